#!/usr/bin/env bash
# Runs a command with what the tests of clients and of examples/ need: curl, jq,
# Node.js, the npm packages of both, and Chromium, which the command finds in
# SMARTMONEY_TEST_CHROMIUM:
#
#   scripts/with-clients.sh go test ./test/browser
#
# Where they are missing and that is possible, programs are installed through apt-get.
set -euo pipefail

say() { printf 'with-clients: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

[ "$#" -gt 0 ] || die "usage: $0 COMMAND [ARGUMENT…]"
scripts=$(cd "$(dirname "$0")" && pwd)

# find_browser sets SMARTMONEY_TEST_CHROMIUM, unless it names a program already.
find_browser() {
  local name
  for name in "${SMARTMONEY_TEST_CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome \
    '/Applications/Chromium.app/Contents/MacOS/Chromium' \
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
    if [ -n "$name" ] && SMARTMONEY_TEST_CHROMIUM=$(command -v "$name"); then
      return 0
    fi
  done
  return 1
}

if ! find_browser; then
  say "installing Chromium through apt-get"
  "$scripts/apt-install.sh" chromium || true
  find_browser || die "Chromium was not found and could not be installed.
Install it (Debian: chromium), or set SMARTMONEY_TEST_CHROMIUM to the path of the program."
fi
export SMARTMONEY_TEST_CHROMIUM

for program in curl jq; do
  command -v "$program" >/dev/null 2>&1 || "$scripts/apt-install.sh" "$program" ||
    die "$program was not found and could not be installed"
done
"$scripts/with-node.sh" "$scripts/build-clients.sh"
for packages in test/clients test/mcp examples/node examples/react; do
  "$scripts/with-node.sh" "$scripts/npm-ci.sh" "$scripts/../$packages"
done
exec "$scripts/with-node.sh" "$@"
