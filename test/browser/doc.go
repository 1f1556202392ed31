// Package browser shows the pages of the service, and of examples/, in Chromium, by scripts of
// test/clients. make test-all runs it; scripts/with-clients.sh installs what it needs.
package browser
