#!/usr/bin/env bash
# A backup of the site: the database as one file that pg_restore reads, and the pictures of IMAGE_DIR. `backup.sh` makes one and
# ends, `backup.sh --every-day` makes one each day at BACKUP_AT. Needs bash, tar and the pg_dump of the server's version or newer.
#
#   DATABASE_URL   a direct or session connection
#   BACKUP_DIR     where backups are kept
#   IMAGE_DIR      the folder of the pictures; empty where they lie in Storage
#   BACKUP_DAYS    how long a backup is kept (14)
#   BACKUP_AT      the time of day, of the zone TZ (03:00)
set -euo pipefail

: "${DATABASE_URL:?is missing}" "${BACKUP_DIR:?is missing}"
days=${BACKUP_DAYS:-14}
at=${BACKUP_AT:-03:00}

unfinished=''
# What did not become a backup goes, however this ends: a disk that is full would fill further each day.
trap '[ -z "$unfinished" ] || rm -rf "$unfinished"' EXIT

# A signal ends what is under way, too. For a program in the foreground bash would wait, and Docker kills both after ten seconds.
run() {
  "$@" &
  wait $!
}
stop() {
  jobs -p | xargs --no-run-if-empty kill 2>/dev/null || true
  wait
  exit "$1"
}
trap 'stop 143' TERM
trap 'stop 130' INT

say() { echo "$(date --iso-8601=seconds) $*"; }

backup() {
  local name oldest path stamp
  name=$(date --utc +%Y%m%dT%H%M%SZ)
  umask 077
  mkdir -p "$BACKUP_DIR"
  unfinished=$(mktemp -d "$BACKUP_DIR/.unfinished-$name-XXXXXX")
  # The database first: what it names of pictures is still there when they are copied.
  run pg_dump --dbname="$DATABASE_URL" --format=custom --no-owner --no-privileges --file="$unfinished/database.dump"
  run pg_restore --list "$unfinished/database.dump" >/dev/null
  if [ -n "${IMAGE_DIR:-}" ]; then
    # A picture may come or go meanwhile, which tar says with 1.
    run tar --create --file="$unfinished/images.tar" --exclude=./arriving --directory="$IMAGE_DIR" . || [ $? -eq 1 ]
  fi
  # A backup is whole or not there.
  mv "$unfinished" "$BACKUP_DIR/$name"
  unfinished=''
  say "backup $name: $(du --summarize --human-readable "$BACKUP_DIR/$name" | cut -f1)"
  # Only after a new one has succeeded do old ones go. Their names say when they were made: a copy has other times of its files.
  oldest=$(date --utc --date="$days days ago" +%Y%m%dT%H%M%SZ)
  for path in "$BACKUP_DIR"/20*Z "$BACKUP_DIR"/.unfinished-20*; do
    stamp=${path##*/}
    stamp=${stamp#.unfinished-}
    if [ -d "$path" ] && [[ $stamp < $oldest ]]; then rm -r "$path"; fi
  done
}

if [ "${1:-}" != --every-day ]; then
  backup
  exit
fi

while :; do
  next=$(date --date="today $at" +%s)
  if [ "$next" -le "$(date +%s)" ]; then next=$(date --date="tomorrow $at" +%s); fi
  say "next backup at $(date --date="@$next" --iso-8601=seconds)"
  run sleep $((next - $(date +%s)))
  # One that fails is said and tried again the next day; the site does not notice.
  run bash "$0" || say "backup failed with $?"
done
