package importer

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"io"
)

// guessFrom is how much of a source Guess looks at, bytes before and after decompression.
const guessFrom = 64 << 10

// Guess tells a source's format by the names of its fields, from its beginning, plain or
// gzip, and leaves r where it was. It gives "" where no format fits; whether the rest of
// the source is good is for the format's adapter to say.
func Guess(r *bufio.Reader) string {
	head, _ := r.Peek(guessFrom) // what is missing is for the adapter to say
	if bytes.HasPrefix(head, []byte{0x1f, 0x8b}) {
		if unpacked, err := gzip.NewReader(bytes.NewReader(head)); err == nil {
			head, _ = io.ReadAll(io.LimitReader(unpacked, guessFrom)) // cut short, as the head is
		}
	}
	for _, known := range []struct{ field, format string }{
		{"clobTokenIds", namePolymarketGamma},
		{"usdcSize", namePolymarketActivity},
		{"proxyWallet", namePolymarketTrades},
		{"tokenTransfers", nameHelius},
		{"token_a_symbol", nameDuneDEX},
		{"token_bought_address", nameDuneBots},
		{"Trade_Buy", nameBitquery},
		{`"type"`, nameEvents},
	} {
		if bytes.Contains(head, []byte(known.field)) {
			return known.format
		}
	}
	return ""
}

// GuessSize is the size that a reader given to Guess must be made with.
const GuessSize = guessFrom
