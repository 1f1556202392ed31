#!/usr/bin/env bash
# Writes the console's types of the API (web/console/src/api/gen) anew from schema.graphql, checks
# the types, and writes its bundle (web/console/assets) from its lock file. Call it through
# scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh web/console
cd web/console
npx --no-install graphql-codegen --config codegen.json --silent
npx --no-install tsc --noEmit
node build.mjs
