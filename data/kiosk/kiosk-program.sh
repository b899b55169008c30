#!/bin/sh
# What the kiosk does, over and over. It ends with a failure when the display is lost, and its unit starts it again.
while :; do
  status=0
  amount=$(keypad --kiosk --prompt Amount) || status=$?
  case $status in
    0) printf '%s\n' "$amount" >>"$HOME/amounts" ;;
    1 | 5) ;; # cancelled, or nobody answered: ask again
    *) exit "$status" ;;
  esac
done
