#!/usr/bin/env bash
# Builds the TypeScript client into clients/typescript/dist and packs it into clients/typescript/client.tgz, unless
# nothing has changed since. Call it through scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh clients/typescript
cd clients/typescript
sum=$(cat package.json package-lock.json README.md tsdown.config.ts tsconfig.json src/*.ts src/gen/*.ts | cksum)
if [ -f client.tgz ] && [ "$(cat node_modules/.built 2>/dev/null || true)" = "$sum" ]; then
  exit 0
fi
npx --no-install tsdown --log-level error >&2
mv "$(npm pack --silent)" client.tgz
echo "$sum" >node_modules/.built
