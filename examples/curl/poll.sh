#!/usr/bin/env bash
# Polls the log by REST: prints each signal once, in order. sent_at rises strictly
# along the log, so that of the last signal seen is the place to go on from.
set -euo pipefail

: "${SMARTMONEY_KEY:?set it to an API key}"
url=${SMARTMONEY_URL:-http://127.0.0.1:8080}
since=${1:-$(date -u +%Y-%m-%dT%H:%M:%SZ)}

while true; do
  # A service that is away is asked again; a refused key is not.
  page=$(curl -sS --fail --retry 1000000 --retry-delay 2 --retry-connrefused --get "$url/v3/alpha/notifications" \
    -H "Authorization: Bearer $SMARTMONEY_KEY" --data-urlencode "since=$since" -d limit=50)
  jq -r '.notifications[] | "\(.sent_at) \(.headline)"' <<<"$page"
  since=$(jq -r --arg since "$since" '.notifications[-1].sent_at // $since' <<<"$page")
  [ "$(jq .count <<<"$page")" -gt 0 ] || sleep "${INTERVAL:-5}"
done
