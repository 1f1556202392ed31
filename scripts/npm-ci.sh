#!/usr/bin/env bash
# Installs just what a directory's package-lock.json names into its node_modules,
# unless that is there already:
#
#   scripts/npm-ci.sh test/clients
#
# No script of a package runs. Call it through scripts/with-node.sh.
set -euo pipefail

[ "$#" -eq 1 ] || { echo "usage: $0 DIRECTORY" >&2; exit 2; }
cd "$1"
sum=$(cat package.json package-lock.json | cksum)
mark=node_modules/.installed
if [ "$(cat "$mark" 2>/dev/null || true)" = "$sum" ]; then
  exit 0
fi
# What npm has kept may be older than what the lock file names.
npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error >&2 ||
  npm ci --ignore-scripts --no-audit --no-fund --prefer-online --loglevel=error >&2
echo "$sum" >"$mark"
