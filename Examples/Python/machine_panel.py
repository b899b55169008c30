#!/usr/bin/python3
"""A panel of a milling machine: all of the window is in machine_panel.ui, which Glade opens."""

import pathlib

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GtkKeypad", "1")
from gi.repository import GObject, Gtk, GtkKeypad


class Handlers:
    """What the signals in the file are connected to."""

    machine_is_moving = False

    def set_offset(self, _keypad, number):
        print("offset", number, flush=True)

    def should_change(self, _keypad, _start, _end, _replacement):
        return not self.machine_is_moving

    def ask_feed(self, button):
        dialog = GtkKeypad.Dialog.new(button.get_toplevel(), "Feed, mm/min")
        dialog.get_view().set_properties(preset=GtkKeypad.Preset.DIGITS, integer_digits=5, min="1", max="12000")
        feed = dialog.run()
        dialog.destroy()
        print("feed", feed, flush=True)

    def quit(self, _window):
        Gtk.main_quit()


# Else GtkBuilder would not know the classes that the file names.
GObject.type_ensure(GtkKeypad.Keypad)
builder = Gtk.Builder.new_from_file(str(pathlib.Path(__file__).with_suffix(".ui")))
builder.connect_signals(Handlers())
builder.get_object("offset").get_accessible().set_name("Tool offset")
builder.get_object("window").show()
Gtk.main()
