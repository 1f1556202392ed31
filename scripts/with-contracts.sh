#!/usr/bin/env bash
# Runs a command with the contracts that the tests of test/chain deploy: their npm packages, by the checksums of
# package-lock.json, and what is compiled of them.
#
#   scripts/with-contracts.sh go -C test/chain test .
set -euo pipefail

[ "$#" -gt 0 ] || { echo "usage: $0 COMMAND [ARGUMENT…]" >&2; exit 2; }
scripts=$(cd "$(dirname "$0")" && pwd)
chain=$scripts/../test/chain

"$scripts/with-node.sh" "$scripts/npm-ci.sh" "$chain"
sum=$(cat "$chain"/{package-lock.json,compile.mjs} "$chain"/contracts/*.sol | cksum)
mark=$chain/node_modules/.compiled
if [ "$(cat "$mark" 2>/dev/null || true)" != "$sum" ]; then
  "$scripts/with-node.sh" node "$chain/compile.mjs"
  echo "$sum" >"$mark"
fi
exec "$@"
