#!/usr/bin/env bash
# Writes the assets of /docs (web/docs/assets) anew from its lock file. Call it through
# scripts/with-node.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/npm-ci.sh web/docs
cd web/docs
node build.mjs
