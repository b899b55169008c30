#!/bin/sh
# Asks for an amount over the session bus and prints it: ask.sh [PROMPT]
#
# --timeout is how long the answer may take, in seconds: without it gdbus gives up after 25 s, while the person still
# types.
set -eu

# The prompt as a text of GVariant's: backslashes and quotation marks get a backslash before them.
prompt=$(printf '%s' "${1-Amount}" | sed "s/[\\\\']/\\\\&/g")

reply=$(
  gdbus call --session --timeout=86400 \
    --dest=io.github.gtk_keypad.Keypad --object-path=/io/github/gtk_keypad/Keypad \
    --method=io.github.gtk_keypad.Keypad1.Ask "{'prompt': <'$prompt'>, 'preset': <'money'>}"
)

# The reply looks like ('confirmed', '12.50').
case $reply in
  "('confirmed', '"*"')")
    amount=${reply#"('confirmed', '"}
    echo "to pay: ${amount%"')"}"
    ;;
  *cancelled*) echo cancelled ;;
  *timed-out*) echo timed-out ;;
esac
