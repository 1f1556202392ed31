#!/usr/bin/env bash
# Writes the types of the TypeScript client (clients/typescript/src/gen) anew from schema.graphql and checks the
# types. Call it through scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh clients/typescript
cd clients/typescript
npx --no-install graphql-codegen --config codegen.json --silent
npx --no-install tsc
