#!/bin/sh
# The commands of the image, in its folder: naya start, naya backup …, naya restore …, naya doctor (docs/running.md).
set -eu
command=${1:-start}
[ $# -eq 0 ] || shift
case "$command" in
    start) exec node --max-semi-space-size=8 apps/server/src/main.ts ;;
    backup | restore | doctor) exec node "apps/server/src/$command.ts" "$@" ;;
    *) echo "There are: start, backup, restore, doctor." >&2; exit 64 ;;
esac
