#!/usr/bin/env bash
# Prints signals as they come, by server-sent events. A cut stream is asked for again
# with the id of its last event, and goes on behind it, also when the service was away.
set -euo pipefail

: "${SMARTMONEY_KEY:?set it to an API key}"
url=${SMARTMONEY_URL:-http://127.0.0.1:8080}
last=${1:-} # the id to go on behind; none: from now on

while true; do
  # -N: do not buffer. The lines of an event are "event: …", "id: …" and "data: …".
  while IFS= read -r line; do
    case $line in
      id:*) last=${line#id: } ;;
      data:*) printf '%s\n' "${line#data: }" ;;
    esac
  done < <(curl -sSN --fail --retry 1000000 --retry-delay 2 --retry-connrefused --get "$url/graphql" \
    -H "Authorization: Bearer $SMARTMONEY_KEY" -H 'Accept: text/event-stream' ${last:+-H "Last-Event-ID: $last"} \
    --data-urlencode 'query=subscription { signals { cursor signal { sequence headline } retraction { signalId reason } } }')
  wait $! || [ $? -ne 22 ] || exit 1 # refused: that will not change
  sleep 1
done
