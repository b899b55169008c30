import CGtkForKeypad

/// How many columns of a terminal a text takes.
package func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { sum, scalar in
    if g_unichar_iszerowidth(scalar.value) != 0 { return sum }
    return sum + (g_unichar_iswide(scalar.value) != 0 ? 2 : 1)
  }
}
