/* A door that opens with a code.
 *
 * valac --pkg gtkkeypad-1 door.vala */
int main (string[] args) {
    Gtk.init (ref args);
    var window = new Gtk.Window () { title = "Door", default_width = 400, default_height = 500 };
    var boxes = new GtkKeypad.Boxes (4, 0) {
        prompt = "Code", confirm_when_complete = true, shuffle = GtkKeypad.Shuffle.WHEN_SHOWN
    };
    boxes.confirmed.connect ((code) => {
        stdout.printf ("%s\n", code == "2580" ? "open" : "closed");
        stdout.flush ();
        boxes.text = "";
    });
    window.add (boxes);
    window.destroy.connect (Gtk.main_quit);
    window.show_all ();
    Gtk.main ();
    return 0;
}
