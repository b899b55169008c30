/* A numeric keypad for GTK 3. Include this header only. */
#pragma once

#include <gtkkeypad/gtkkeypad-enums.h>
#include <gtkkeypad/gtkkeypad-base.h>
#include <gtkkeypad/gtkkeypad-numeric.h>
#include <gtkkeypad/gtkkeypad-keypad.h>
#include <gtkkeypad/gtkkeypad-view.h>
#include <gtkkeypad/gtkkeypad-boxes.h>
#include <gtkkeypad/gtkkeypad-dialog.h>
