#!/bin/sh
# Passwords for deploy/compose.yaml, made once: a file that is there stays.
set -eu
cd "$(dirname "$0")"
mkdir -p tls secrets
# Containers read them as users of their own; the folder is closed to others of this machine.
chmod 700 secrets
make() { [ -e "secrets/$1" ] || { printf '%s' "$2" > "secrets/$1"; chmod 444 "secrets/$1"; }; }
random() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
make database-password "$(random)"
make database-url "postgres://naya:$(cat secrets/database-password)@database/naya"
make s3-secret "$(random)"
make metrics-token "$(random)"
# Empty: the mail server's URL is yours to write into it.
make smtp-url ''
echo 'The passwords are in deploy/secrets.'
