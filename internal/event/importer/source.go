// Package importer turns files of foreign formats into events, with one Adapter per
// format. It reads only its input: no clock, no network, no database. It starts no
// goroutine.
//
// An adapter guarantees:
//   - The same bytes with the same Settings result in the same items with the same
//     trade ids. A file can be loaded twice, and an interrupted load can be resumed by
//     counting items.
//   - A record that cannot become an event is emitted as a skipped item with its
//     reason, never dropped silently. A file of another format is an error.
//   - Trades are emitted in time order, because the ledger applies events in stream
//     order. Sorting buffers at most Settings.SortRows rows; a longer file is streamed
//     if it is already in time order, and refused otherwise.
//
// A swap on a DEX becomes a buy or a sale of the token that is not a quote token. A
// swap of two such tokens becomes a sale and a buy; a swap of two quote tokens is
// skipped.
package importer

import (
	"bufio"
	"bytes"
	"io"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Item is the result of one record of a file.
type Item struct {
	Line int // the record's first line in the file, from 1
	// identifies the record to a reader: a transaction hash, a slug; may be empty
	Ref    string
	Skip   string        // why the record was skipped; empty otherwise
	Events []event.Event // in stream order; empty if Skip or Raw is set
	Raw    []byte        // a native event as one line without its line end, not parsed
	Share  float64       // 0 to 1, how much of the input is converted; 0 while the adapter streams
}

// Adapter converts one format. It keeps no state between calls of Convert.
type Adapter struct {
	name     string
	settings Settings
	read     func(in *bufio.Reader, out *rows) error // hands what a file has to out
}

// Name returns the format's name on the command line.
func (a Adapter) Name() string { return a.name }

// Convert reads r, plain, gzip or zstd, to its end and calls emit for every record. It
// returns the first error of r or emit; a record that cannot be used is a skipped
// item, not an error. Raw and Events stay valid after emit returns.
func (a Adapter) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	out := newRows(a.settings, emit)
	if err := a.read(in, out); err != nil {
		return err
	}
	return out.flush()
}

// Names lists the formats that New knows.
func Names() []string {
	return []string{
		nameEvents, nameDuneDEX, nameDuneBots, namePolymarketTrades, namePolymarketActivity,
		namePolymarketGamma, nameHelius, nameBitquery,
	}
}

// New returns the adapter of a format. Its errors name the format or the setting that is
// wrong.
func New(name string, s Settings) (Adapter, error) {
	a := Adapter{name: name, settings: s}
	if err := s.Validate(); err != nil {
		return a, err
	}
	switch name {
	case nameEvents:
		a.read = readEvents
	case nameDuneDEX:
		a.read = duneDEX{s}.read
	case nameDuneBots:
		a.read = duneBots{s}.read
	case namePolymarketTrades:
		a.read = readTrades
	case namePolymarketActivity:
		a.read = readActivity
	case namePolymarketGamma:
		a.read = readGamma
	case nameHelius:
		a.read = helius{s}.read
	case nameBitquery:
		a.read = bitquery{s}.read
	default:
		return a, smartmoney.BadInput("format", "format must be one of %s, got %q", strings.Join(Names(), ", "), name)
	}
	return a, nil
}

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
