#!/usr/bin/env bash
# Builds the examples in C and Vala with what tools/library.sh has made, below .build/library/examples, and checks that the
# header is good C11 and C++17 by itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD/.build/library/install
out=$PWD/.build/library/examples
export PKG_CONFIG_PATH=$root/lib/pkgconfig
read -ra flags < <(pkg-config --cflags --libs gtkkeypad-1)
mkdir -p "$out"

strict=(-Wall -Wextra -Werror -pedantic -Wno-unused-parameter -fsyntax-only)
echo '#include <gtkkeypad/gtkkeypad.h>' | clang -std=c11 "${strict[@]}" "${flags[@]}" -Wno-unused-command-line-argument -x c -
echo '#include <gtkkeypad/gtkkeypad.h>' | clang++ -std=c++17 "${strict[@]}" "${flags[@]}" -Wno-unused-command-line-argument -x c++ -

for source in Examples/C/*.c Tests/Hosts/*.c; do
  [[ $source != */glade-* ]] || continue
  clang -std=gnu11 -O2 -Wall -Werror -o "$out/$(basename "$source" .c)" "$source" "${flags[@]}"
done
for source in Examples/Vala/*.vala; do
  valac --ccode --directory="$out" --basedir="$(dirname "$source")" --vapidir="$root/share/vala/vapi" --pkg=gtkkeypad-1 "$source"
  code=$out/$(basename "$source" .vala)
  clang -O2 -w -o "$code" "$code.c" "${flags[@]}"
done
read -ra flags < <(pkg-config --cflags --libs gladeui-2.0)
clang -w -o "$out/glade-save" Tests/Hosts/glade-save.c "${flags[@]}"
