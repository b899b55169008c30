#!/usr/bin/python3
"""A panel of a 3D printer, in the style of KlipperScreen: a temperature is asked for where it is shown."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GtkKeypad", "1")
from gi.repository import Gtk, GtkKeypad


class Temperature(GtkKeypad.View):
    """A field for the target of one heater. Its limit is a property, and confirming sets the target."""

    __gtype_name__ = "Temperature"

    def __init__(self, heater, limit, set_target):
        super().__init__(preset=GtkKeypad.Preset.DIGITS, leading_zeros=GtkKeypad.LeadingZeros.REPLACE)
        self.set_properties(prompt=f"{heater} °C", integer_digits=3, max=str(limit))
        self.props.corner_key = GtkKeypad.CornerKey.CANCEL
        self.set_target = set_target

    def do_confirmed(self, text):
        self.set_target(int(text))


class PrinterPanel(Gtk.Window):
    """Two heaters, each with a button that shows its target."""

    HEATERS = {"Nozzle": 285, "Bed": 110}

    def __init__(self):
        super().__init__(title="Printer", default_width=480, default_height=480)
        self.stack = Gtk.Stack()
        buttons = Gtk.Box(spacing=6, homogeneous=True)
        self.stack.add_named(buttons, "heaters")
        for heater, limit in self.HEATERS.items():
            button = Gtk.Button(label=f"{heater}: 0 °C")
            keypad = Temperature(heater, limit, lambda degrees, heater=heater, button=button:
                                 self.heat(heater, button, degrees))
            keypad.connect("cancelled", lambda _: self.stack.set_visible_child_name("heaters"))
            button.connect("clicked", self.ask, keypad)
            buttons.add(button)
            self.stack.add_named(keypad, heater)
        self.add(self.stack)
        self.connect("destroy", Gtk.main_quit)

    def ask(self, _button, keypad):
        keypad.set_text("")
        self.stack.set_visible_child(keypad)

    def heat(self, heater, button, degrees):
        print(heater, degrees, flush=True)
        button.set_label(f"{heater}: {degrees} °C")
        self.stack.set_visible_child_name("heaters")


PrinterPanel().show_all()
Gtk.main()
