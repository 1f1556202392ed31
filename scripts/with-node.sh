#!/usr/bin/env bash
# Runs a command with Node.js and npm at hand:
#
#   scripts/with-node.sh ./scripts/generate.sh
#
# Where they are missing and that is possible, they are installed through apt-get.
set -euo pipefail

least=20 # the clients ask for it

say() { printf 'with-node: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

[ "$#" -gt 0 ] || die "usage: $0 COMMAND [ARGUMENT…]"

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
  say "installing Node.js through apt-get"
  packages=()
  command -v node >/dev/null 2>&1 || packages+=(nodejs)
  command -v npm >/dev/null 2>&1 || packages+=(npm)
  "$(dirname "$0")/apt-install.sh" "${packages[@]}" || true
fi
command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 ||
  die "Node.js and npm were not found and could not be installed: version $least or later must be in PATH"
version=$(node --version)
major=${version#v}
[ "${major%%.*}" -ge "$least" ] || die "Node.js $version is too old: version $least or later must be in PATH"
exec "$@"
