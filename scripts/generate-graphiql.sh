#!/usr/bin/env bash
# Writes GraphiQL's bundle (web/graphiql/assets) anew from its lock file. Call it
# through scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh web/graphiql
cd web/graphiql
node build.mjs
