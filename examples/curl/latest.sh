#!/usr/bin/env bash
# Asks by GraphQL for the newest signals and their reasons.
set -euo pipefail

: "${SMARTMONEY_KEY:?set it to an API key}"
curl -sS --fail-with-body "${SMARTMONEY_URL:-http://127.0.0.1:8080}/graphql" \
  -H "Authorization: Bearer $SMARTMONEY_KEY" -H 'Content-Type: application/json' \
  -d '{"query": "{ signals(first: 3) { nodes { sequence sentAt headline why { reasons { text } } } } }"}'
