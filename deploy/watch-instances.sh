#!/bin/sh
# Asks each instance every second whether it is ready, and tells nginx which of them to pass requests to: nginx itself notices a
# frozen process only by visitors who wait for it. An instance that stops, is frozen or starts is left out, and taken back as
# soon as it is ready. While none is ready, because the database is away, those that answer stay: they have pages in memory.
#
#   INSTANCES     where they listen, separated by spaces: web-1:8000 web-2:8000
#   UPSTREAM_FILE the servers, which nginx's configuration includes
#   NGINX_PID     nginx's pid file
#
# In nginx's image this lies in /docker-entrypoint.d and goes on in the background; with --foreground it does not return.
set -eu

# An instance is left out after two answers that do not come, so that a busy one stays: a frozen one after six seconds at most.
patience=2

write() {
    for instance in $1; do echo "server $instance max_fails=1 fail_timeout=2s;"; done > "$UPSTREAM_FILE.new"
    mv "$UPSTREAM_FILE.new" "$UPSTREAM_FILE"
}

# "ready", "answering" or "silent"
ask() {
    case $(curl -s -o /dev/null -m $patience -w '%{http_code}' "http://$1/readyz" || true) in
        200) echo ready ;;
        000) echo silent ;;
        *) echo answering ;;
    esac
}

watch() {
    used=$INSTANCES
    misses=''
    while true; do
        ready='' answering='' missed=''
        for instance in $INSTANCES; do
            state=$(ask "$instance")
            if [ "$state" = silent ]; then
                missed="$missed $instance"
                case " $used " in *" $instance "*)
                    case " $misses " in *" $instance "*) ;; *) state=ready ;; esac ;;
                esac
            fi
            case $state in
                ready) ready="$ready $instance" answering="$answering $instance" ;;
                answering) answering="$answering $instance" ;;
            esac
        done
        misses=$missed
        wanted=${ready:-${answering:-$INSTANCES}}
        if [ "${wanted# }" != "${used# }" ]; then
            used=$wanted
            write "$used"
            kill -HUP "$(cat "$NGINX_PID")" || true
        fi
        sleep 1
    done
}

write "$INSTANCES"
echo "watching $INSTANCES"
if [ "${1:-}" = --foreground ]; then watch; else watch & fi
