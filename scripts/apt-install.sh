#!/usr/bin/env bash
# Installs Debian packages through apt-get, as root or by sudo without a password. With --unpack DIRECTORY it unpacks their files
# there and installs nothing: neither what they depend on nor the services that they would start.
# Fails where there is no apt-get, or no right to use it.
set -euo pipefail

usage() { echo "usage: $0 [--unpack DIRECTORY] PACKAGE…" >&2; exit 2; }
unpack=
if [ "${1:-}" = --unpack ]; then
  unpack=${2:-}
  [ -n "$unpack" ] || usage
  shift 2
fi
[ "$#" -gt 0 ] || usage
command -v apt-get >/dev/null 2>&1 || { echo "apt-install: there is no apt-get" >&2; exit 1; }
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || { echo "apt-install: this needs root, or sudo without a password" >&2; exit 1; }
  as_root=(sudo -n)
fi
as_root+=(env DEBIAN_FRONTEND=noninteractive)
{
  "${as_root[@]}" apt-get update -qq
  if [ -z "$unpack" ]; then
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@"
  else
    mkdir -p "$unpack"
    unpack=$(cd "$unpack" && pwd)
    packages=$(mktemp -d)
    trap 'rm -rf "$packages"' EXIT
    cd "$packages"
    apt-get download -qq -o APT::Sandbox::User=root "$@"
    for package in *.deb; do dpkg-deb --extract "$package" "$unpack"; done
  fi
} >&2
