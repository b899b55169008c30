#!/usr/bin/env bash
# Makes the API reference of the shared library below .build/docs/GtkKeypad, from what tools/library.sh has made. A warning
# is an error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=.build/docs/GtkKeypad
rm -rf "$out"
gi-docgen generate --quiet --fatal-warnings --no-namespace-dir --config=tools/gi-docgen.toml --output-dir="$out" \
  .build/library/install/share/gir-1.0/GtkKeypad-1.gir
