#!/usr/bin/env bash
# Writes the types of the API for the console (web/console/src/api/gen) and for the TypeScript client
# (clients/typescript/src/gen) anew from schema.graphql, checks the types of both, and writes the console's
# bundle (web/console/assets) from its lock file. Call it through scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh web/console
./scripts/npm-ci.sh clients/typescript
cd web/console
npx --no-install graphql-codegen --config codegen.json --silent
npx --no-install tsc --noEmit
node build.mjs
cd ../../clients/typescript
npx --no-install tsc
