#!/usr/bin/env bash
# Builds, runs, tests, checks and installs gtk-keypad. `./build.sh help` lists the commands.
set -euo pipefail

# Debian packages, each list with its purpose. Recommended packages are left out, so what is needed is named.
build_packages=(gettext libgtk-3-dev pkg-config)
test_packages=(
  "${build_packages[@]}" at-spi2-core cage dbus fonts-dejavu-core gir1.2-glib-2.0 libatspi2.0-dev libglib2.0-bin libicu-dev
  libxss1 locales openbox python3-gi sway wtype xserver-xorg-core xserver-xorg-video-dummy xwayland
)
bench_packages=("${test_packages[@]}" libhandy-1-dev yad zenity)
lint_packages=(appstream desktop-file-utils gettext libxml2-utils mandoc shellcheck)

id=io.github.gtk_keypad.Keypad
domain=gtk-keypad
program=.build/release/keypad
interface=${id}1
service=$(dirname "$program")/$id.service # says where the program is installed
swift_sources=(Package.swift Sources Tests Benchmarks Examples)

show_help() {
  cat <<'END'
Usage: ./build.sh COMMAND

  run [-- OPTION...]        build the keypad and run it with these options
  test [ARGUMENT...]        build everything and run the tests; the arguments go to `swift test`,
                            as in: ./build.sh test --filter EndToEndTests
  bench [-- ARGUMENT...]    measure the keypad beside others, as docs/benchmarks.md describes, and print tables
  docs                      build the documentation of the two libraries below .build/docs
  build                     build .build/release/keypad, Swift's runtime linked in, and the translations
  install [--prefix=DIR]    build, and put program and data below DIR (/usr/local); DESTDIR is respected
  uninstall [--prefix=DIR]  take away what install put there, and nothing else
  format                    format the Swift code and bring the translation files up to date with it
  lint                      check the code's format, the scripts, the data and the rules of the house
  clean                     remove what was built
  help                      show this

run, test, bench, build, install and lint first install the Debian packages that they miss, as root or through sudo.
END
}

say() { printf 'build.sh: %s\n' "$*" >&2; }

fail() {
  say "$1"
  exit 1
}

wrong_usage() {
  say "$1"
  exit 2
}

no_arguments() {
  local command=$1
  shift
  (($# == 0)) || wrong_usage "$command takes no argument, but got '$1'"
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

require_swift() {
  local version
  command -v swift >/dev/null || fail "Swift is missing: install 6.3 or newer (https://www.swift.org/install) and put it on the PATH"
  version=$(swift --version 2>&1 </dev/null) || fail "Swift does not run: $version"
  [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] || fail "this is no version of Swift: $version"
  ((BASH_REMATCH[1] * 1000 + BASH_REMATCH[2] >= 6003)) ||
    fail "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old: 6.3 or newer is needed"
}

# Installs what is missing of the named Debian packages.
require_packages() {
  local package status by_hand missing=() apt_get=(apt-get -qy -o DPkg::Lock::Timeout=300)
  if ! command -v dpkg-query >/dev/null; then
    say "this is not Debian, so go on and hope for the counterparts of: $*"
    return
  fi
  for package; do
    status=$(dpkg-query --show --showformat="\${db:Status-Status} " "$package" 2>/dev/null || true)
    [[ " $status" == *" installed "* ]] || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0
  by_hand="as root: apt-get install --no-install-recommends ${missing[*]}"

  if ! command -v apt-get >/dev/null || { ((EUID != 0)) && ! command -v sudo >/dev/null; }; then
    fail "packages are missing and cannot be installed from here; $by_hand"
  fi
  say "installing ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive "${apt_get[@]}" update </dev/null >&2 ||
    say "the package lists could not all be refreshed; trying with those at hand"
  as_root env DEBIAN_FRONTEND=noninteractive "${apt_get[@]}" install --no-install-recommends "${missing[@]}" </dev/null >&2 ||
    fail "that failed; try it by hand, $by_hand"
}

# `swift build`, all of its words on standard error, less a harmless warning about flags that GTK asks for.
swift_build() {
  swift build "$@" </dev/null 2>&1 | sed -u '/^warning: prohibited flag(s): \(-pthread\(, \)\?\)*$/d' >&2
}

catalogue() { printf '%s' "locale/$(basename "$1" .po)/LC_MESSAGES/$domain.mo"; }

build() {
  local po target
  swift_build --configuration release --static-swift-stdlib --product keypad
  for po in data/po/*.po; do
    target=$(dirname "$program")/$(catalogue "$po")
    mkdir -p "$(dirname "$target")"
    msgfmt --output-file="$target" "$po"
  done
}

# Programs that use the package as others would.
build_examples() {
  local example
  for example in Examples/*/; do
    swift_build --package-path "$example" --scratch-path ".build/$example"
  done
}

# The tests' language is the one that the sources are written in, whoever runs them.
run_tests() {
  build
  swift_build --build-tests
  build_examples
  exec env --unset=LANGUAGE LC_ALL=C.UTF-8 KEYPAD_PROGRAM="$PWD/$program" swift test --skip-build "$@" </dev/null
}

# The programs in C that the keypad is compared with. Swift's package manager would link them with Swift's runtime.
build_counterparts() {
  local source library flags folder
  folder=$(dirname "$program")/counterparts
  mkdir -p "$folder"
  for source in Benchmarks/Counterparts/*.c; do
    library=gtk+-3.0
    [[ $source != */handy-* ]] || library=libhandy-1
    read -ra flags < <(pkg-config --cflags --libs "$library")
    clang -O2 -Wall -Wextra -Werror -o "$folder/$(basename "$source" .c)" "$source" "${flags[@]}"
  done
}

# Documentation from the comments in the code; a warning is an error.
build_docs() {
  local graphs module log=.build/docs/log
  rm -rf .build/docs
  # It wants all modules to be there, those of the tests too.
  swift_build --build-tests
  swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members </dev/null >&2
  graphs=$(swift build --show-bin-path </dev/null)/../symbolgraph
  [[ -e $graphs/KeypadEngine.symbols.json ]] || fail "there are no symbol graphs in $graphs"
  for module in KeypadEngine KeypadGTK; do
    mkdir -p ".build/docs/$module.symbols"
    cp "$graphs/$module.symbols.json" ".build/docs/$module.symbols/"
    docc convert --additional-symbol-graph-dir ".build/docs/$module.symbols" --fallback-display-name "$module" \
      --fallback-bundle-identifier "io.github.gtk_keypad.$module" --output-path ".build/docs/$module.doccarchive" \
      >>"$log" 2>&1 || fail "docc failed: $(cat "$log")"
  done
  ! grep -q warning "$log" || fail "docc warns: $(cat "$log")"
}

# What figures depend on, in Markdown.
describe_machine() {
  local model
  model=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | head -n 1)
  printf '%s, %s cores, Linux %s, %s\n\n' "$model" "$(nproc)" "$(uname -r)" "$(swift --version 2>/dev/null | head -n 1)"
  dpkg-query --show --showformat='- ${Package} ${Version}\n' \
    libgtk-3-0 libhandy-1-0 xserver-xorg-core xserver-xorg-video-dummy yad zenity
  echo
}

# Standard output gets the results and nothing else.
run_benchmarks() {
  build
  build_counterparts
  swift_build --configuration release --static-swift-stdlib --product KeypadBenchmarks
  describe_machine
  exec env --unset=LANGUAGE LC_ALL=C.UTF-8 KEYPAD_PROGRAM="$PWD/$program" \
    "$(dirname "$program")/KeypadBenchmarks" "$@" </dev/null
}

# The prefix that the arguments name.
prefix() {
  local argument chosen=/usr/local
  for argument; do
    [[ $argument == --prefix=/* ]] ||
      wrong_usage "the one option here is --prefix=DIR with an absolute path, but got '$argument'"
    chosen=${argument#--prefix=}
  done
  printf '%s' "$chosen"
}

# What belongs where in an installation: mode, source and place below the prefix, one file a line.
installation() {
  local po profile icons=icons/hicolor
  echo "755 $program bin/keypad"
  echo "644 data/$id.desktop share/applications/$id.desktop"
  echo "644 data/$id.metainfo.xml share/metainfo/$id.metainfo.xml"
  echo "644 data/$icons/scalable/apps/$id.svg share/$icons/scalable/apps/$id.svg"
  echo "644 data/$icons/symbolic/apps/$id-symbolic.svg share/$icons/symbolic/apps/$id-symbolic.svg"
  echo "644 data/keypad.1 share/man/man1/keypad.1"
  echo "644 Sources/keypad/Resources/$interface.xml share/dbus-1/interfaces/$interface.xml"
  echo "644 $service share/dbus-1/services/$id.service"
  for profile in data/profiles/*.conf; do
    echo "644 $profile share/$domain/profiles/$(basename "$profile")"
  done
  for po in data/po/*.po; do
    echo "644 $(dirname "$program")/$(catalogue "$po") share/$(catalogue "$po")"
  done
}

# Refreshes the icon cache, where there is one. (The desktop entry claims no file types, so it needs no cache.)
refresh_icon_cache() {
  local icons=$1/share/icons/hicolor
  if [[ -e $icons/icon-theme.cache ]] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache --quiet --force --ignore-theme-index "$icons"
  fi
}

install_files() {
  local root=$1 prefix=$2 mode source place
  sed "s#@prefix@#$prefix#" "data/dbus/$id.service.in" >"$service"
  while read -r mode source place; do
    install -D --mode="$mode" -- "$source" "$root/$place"
  done < <(installation)
  refresh_icon_cache "$root"
  say "installed below $root"
}

uninstall_files() {
  local root=$1 place
  while read -r _ _ place; do
    rm -f -- "$root/$place"
  done < <(installation)
  refresh_icon_cache "$root"
  say "uninstalled from $root"
}

# Says early, before a long build, that a place cannot be written to.
require_writable() {
  { mkdir -p "$1/bin" && [[ -w $1/bin ]]; } ||
    fail "cannot write to $1: use --prefix=DIR, or become root with sudo env \"PATH=\$PATH\" ./build.sh install"
}

# Collects the words for people out of the sources into the named template.
#
# xgettext knows no Swift. Vala is near enough: comments, "strings" and """strings""" are alike, and a label before an
# argument does no harm. Whatever it complains about it has not understood, so that is an error here; it does not look
# inside \(interpolations). Places are named without line numbers, and without the date of creation, so that the
# template changes only when the words do.
extract_words() {
  local template=$1 xgettext complaints
  xgettext=(
    xgettext --language=Vala --from-code=UTF-8 --files-from=- --output="$template" --force-po
    --keyword --keyword=translated:1 "--keyword=translated:1,2" --keyword=markedForTranslation:1
    --add-comments=Translators --add-location=file
    --package-name="$domain" --copyright-holder="the gtk-keypad authors"
  )
  complaints=$(find Sources -name '*.swift' | LC_ALL=C sort | LC_ALL=C.UTF-8 "${xgettext[@]}" 2>&1) || true
  if [[ -n $complaints ]]; then
    printf '%s\n' "$complaints" >&2
    return 1
  fi
  sed -i '/^"POT-Creation-Date:/d; s/charset=CHARSET/charset=UTF-8/' "$template"
}

format() {
  local po
  swift format --in-place --recursive "${swift_sources[@]}"
  extract_words "data/po/$domain.pot"
  for po in data/po/*.po; do
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --add-location=file "$po" "data/po/$domain.pot"
  done
}

# One check of lint: its name, and the command that fails if it does.
check() {
  local what=$1
  shift
  if ! "$@" </dev/null; then
    say "lint: not in order: $what"
    out_of_order+=("$what")
  fi
}

# Fails if a search with grep for what must not be there finds something.
nothing_found() {
  local status=0
  "$@" >&2 || status=$?
  ((status == 1))
}

# Pointers are made and followed in the bridge and in the command's support only. The widgets of host programs pass
# through under a name of its own.
no_pointers_above_the_bridge() {
  nothing_found grep -rnP --include='*.swift' --exclude-dir=GTKBridge --exclude-dir=CommandSupport \
    '^([^/]|/[^/])*(Unsafe|Unmanaged|OpaquePointer|unsafeBitCast|\.pointee)' Sources
}

no_imports_in_the_engine() {
  nothing_found grep -rnE --include='*.swift' '^[^/]*\<import +[A-Za-z]' Sources/KeypadEngine
}

no_foundation() {
  nothing_found grep -rnE --include='*.swift' '^[^/]*\<import +(Foundation|Dispatch)' Sources
}

# Hints count, too.
desktop_entry_is_valid() {
  nothing_found grep . <(desktop-file-validate "data/$id.desktop" 2>&1)
}

template_is_up_to_date() {
  local fresh status=0
  fresh=$(mktemp)
  { extract_words "$fresh" && diff -u "data/po/$domain.pot" "$fresh" >&2; } || status=1
  rm -f "$fresh"
  return "$status"
}

# Every message is there, translated or not, and keeps the placeholders of the original.
catalogues_are_valid() {
  local po status=0
  for po in data/po/*.po; do
    msgfmt --check --output-file=/dev/null "$po" || status=1
    msgcmp --use-fuzzy --use-untranslated "$po" "data/po/$domain.pot" || status=1
  done
  return "$status"
}

lint() {
  out_of_order=()
  check "format of the Swift code (./build.sh format)" swift format lint --strict --recursive "${swift_sources[@]}"
  check "unsafe code stays in GTKBridge and CommandSupport" no_pointers_above_the_bridge
  check "the engine imports nothing" no_imports_in_the_engine
  check "no Foundation, no Dispatch" no_foundation
  check "shell scripts" shellcheck build.sh .ci/run Examples/Ask/ask.sh
  check "desktop entry" desktop_entry_is_valid
  check "metainfo" appstreamcli validate --no-net --strict "data/$id.metainfo.xml"
  check "icons" xmllint --noout --nonet data/icons/hicolor/*/apps/*.svg
  check "D-Bus interface" xmllint --noout --nonet "Sources/keypad/Resources/$interface.xml"
  check "man page" mandoc -T lint -W style data/keypad.1
  check "template of the translations (./build.sh format)" template_is_up_to_date
  check "translations" catalogues_are_valid
  ((${#out_of_order[@]} == 0)) || fail "lint: ${#out_of_order[@]} not in order"
  say "lint: all in order"
}

main() {
  local command=${1-}
  (($# == 0)) || shift
  case $command in
    run)
      (($# == 0)) || [[ $1 == -- ]] ||
        wrong_usage "the keypad's options go behind --, as in: ./build.sh run -- $*"
      require_swift
      require_packages "${build_packages[@]}"
      build
      exec "$program" "${@:2}"
      ;;
    test)
      require_swift
      require_packages "${test_packages[@]}"
      run_tests "$@"
      ;;
    bench)
      (($# == 0)) || [[ $1 == -- ]] ||
        wrong_usage "the arguments of the benchmarks go behind --, as in: ./build.sh bench -- $*"
      require_swift
      require_packages "${bench_packages[@]}"
      run_benchmarks "${@:2}"
      ;;
    docs)
      no_arguments docs "$@"
      require_swift
      require_packages "${test_packages[@]}"
      build_docs
      ;;
    build)
      no_arguments build "$@"
      require_swift
      require_packages "${build_packages[@]}"
      build
      ;;
    install)
      prefix=$(prefix "$@")
      require_writable "${DESTDIR-}$prefix"
      require_swift
      require_packages "${build_packages[@]}"
      build
      install_files "${DESTDIR-}$prefix" "$prefix"
      ;;
    uninstall)
      prefix=$(prefix "$@")
      uninstall_files "${DESTDIR-}$prefix"
      ;;
    format)
      no_arguments format "$@"
      require_swift
      require_packages gettext
      format
      ;;
    lint)
      no_arguments lint "$@"
      require_swift
      require_packages "${lint_packages[@]}"
      lint
      ;;
    clean)
      no_arguments clean "$@"
      rm -rf .build
      ;;
    help | --help | -h)
      show_help
      ;;
    *)
      wrong_usage "a command is wanted (run, test, bench, docs, build, install, uninstall, format, lint, clean, help), but got '$command'"
      ;;
  esac
}

CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
{ : <&0; } 2>/dev/null || exec </dev/null # a closed standard input is an empty one
main "$@"
