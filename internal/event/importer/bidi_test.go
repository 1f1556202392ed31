package importer

import "testing"

// A ticker loses what changes the direction of text, as those of events do.
func TestSymbolsKeepTheirDirection(t *testing.T) {
	for given, want := range map[string]string{"US\u202eDC\u2069": "USDC", "\u061c": "", "שקל": "שקל"} {
		if got := cleanSymbol(given); got != want {
			t.Errorf("%q is %q, want %q", given, got, want)
		}
	}
}
