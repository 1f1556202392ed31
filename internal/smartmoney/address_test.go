package smartmoney

import (
	"strings"
	"testing"
)

func TestNormalAddress(t *testing.T) {
	hex := "0x" + strings.Repeat("aB", 20)
	for name, c := range map[string]struct {
		chain   Chain
		address string
		want    string // "": none
	}{
		"hexadecimal":         {Base, hex, strings.ToLower(hex)},
		"upper case prefix":   {Ethereum, "0X" + hex[2:], strings.ToLower(hex)},
		"of a prediction":     {Polymarket, hex, strings.ToLower(hex)},
		"a digit short":       {Base, hex[:41], ""},
		"a digit long":        {Base, hex + "0", ""},
		"no prefix":           {Base, hex[2:] + "00", ""},
		"no digit":            {Base, hex[:41] + "g", ""},
		"no digit inside":     {Base, hex[:20] + "_" + hex[21:], ""},
		"base58, 32":          {Solana, strings.Repeat("z", 32), strings.Repeat("z", 32)},
		"base58, 44":          {Solana, strings.Repeat("Z", 44), strings.Repeat("Z", 44)},
		"base58, 31":          {Solana, strings.Repeat("z", 31), ""},
		"base58, 45":          {Solana, strings.Repeat("z", 45), ""},
		"no base58 inside":    {Solana, strings.Repeat("z", 20) + "0" + strings.Repeat("z", 20), ""},
		"hexadecimal, solana": {Solana, hex, ""},
		"empty":               {Base, "", ""},
		"empty, solana":       {Solana, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := NormalAddress(c.chain, c.address)
			if ok != (c.want != "") || ok && got != c.want {
				t.Errorf("NormalAddress(%s, %q) = %q, %v, want %q", c.chain, c.address, got, ok, c.want)
			}
		})
	}
}
