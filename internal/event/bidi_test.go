package event

import "testing"

// bidiControls are all characters that change the direction of text.
const bidiControls = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

// Symbols lose what changes the direction of text, and nothing else.
func TestSymbolsKeepTheirDirection(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"US" + bidiControls + "DC": "USDC", "\u202eCDSU": "CDSU", bidiControls: "", "שקל": "שקל", "a\u200db": "a\u200db", "ABC": "ABC",
	} {
		trade := decodeOne(t, tradeObject().with("symbol", `"`+given+`"`).String())
		if trade.Trade.Symbol != want {
			t.Errorf("the symbol of a trade %q is %q, want %q", given, trade.Trade.Symbol, want)
		}
		token := decodeOne(t, tokenObject().with("symbol", `"`+given+`"`).String())
		if (want == "") != (token.Token.Symbol == nil) || want != "" && *token.Token.Symbol != want {
			t.Errorf("the symbol of a token %q is %v, want %q", given, token.Token.Symbol, want)
		}
	}
}
