import CGtkForKeypad

/// Draws one widget, in logical pixels from its upper left corner, in the colours that CSS gives it.
package final class Painter {
  package let width, height: Double
  /// The thickness of one pixel of the screen, in logical pixels.
  package let devicePixel: Double
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let cairo: OpaquePointer
  private let style: UnsafeMutablePointer<GtkStyleContext>

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ cairo: OpaquePointer) {
    self.widget = widget
    self.cairo = cairo
    style = gtk_widget_get_style_context(widget)
    width = Double(gtk_widget_get_allocated_width(widget))
    height = Double(gtk_widget_get_allocated_height(widget))
    devicePixel = 1 / Double(gtk_widget_get_scale_factor(widget))
    useTextColor()
  }

  /// Backgrounds are painted with colours of their own, and leave none behind.
  private func useTextColor() {
    var colour = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &colour)
    gdk_cairo_set_source_rgba(cairo, &colour)
  }

  /// The CSS background and border, down to the lower right corner, with room left free on two sides.
  package func background(left: Double = 0, top: Double = 0) {
    gtk_render_background(style, cairo, left, top, width - left, height - top)
    gtk_render_frame(style, cairo, left, top, width - left, height - top)
  }

  /// A rectangle in the text colour.
  package func fill(x: Int, y: Int, width: Double, height: Double) {
    cairo_rectangle(cairo, Double(x), Double(y), width, height)
    cairo_fill(cairo)
  }

  /// The CSS background in the shape of a comma that fills the widget: a round dot with a tail.
  package func commaBackground() {
    let radius = width / 2
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_arc(cairo, radius, radius, radius, 0.5 * Double.pi, 2 * Double.pi)
    cairo_curve_to(cairo, width, 0.62 * height, 0.7 * width, 0.88 * height, 0.15 * width, height)
    cairo_curve_to(cairo, 0.4 * width, 0.86 * height, radius, 0.75 * height, radius, 2 * radius)
    cairo_close_path(cairo)
    cairo_clip(cairo)
    gtk_render_background(style, cairo, 0, 0, width, height)
  }

  /// The CSS outline, where the widget shows that it has the focus.
  package func focusOutline() {
    guard gtk_widget_has_visible_focus(widget) != 0 else { return }
    gtk_render_focus(style, cairo, 0, 0, width, height)
  }

  /// A text in the middle of the widget, in its CSS font at this size, smaller where the room is too narrow.
  package func centredText(_ text: String, size: Double, maximumWidth: Double) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var extents = measure(layout, size)
    if Double(extents.width) > maximumWidth {
      extents = measure(layout, size * maximumWidth / Double(extents.width))
    }
    cairo_move_to(cairo, (width - Double(extents.width)) / 2, (height - Double(extents.height)) / 2)
    pango_cairo_show_layout(cairo, layout)
  }

  /// A text in the middle of the widget, in its CSS font, that has to fit into a width and a height: at this size where
  /// it does, else in several lines, else smaller. At the least size words are broken, and what is still too much gives
  /// way to an ellipsis.
  package func centeredLabel(_ text: String, size: Double, leastSize: Double, width room: Double, height: Double) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    pango_layout_set_width(layout, gint(room * Double(PANGO_SCALE)))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    var size = size
    var extents = measure(layout, size)
    while (Double(extents.width) > room || Double(extents.height) > height) && size > leastSize {
      size = max(0.94 * size, leastSize)
      extents = measure(layout, size)
    }
    if Double(extents.width) > room || Double(extents.height) > height {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, gint(height * Double(PANGO_SCALE)))
      extents = measure(layout, size)
    }
    cairo_move_to(cairo, (width - room) / 2, (self.height - Double(extents.height)) / 2)
    pango_cairo_show_layout(cairo, layout)
  }

  /// A pale text at the right, in the middle of the height.
  func paleText(_ text: String, size: Double) {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let extents = measure(layout, size)
    cairo_push_group(cairo)
    useTextColor()
    cairo_move_to(cairo, width - Double(extents.width), (height - Double(extents.height)) / 2)
    pango_cairo_show_layout(cairo, layout)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, paleness)
    useTextColor()
  }

  /// A round dot in the middle of the widget.
  package func centredDot(diameter: Double) {
    cairo_arc(cairo, width / 2, height / 2, diameter / 2, 0, 2 * Double.pi)
    cairo_fill(cairo)
  }

  private func measure(_ layout: OpaquePointer, _ size: Double) -> PangoRectangle {
    let attributes = fontSizeAttributes(size)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &logical)
    return logical
  }

  /// Strokes of round ends through points, each stroke by itself.
  package func strokes(_ lines: [[(x: Double, y: Double)]], thickness: Double) {
    cairo_set_line_width(cairo, thickness)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    for line in lines {
      cairo_new_sub_path(cairo)
      for point in line { cairo_line_to(cairo, point.x, point.y) }
      // A stroke that returns to its start is an outline: its corner is joined, not capped.
      if let first = line.first, let last = line.last, line.count > 2, first == last { cairo_close_path(cairo) }
    }
    cairo_stroke(cairo)
  }
}

extension Widget {
  /// Calls once, when it is drawn next.
  package func onNextDraw(_ handler: @escaping () -> Void) {
    var isDrawn = false
    connect("draw", OpaquePointer.self) { _ in
      if !isDrawn { handler() }
      isDrawn = true
      return false
    }
  }

  /// Draws the widget instead of GTK.
  package func onDraw(_ paint: @escaping (Painter) -> Void) {
    connect("draw", OpaquePointer.self) { [weak self] cairo in
      guard let self else { return false }
      paint(Painter(pointer, cairo))
      return true
    }
  }

  /// Draws the widget's background, then something, then leaves the rest to GTK.
  package func onDrawBehind(_ paint: @escaping (Painter) -> Void) {
    connect("draw", OpaquePointer.self) { [weak self] cairo in
      guard let self else { return false }
      let painter = Painter(pointer, cairo)
      painter.background()
      paint(painter)
      return false
    }
  }
}

/// How opaque letters are that stand for something that is not there yet: on white they have a contrast above 3:1 still,
/// which WCAG asks for large text.
let paleness = 0.62
