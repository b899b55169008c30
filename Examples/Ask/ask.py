#!/usr/bin/python3
"""Asks for an amount over the session bus and prints it: ask.py [PROMPT]

What the keypad refuses meanwhile is told on standard error. Ctrl+C cancels the question.
"""

import signal
import sys

from gi.repository import Gio, GLib

NAME = "io.github.gtk_keypad.Keypad"
PATH = "/io/github/gtk_keypad/Keypad"
INTERFACE = "io.github.gtk_keypad.Keypad1"


def main():
    options = {
        "prompt": GLib.Variant("s", sys.argv[1] if len(sys.argv) > 1 else "Amount"),
        "preset": GLib.Variant("s", "money"),
        "timeout": GLib.Variant("i", 600),
    }
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    loop = GLib.MainLoop()
    result = []

    def refused(_bus, _sender, _path, _interface, _signal, arguments):
        reason, words = arguments.unpack()
        print(f"{reason}: {words}", file=sys.stderr, flush=True)

    def answered(bus, reply):
        try:
            result.append(bus.call_finish(reply).unpack())
        except GLib.Error as error:
            print(f"not asked: {error.message}", file=sys.stderr)
        loop.quit()

    def interrupted():
        bus.call(NAME, PATH, INTERFACE, "Cancel", None, None, Gio.DBusCallFlags.NONE, -1, None, None)
        return GLib.SOURCE_CONTINUE

    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGINT, interrupted)
    bus.signal_subscribe(NAME, INTERFACE, "KeyRefused", PATH, None, Gio.DBusSignalFlags.NONE, refused)
    # GLib.MAXINT: the call waits for as long as the person thinks. With -1 it would give up after 25 seconds.
    bus.call(
        NAME, PATH, INTERFACE, "Ask", GLib.Variant("(a{sv})", (options,)), GLib.VariantType("(ss)"),
        Gio.DBusCallFlags.NONE, GLib.MAXINT, None, answered,
    )
    loop.run()
    if not result:
        return 2
    status, value = result[0]
    print(f"to pay: {value}" if status == "confirmed" else status)
    return 0


sys.exit(main())
