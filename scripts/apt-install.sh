#!/usr/bin/env bash
# Installs Debian packages through apt-get, as root or by sudo without a password.
# Fails where there is no apt-get, or no right to use it.
set -euo pipefail

[ "$#" -gt 0 ] || { echo "usage: $0 PACKAGE…" >&2; exit 2; }
command -v apt-get >/dev/null 2>&1 || { echo "apt-install: there is no apt-get" >&2; exit 1; }
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || { echo "apt-install: this needs root, or sudo without a password" >&2; exit 1; }
  as_root=(sudo -n)
fi
as_root+=(env DEBIAN_FRONTEND=noninteractive)
{
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@"
} >&2
