#!/usr/bin/env bash
# Builds the shared library below .build/library/install, as it is to be installed: library, header, pkg-config file,
# introspection data, Vala's and Glade's files. `./build.sh library` calls it.
#
# Usage: tools/library.sh [PREFIX [LIBDIR]]
# The pkg-config file names PREFIX, by default where it was built, and LIBDIR below it, by default lib.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$PWD/.build/library
root=$work/install
prefix=${1:-$root}
libdir=${2:-lib}
shell=Sources/GtkKeypadShell
name=gtkkeypad-1
version=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' data/*.metainfo.xml | head -n 1)

# The runtime is linked in and hidden: a program may hold another one. Without checks of Swift's actors nothing depends on
# which thread loads the library. It is never unloaded, since types cannot be taken back.
swift build --configuration release --product "$name" --scratch-path "$work/build" \
  -Xswiftc -static-stdlib -Xswiftc -disable-dynamic-actor-isolation -Xswiftc -use-ld=lld \
  -Xlinker --version-script="$PWD/tools/library.map" -Xlinker -soname="lib$name.so.0" \
  -Xlinker --gc-sections -Xlinker --icf=all -Xlinker --as-needed \
  -Xlinker -z -Xlinker defs -Xlinker -z -Xlinker nodelete -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now \
  </dev/null 2>&1 | sed -u '/^warning: prohibited flag(s): /d' >&2

rm -rf "$root"
install -D --mode=644 "$work/build/release/lib$name.so" "$root/$libdir/lib$name.so.0"
strip --strip-unneeded "$root/$libdir/lib$name.so.0"
ln -s "lib$name.so.0" "$root/$libdir/lib$name.so"

headers=()
for header in "$shell"/include/gtkkeypad/*.h; do
  [[ $header != *-inside.h ]] || continue
  install -D --mode=644 -t "$root/include/$name/gtkkeypad" "$header"
  headers+=("$root/include/$name/gtkkeypad/$(basename "$header")")
done

mkdir -p "$root/$libdir/pkgconfig"
sed "s|@PREFIX@|$prefix|; s|@LIBDIR@|$libdir|; s|@VERSION@|${version:-0}|" "tools/$name.pc.in" \
  >"$root/$libdir/pkgconfig/$name.pc"

mkdir -p "$root/share/gir-1.0" "$root/$libdir/girepository-1.0" "$root/share/vala/vapi"
gir=$root/share/gir-1.0/GtkKeypad-1.gir
g-ir-scanner --quiet --warn-all --warn-error --namespace=GtkKeypad --nsversion=1 --identifier-prefix=GtkKeypad \
  --symbol-prefix=gtk_keypad --include=Gtk-3.0 --pkg=gtk+-3.0 --pkg-export="$name" \
  --c-include=gtkkeypad/gtkkeypad.h --library="$name" -L"$root/$libdir" -I"$root/include/$name" -I"$shell/include" \
  --output="$gir" "${headers[@]}" "$shell"/*.c
g-ir-compiler --output="$root/$libdir/girepository-1.0/GtkKeypad-1.typelib" "$gir"
echo gtk+-3.0 >"$root/share/vala/vapi/$name.deps"
vapigen --quiet --library="$name" --directory="$root/share/vala/vapi" --pkg=gtk+-3.0 "$gir"
install -D --mode=644 -t "$root/share/glade/catalogs" "tools/$name.xml"
