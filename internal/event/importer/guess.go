package importer

import (
	"bufio"
	"bytes"
	"io"
)

// guessFrom is how much of a file Guess reads, in bytes before and after decompression.
const guessFrom = 64 << 10

// Guess returns the format of a file, plain or compressed, by the field names at its start. It
// returns "" if no format matches. It does not consume any input, and it does not check
// the rest of the file. r's buffer must hold GuessSize bytes.
func Guess(r *bufio.Reader) string {
	head, _ := r.Peek(guessFrom) // the adapter reports read errors
	if plain, err := unpack(bufio.NewReader(bytes.NewReader(head))); err == nil {
		// fails at the end of the truncated head
		head, _ = io.ReadAll(io.LimitReader(plain, guessFrom))
	}
	for _, known := range []struct{ field, format string }{
		{"clobTokenIds", namePolymarketGamma},
		{"usdcSize", namePolymarketActivity},
		{"proxyWallet", namePolymarketTrades},
		{"tokenTransfers", nameHelius},
		{"token_a_symbol", nameDuneDEX},
		{"token_bought_address", duneTable(head)},
		{"Trade_Buy", nameBitquery},
		{"Settlement_EventType", nameBitquery},
		{`"type"`, nameEvents},
	} {
		if bytes.Contains(head, []byte(known.field)) {
			return known.format
		}
	}
	return ""
}

// duneTable returns the format of a table of Dune with token_bought_address: trades of bots have a
// user.
func duneTable(head []byte) string {
	if bytes.Contains(head, []byte(",user")) {
		return nameDuneBots
	}
	return nameDuneDEX
}

// GuessSize is the minimum buffer size of a reader passed to Guess, in bytes.
const GuessSize = guessFrom
