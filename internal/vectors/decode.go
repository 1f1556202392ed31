package vectors

import (
	"bytes"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Decode decodes NDJSON events and returns them by chain, in stream order, without
// duplicate trades. A refused line fails the test.
func Decode(tb testing.TB, ndjson []byte, now func() time.Time) map[smartmoney.Chain][]event.Event {
	tb.Helper()
	out := map[smartmoney.Chain][]event.Event{}
	decode(tb, ndjson, now, func(e *event.Event) { out[e.Chain] = append(out[e.Chain], *e) })
	return out
}

// decode calls each for every event, without duplicate trades.
func decode(tb testing.TB, ndjson []byte, now func() time.Time, each func(*event.Event)) {
	tb.Helper()
	seen := map[[16]byte]bool{}
	err := event.ReadBody(bytes.NewReader(ndjson), "application/x-ndjson", event.Limits{}, event.NewDecoder(now), func(l event.Line) error {
		if l.Err != nil {
			tb.Errorf("line %d: %v", l.Number, l.Err)
			return nil
		}
		if t := l.Event.Trade; t != nil {
			key := event.IDKey(t.Chain, t.ID)
			if seen[key] {
				return nil
			}
			seen[key] = true
		}
		each(&l.Event)
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
}
