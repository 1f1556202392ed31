package importer

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxMapped bounds the outcome tokens of which a Converter knows that it emitted the
// mapping. Beyond it all are forgotten, and mappings are emitted again.
const maxMapped = 1 << 16

// maxReason bounds what an item says of an invalid event, in bytes.
const maxReason = 256

// carried holds what a Converter remembers from one message to the next.
type carried struct {
	pricer *pricer
	mapped map[string]bool // outcome tokens whose mapping has been emitted
}

// Converter converts the messages of a live source one by one, in their order. It carries
// the prices of the chains' coins from message to message, and emits the mapping of an
// outcome token once, not with every message. A message is a small file of its format, and
// becomes what docs/sources.md says of such a file, with two exceptions: equal rows are
// numbered within a message only, and compressed messages are refused.
//
// Its state runs ahead of what a caller has stored: if the events of a message are not
// stored, continue with a new Converter from the stored prices. It is not safe for
// concurrent use.
type Converter struct {
	adapter Adapter
	carried *carried
	decoder *event.Decoder
}

// NewConverter returns a converter of a format. prices are those of an earlier converter's
// Prices, nil for none; they count over s.NativeUSD. The times of native events are checked against
// now, and no price counts whose time an event could not have. Its errors name the format or the
// setting that is wrong.
func NewConverter(format string, s Settings, prices Prices, now func() time.Time) (*Converter, error) {
	c := &Converter{
		carried: &carried{pricer: newPricer(s, prices, now), mapped: map[string]bool{}},
		decoder: event.NewDecoder(now),
	}
	s.carried = c.carried
	adapter, err := New(format, s)
	if err != nil {
		return nil, err
	}
	c.adapter = adapter
	return c, nil
}

// Convert returns an item for each record of a message, in time order. Items have events or
// a Skip, never Raw; a native event that breaks a rule is skipped with the rule's field, and
// Ref says more. A message that cannot be read to its end becomes one skipped item. Items
// share no memory with the message.
func (c *Converter) Convert(message []byte) []Item {
	if bytes.HasPrefix(message, []byte{0x1f, 0x8b}) {
		return []Item{{Line: 1, Skip: skipCompressed}}
	}
	if len(c.carried.mapped) >= maxMapped {
		clear(c.carried.mapped)
	}
	var items []Item
	err := c.adapter.Convert(bytes.NewReader(message), func(i Item) error {
		if i.Raw != nil {
			i = c.native(i)
		}
		items = append(items, i)
		return nil
	})
	if err != nil {
		return []Item{{Line: 1, Skip: skipMalformed, Ref: cleanProse(err.Error(), maxReason)}}
	}
	return items
}

// native decodes the item's native event.
func (c *Converter) native(i Item) Item {
	e, err := c.decoder.Decode(i.Raw)
	i.Raw = nil
	if err == nil {
		i.Events = []event.Event{e}
		return i
	}
	i.Skip = InvalidEvent(err)
	i.Ref = cleanProse(err.Error(), maxReason)
	return i
}

// InvalidEvent returns the reason to skip an event that breaks a rule of semantics 1. It
// names the field and not the value, so that the number of different reasons is bounded.
func InvalidEvent(err error) string {
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Field != "" {
		return "invalid event: " + known.Field
	}
	return "invalid event"
}

// NoFault reports whether a record is skipped for what it is, such as a transfer or a swap of two
// quote tokens, and not because something is wrong or missing.
func NoFault(skip string) bool {
	switch skip {
	case skipNoSwap, skipNoChange, skipBothQuotes, skipSameToken, skipFailed, skipAggregator, skipSettlement, skipRepeated, skipAgain,
		skipLeg, skipPassed, skipNothing:
		return true
	}
	return false
}

// Prices returns a copy of what is known of the price of each chain's coin.
func (c *Converter) Prices() Prices { return c.carried.pricer.coins.clone() }

// Price returns the price of a chain's coin for a swap of a time, USD; 0 if it is unknown.
func (c *Converter) Price(chain smartmoney.Chain, at time.Time) float64 {
	return c.carried.pricer.price(chain, at)
}

const nameEvents = "events"

// maxNativeLine bounds one native event, in bytes, far above what a valid one needs.
const maxNativeLine = 1 << 20

// readEvents forwards the service's own events unparsed, from newline-delimited JSON or
// JSON arrays. The server validates them. It fails for CSV, which no format was guessed of. It forwards
// invalid JSON lines, too, so that the server reports them with the other rejected events.
func readEvents(in *bufio.Reader, out *rows) error {
	if firstByte(in) == '[' {
		return eachElement(in, func(line int, raw []byte) error {
			var flat bytes.Buffer
			if err := json.Compact(&flat, raw); err != nil {
				return out.bad(line, skipMalformed)
			}
			return out.passOn(line, flat.Bytes())
		})
	}
	if columns := csvHeader(in); columns != "" {
		if name := Guess(in); name != "" && name != nameEvents {
			return fmt.Errorf("the file is CSV of the format %s, not of the format events", name)
		}
		return fmt.Errorf("the file is CSV with the columns %s, which no known format has: the formats are %s", columns, strings.Join(Names(), ", "))
	}
	return eachLine(in, out.passOn, out.bad)
}

func (ro *rows) passOn(line int, raw []byte) error {
	raw = bytes.TrimSpace(raw)
	switch {
	case len(raw) == 0:
		return nil
	case len(raw) > maxNativeLine:
		return ro.bad(line, skipTooLong)
	}
	return ro.emit(Item{Line: line, Raw: raw})
}
