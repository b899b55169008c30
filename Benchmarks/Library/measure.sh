#!/usr/bin/env bash
# What the shared library costs a program in C, on the display that DISPLAY names: the same host without it, with as many
# plain buttons, and with a keypad take turns. Prints a table in Markdown: median, and 5 % to 95 %.
#
# Usage: ./build.sh library && Benchmarks/Library/measure.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
rounds=${1:-31}
work=.build/library/cost
library=$PWD/.build/library/install/lib
mkdir -p "$work"
export PKG_CONFIG_PATH=$library/pkgconfig LD_LIBRARY_PATH=$library
read -ra gtk < <(pkg-config --cflags --libs gtk+-3.0)
read -ra keypad < <(pkg-config --cflags --libs gtkkeypad-1)
clang -O2 -o "$work/alone" Benchmarks/Library/host.c "${gtk[@]}"
clang -O2 -DGRID -o "$work/grid" Benchmarks/Library/host.c "${gtk[@]}"
clang -O2 -DKEYPAD -o "$work/keypad" Benchmarks/Library/host.c "${keypad[@]}"
rm -f "$work"/*.txt
for ((round = 0; round < rounds; round++)); do
  for host in alone grid keypad; do "$work/$host" >>"$work/$host.txt"; done
done

# The median, and what nine of ten lie between, of one column.
spread() {
  sort -n -k "$2,$2" "$1" | awk -v c="$2" '{v[NR] = $c} END {
    print v[int((NR + 1) / 2)] " (" v[int(NR * 0.05) + 1] "–" v[int(NR * 0.95 + 0.5)] ")"}'
}
echo "| Host | CPU until it rests, ms | private memory, changed, KiB | private memory, as in its files, KiB |"
echo "|---|---:|---:|---:|"
for host in "alone|an entry" "grid|the same with 14 plain buttons" "keypad|the same with a keypad"; do
  echo "| ${host#*|} | $(spread "$work/${host%%|*}.txt" 1) | $(spread "$work/${host%%|*}.txt" 2) |" \
    "$(spread "$work/${host%%|*}.txt" 3) |"
done
printf '\nlibgtkkeypad-1.so.0: %s bytes, %s exported symbols\n' "$(stat -c %s "$library/libgtkkeypad-1.so.0")" \
  "$(nm -D --defined-only "$library/libgtkkeypad-1.so.0" | wc -l)"
