#!/usr/bin/env bash
# Builds, runs, tests, checks and installs gtk-keypad. `./build.sh help` lists the commands.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

# Debian packages, each list with its purpose. Recommended packages are left out, so what is needed is named.
build_packages=(gettext libgtk-3-dev pkg-config)
test_packages=(
  "${build_packages[@]}" at-spi2-core cage dbus fonts-dejavu-core gir1.2-glib-2.0 libatspi2.0-dev libglib2.0-bin
  libicu-dev libxss1 locales openbox python3 python3-gi sway wtype xserver-xorg-core xserver-xorg-video-dummy xwayland
)
bench_packages=("${test_packages[@]}" libhandy-1-dev yad zenity)
library_packages=("${build_packages[@]}" gobject-introspection libgirepository1.0-dev valac)
test_packages+=("${library_packages[@]}" gir1.2-gtk-3.0 libgladeui-dev python3-gi valgrind)
lint_packages=(appstream desktop-file-utils gettext libxml2-utils mandoc shellcheck systemd)
deb_packages=("${build_packages[@]}" debhelper dpkg-dev lintian)
package_test_packages=("${deb_packages[@]}" devscripts mmdebstrap xdotool xvfb)

id=io.github.gtk_keypad.Keypad
domain=gtk-keypad
program=.build/release/keypad
interface=${id}1
service=$(dirname "$program")/$id.service # says where the program is installed

# How a release is built. Paths are named from the folder of the sources on, so that the program does not depend on it.
release_options=(
  --configuration release --static-swift-stdlib --disable-local-rpath
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc "--config=$PWD/tools/link.cfg"
  -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=." -Xcc -fstack-protector-strong
)
swift_sources=(Package.swift Sources Tests Benchmarks Examples)

show_help() {
  cat <<'END'
Usage: ./build.sh COMMAND

  run [-- OPTION...]        build the keypad and run it with these options
  test [ARGUMENT...]        build everything and run the tests; the arguments go to `swift test`,
                            as in: ./build.sh test --filter EndToEndTests
  bench [-- ARGUMENT...]    measure the keypad beside others, as docs/benchmarks.md describes, and print tables
  docs                      build the documentation of the libraries below .build/docs
  build                     build .build/release/keypad, Swift's runtime linked in, and the translations
  library [PREFIX [LIBDIR]] build the shared library for C, Python and Vala below .build/library/install
  install [--prefix=DIR] [DESTDIR=DIR]
                            build, and put program and data below the prefix (/usr/local), itself below DESTDIR
  uninstall [--prefix=DIR] [DESTDIR=DIR]
                            take away what install put there, and nothing else
  deb                       make the Debian package in dist/, and look at it with lintian
  package-test              make the package, in two folders, and try it in fresh trees of Debian; as root
  format                    format the Swift code and bring the translation files up to date with it
  lint                      check the code's format, the scripts, the data and the rules of the house
  clean                     remove what was built
  help                      show this

run, test, bench, build, library, install, deb, package-test and lint first install the Debian packages that they miss, as root
or through sudo.
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
  swift_build "${release_options[@]}" --product keypad
  for po in data/po/*.po; do
    target=$(dirname "$program")/$(catalogue "$po")
    mkdir -p "$(dirname "$target")"
    msgfmt --output-file="$target" "$po"
  done
}

# Programs that use the package as others would.
build_examples() {
  local example
  for example in Examples/*/Package.swift; do
    example=$(dirname "$example")/
    swift_build --package-path "$example" --scratch-path ".build/$example"
  done
}

# The tests' language is the one that the sources are written in, whoever runs them.
run_tests() {
  build
  swift_build --build-tests
  build_examples
  tools/library.sh
  tools/library-examples.sh
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
  swift_build "${release_options[@]}" --product KeypadBenchmarks
  describe_machine
  exec env --unset=LANGUAGE LC_ALL=C.UTF-8 KEYPAD_PROGRAM="$PWD/$program" \
    "$(dirname "$program")/KeypadBenchmarks" "$@" </dev/null
}

# Finds where the arguments of install and uninstall lead: `prefix`, and `root`, which is that below DESTDIR.
find_destination() {
  local argument chosen=/usr/local staging=${DESTDIR-}
  for argument; do
    case $argument in
      --prefix=/*) chosen=${argument#--prefix=} ;;
      DESTDIR=/*) staging=${argument#DESTDIR=} ;;
      *) wrong_usage "the options here are --prefix=DIR and DESTDIR=DIR with absolute paths, but got '$argument'" ;;
    esac
  done
  prefix=$chosen
  root=$staging$chosen
}

# What belongs where in an installation: mode, source and place below the prefix, one file a line.
installation() {
  local po profile unit icons=icons/hicolor
  echo "755 $program bin/keypad"
  echo "644 data/$id.desktop share/applications/$id.desktop"
  echo "644 data/$id.metainfo.xml share/metainfo/$id.metainfo.xml"
  echo "644 data/$icons/scalable/apps/$id.svg share/$icons/scalable/apps/$id.svg"
  echo "644 data/$icons/symbolic/apps/$id-symbolic.svg share/$icons/symbolic/apps/$id-symbolic.svg"
  echo "644 CHANGELOG.md share/doc/$domain/NEWS.md"
  echo "644 debian/copyright share/doc/$domain/copyright"
  echo "644 docs/kiosk.md share/doc/$domain/kiosk.md"
  for unit in data/kiosk/*; do
    echo "644 $unit share/doc/$domain/examples/$(basename "$unit")"
  done
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
  local mode source place
  sed "s#@prefix@#$prefix#" "data/dbus/$id.service.in" >"$service"
  while read -r mode source place; do
    install -D --mode="$mode" -- "$source" "$root/$place"
  done < <(installation)
  refresh_icon_cache "$root"
  say "installed below $root"
}

# Folders that were there before any program, empty or not.
belongs_to_the_system() {
  [[ $1 == /usr || $1 == /usr/local ]] && [[ $2 == bin || $2 == share || $2 == share/man ]]
}

uninstall_files() {
  local root=$1 place folder
  while read -r _ _ place; do
    rm -f -- "$root/$place"
    folder=$(dirname "$place")
    until [[ $folder == . ]] || belongs_to_the_system "$root" "$folder"; do
      rmdir -- "$root/$folder" 2>/dev/null || break
      folder=$(dirname "$folder")
    done
  done < <(installation)
  refresh_icon_cache "$root"
  say "uninstalled from $root"
}

# Says early, before a long build, that a place cannot be written to.
require_writable() {
  { mkdir -p "$1/bin" && [[ -w $1/bin ]]; } ||
    fail "cannot write to $1: use --prefix=DIR, or become root with sudo env \"PATH=\$PATH\" ./build.sh install"
}

# The package and what describes its making, below dist/ and nowhere else.
build_deb() {
  local name
  rm -rf dist
  mkdir dist
  name=dist/${domain}_$(dpkg-parsechangelog --show-field Version)_$(dpkg --print-architecture)
  PACKAGE_FOLDER=$PWD/dist dpkg-buildpackage --build=binary --no-sign --buildinfo-file="$name.buildinfo" \
    --changes-file="$name.changes" --buildinfo-option="-u$PWD/dist" --changes-option="-u$PWD/dist" </dev/null >&2
  lintian --fail-on error,warning --allow-root --tag-display-limit 0 "$name.changes" >&2 || fail "lintian complains"
  say "made $name.deb"
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
  nothing_found grep -rnP --include='*.swift' --exclude-dir=GTKBridge --exclude-dir=CommandSupport --exclude-dir=GtkKeypadInside \
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

# Debian 12's validator does not know the tag that newer ones ask for, <developer>.
metainfo_is_valid() {
  appstreamcli validate --no-net --strict --override=unknown-tag=pedantic "data/$id.metainfo.xml"
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

# The version of the program is that of the newest release and of the package.
versions_agree() {
  local version
  version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/keypad/Version.swift)
  grep -m 1 '<release ' "data/$id.metainfo.xml" | grep -qF "version=\"$version\"" &&
    head -n 1 debian/changelog | grep -qF "$domain ($version)"
}

# The programs that they start are not there, so copies that start another are looked at.
units_are_valid() {
  local folder unit status=0
  folder=$(mktemp --directory)
  for unit in data/kiosk/*.service; do
    sed 's|^ExecStart=[^ ]*|ExecStart=/bin/true|' "$unit" >"$folder/$(basename "$unit")"
  done
  systemd-analyze verify --man=no "$folder"/*.service || status=1
  rm -rf "$folder"
  return "$status"
}

lint() {
  out_of_order=()
  check "format of the Swift code (./build.sh format)" swift format lint --strict --recursive "${swift_sources[@]}"
  check "unsafe code stays in GTKBridge, CommandSupport and GtkKeypadInside" no_pointers_above_the_bridge
  check "the engine imports nothing" no_imports_in_the_engine
  check "no Foundation, no Dispatch" no_foundation
  check "shell scripts" shellcheck build.sh .ci/run tools/package-test tools/*.sh data/kiosk/*.sh Examples/Ask/ask.sh
  check "one version everywhere" versions_agree
  check "units for the boot" units_are_valid
  check "desktop entry" desktop_entry_is_valid
  check "metainfo" metainfo_is_valid
  check "icons" xmllint --noout --nonet data/icons/hicolor/*/apps/*.svg
  check "D-Bus interface" xmllint --noout --nonet "Sources/keypad/Resources/$interface.xml"
  check "man page" mandoc -T lint -W style data/keypad.1
  check "template of the translations (./build.sh format)" template_is_up_to_date
  check "translations" catalogues_are_valid
  ((${#out_of_order[@]} == 0)) || fail "lint: ${#out_of_order[@]} not in order"
  say "lint: all in order"
}

main() {
  local root prefix command=${1-}
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
      require_packages "${test_packages[@]}" gi-docgen
      build_docs
      tools/library.sh
      tools/library-docs.sh
      ;;
    build)
      no_arguments build "$@"
      require_swift
      require_packages "${build_packages[@]}"
      build
      ;;
    library)
      require_swift
      require_packages "${library_packages[@]}"
      tools/library.sh "$@"
      ;;
    install)
      find_destination "$@"
      require_writable "$root"
      require_swift
      require_packages "${build_packages[@]}"
      build
      install_files
      ;;
    uninstall)
      find_destination "$@"
      uninstall_files "$root"
      ;;
    deb)
      no_arguments deb "$@"
      require_swift
      require_packages "${deb_packages[@]}"
      build_deb
      ;;
    package-test)
      no_arguments package-test "$@"
      ((EUID == 0)) || fail "the trees of Debian can be made by root only: sudo env \"PATH=\$PATH\" ./build.sh package-test"
      require_swift
      require_packages "${package_test_packages[@]}"
      build_deb
      tools/package-test dist/*.deb
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
      rm -rf .build dist
      ;;
    help | --help | -h)
      show_help
      ;;
    *)
      wrong_usage "a command is wanted (run, test, bench, docs, build, library, install, uninstall, deb, package-test, format, lint, clean, help), but got '$command'"
      ;;
  esac
}

{ : <&0; } 2>/dev/null || exec </dev/null # a closed standard input is an empty one
main "$@"
