// Package polymarket is the source kind of Polymarket's public APIs: trades of the Data API as they
// appear, the markets that they are of from the Gamma API, and the resolutions of those markets as
// they settle. Records become events as docs/sources.md says of polymarket-trades and
// polymarket-gamma.
//
// It promises that every trade which the Data API shows is stored once, whatever is repeated, moved
// or late by no more than the overlap; that trades which it cannot reach any more are told as a
// gap; and that every market of which a trade was stored is asked for until it is resolved, also
// after a restart. It never waits for the Gamma API to store trades.
//
// What the documentation says of the APIs, and what follows here:
//   - GET /trades (https://docs.polymarket.com/api-reference/core/get-trades-for-a-user-or-markets)
//     is newest first. limit is 0 to 10000, and above the bound it is cut without a word: a short
//     page is not the last one. offset is 0 to 10000, and beyond it the answer is 400; a window of
//     start and end has an offset of its own. takerOnly is true unless false is asked for, and then
//     one side of each fill is missing.
//   - 200 requests of /trades and 300 of Gamma's /markets in ten seconds
//     (https://docs.polymarket.com/api-reference/rate-limits).
//   - GET /markets of Gamma leaves closed markets out unless closed=true, and then it leaves the
//     others out.
package polymarket

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const kindName = "polymarket"

// Kind implements source.Kind.
type Kind struct {
	Clock retry.Clock // for pauses; nil is the system's
}

var _ source.SoleKind = Kind{}

// settings are the settings of a source of this kind.
type settings struct {
	DataURL  string `json:"data_url"`  // base of the Data API
	GammaURL string `json:"gamma_url"` // base of the Gamma API
	// From is where the first start begins: "latest", or a duration before now.
	From string `json:"from"`
	// Interval is the pause between two looks at the newest trades, 100ms to 5m.
	Interval string `json:"interval"`
	// Overlap is how much older than the newest trade a trade may appear, 1s to 1h. It is read
	// again at every look.
	Overlap string `json:"overlap"`
	// Resolutions is the pause between two rounds through the unresolved markets, 1s to 24h.
	Resolutions string `json:"resolutions"`
	// PageSize is how many trades a request asks for, 10 to 10000.
	PageSize int `json:"page_size"`
	// MaxOffset is the largest offset that the Data API answers, 0 to 10000.
	MaxOffset int `json:"max_offset"`
	// RequestsPerSecond bounds the requests to each API, 1 to 20: the documented bound of /trades.
	RequestsPerSecond int `json:"requests_per_second"`
	// TakerOnly leaves the makers' side of each fill out.
	TakerOnly bool `json:"taker_only"`
	// MaxSilence is the time after which a source that stores nothing is unhealthy; "0s" is never.
	MaxSilence string `json:"max_silence"`
}

func defaults() settings {
	return settings{
		DataURL: "https://data-api.polymarket.com", GammaURL: "https://gamma-api.polymarket.com",
		From: "latest", Interval: "5s", Overlap: "1m", Resolutions: "1m", PageSize: 1000, MaxOffset: 10_000,
		RequestsPerSecond: 10, MaxSilence: "10m",
	}
}

// Name implements source.Kind.
func (Kind) Name() string { return kindName }

// Sole implements source.SoleKind. A second source would ask the APIs for the same again.
func (Kind) Sole(json.RawMessage) (string, error) { return "Polymarket", nil }

// Check implements source.Kind.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	s := defaults()
	if err := source.ReadSettings(raw, &s); err != nil {
		return nil, err
	}
	if _, err := s.options(); err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

// options are settings as the reader uses them.
type options struct {
	settings
	from, interval, overlap, resolutions time.Duration
}

// options checks the settings.
func (s settings) options() (options, error) {
	o := options{settings: s}
	for _, one := range []struct {
		name, text string
		low, high  time.Duration
		into       *time.Duration
	}{
		{"interval", s.Interval, 100 * time.Millisecond, 5 * time.Minute, &o.interval},
		{"overlap", s.Overlap, time.Second, time.Hour, &o.overlap},
		{"resolutions", s.Resolutions, time.Second, 24 * time.Hour, &o.resolutions},
		{"max_silence", s.MaxSilence, 0, 365 * 24 * time.Hour, new(time.Duration)},
		{"from", strings.Replace(s.From, "latest", "0s", 1), 0, 365 * 24 * time.Hour, &o.from},
	} {
		d, err := time.ParseDuration(one.text)
		if err != nil || d < one.low || d > one.high {
			return o, smartmoney.BadInput(one.name, "%s must be a duration between %s and %s, got %s", one.name, one.low, one.high, smartmoney.Shown(one.text))
		}
		*one.into = d
	}
	for _, one := range []struct {
		name         string
		n, low, high int
	}{
		{"page_size", s.PageSize, 10, 10_000},
		{"max_offset", s.MaxOffset, 0, 10_000},
		{"requests_per_second", s.RequestsPerSecond, 1, 20},
	} {
		if one.n < one.low || one.n > one.high {
			return o, smartmoney.BadInput(one.name, "%s must be between %d and %d, got %d", one.name, one.low, one.high, one.n)
		}
	}
	for name, base := range map[string]string{"data_url": s.DataURL, "gamma_url": s.GammaURL} {
		address, err := url.Parse(base)
		if err != nil || (address.Scheme != "https" && address.Scheme != "http") || address.Host == "" || address.RawQuery != "" || len(base) > 1024 {
			return o, smartmoney.BadInput(name, "%s must be an http or https URL of at most 1024 bytes without a query", name)
		}
	}
	return o, nil
}

// New implements source.Kind.
func (k Kind) New(spec source.Spec) (source.Reader, error) {
	s := defaults()
	if err := source.ReadSettings(spec.Settings, &s); err != nil {
		return nil, err
	}
	o, err := s.options()
	if err != nil {
		return nil, err
	}
	clock := k.Clock
	if clock == nil {
		clock = retry.System{}
	}
	return newReader(spec, o, clock), nil
}

// Bounds of a position, which keep it below source.MaxPosition.
const (
	maxPending = 1000 // condition ids that wait for their market, 69 bytes each in JSON
	// bytes of the packed ids, 4/3 of it in JSON: some 50,000 to 140,000 markets
	maxPacked = 140_000
)

// position is how far a source is, as stored.
type position struct {
	Time    int64    `json:"time"`              // of the newest trade stored, in seconds since the Unix epoch; that of the start before the first
	Seen    bool     `json:"seen"`              // a trade of that time was stored
	Pending []string `json:"pending,omitempty"` // condition ids of stored trades whose market is not known yet
	Markets string   `json:"markets,omitempty"` // Gamma's ids of the unresolved markets, packed
}

// state is a position in memory.
type state struct {
	time    int64
	seen    bool
	pending []string            // oldest first
	queued  map[string]struct{} // those in pending
	markets map[uint64]struct{} // Gamma's ids of markets with stored trades that are not resolved
}

func newState(stored json.RawMessage, start time.Time) (*state, error) {
	s := &state{time: start.Unix(), queued: map[string]struct{}{}, markets: map[uint64]struct{}{}}
	if len(stored) == 0 {
		return s, nil
	}
	var p position
	if err := json.Unmarshal(stored, &p); err != nil {
		return nil, fmt.Errorf("polymarket: read the position: %w", err)
	}
	ids, err := unpack(p.Markets)
	if err != nil {
		return nil, err
	}
	s.time, s.seen, s.pending = p.Time, p.Seen, p.Pending
	for _, condition := range p.Pending {
		s.queued[condition] = struct{}{}
	}
	for _, id := range ids {
		s.markets[id] = struct{}{}
	}
	return s, nil
}

// enqueue adds a condition id to the pending ones, unless it is there. It returns false if there
// are too many.
func (s *state) enqueue(condition string) bool {
	if _, known := s.queued[condition]; known {
		return true
	}
	if len(s.pending) >= maxPending {
		return false
	}
	s.queued[condition] = struct{}{}
	s.pending = append(s.pending, condition)
	return true
}

// dequeue removes a condition id from the pending ones.
func (s *state) dequeue(condition string) {
	delete(s.queued, condition)
	s.pending = slices.DeleteFunc(s.pending, func(one string) bool { return one == condition })
}

// encode returns the state as a position. While the ids do not fit it forgets the smallest, those
// of the oldest markets, and returns them.
func (s *state) encode() (stored json.RawMessage, forgotten []uint64, err error) {
	ids := s.ids()
	packed := pack(ids)
	for len(packed) > maxPacked {
		n := len(ids)/100 + 1
		forgotten, ids = append(forgotten, ids[:n]...), ids[n:]
		packed = pack(ids)
	}
	for _, id := range forgotten {
		delete(s.markets, id)
	}
	stored, err = json.Marshal(position{Time: s.time, Seen: s.seen, Pending: s.pending, Markets: base64.RawStdEncoding.EncodeToString(packed)})
	if err != nil {
		return nil, nil, fmt.Errorf("polymarket: write the position: %w", err)
	}
	return stored, forgotten, nil
}

// ids returns the ids of the unresolved markets, rising.
func (s *state) ids() []uint64 {
	return slices.Sorted(maps.Keys(s.markets))
}

// pack writes rising ids as their differences, one to three bytes each in practice.
func pack(ids []uint64) []byte {
	var packed []byte
	last := uint64(0)
	for _, id := range ids {
		packed = binary.AppendUvarint(packed, id-last)
		last = id
	}
	return packed
}

// unpack reads what pack wrote, in base64.
func unpack(text string) ([]uint64, error) {
	packed, err := base64.RawStdEncoding.DecodeString(text)
	if err != nil {
		return nil, fmt.Errorf("polymarket: read the markets of the position: %w", err)
	}
	var ids []uint64
	last := uint64(0)
	for len(packed) > 0 {
		step, n := binary.Uvarint(packed)
		if n <= 0 || last+step < last {
			return nil, fmt.Errorf("polymarket: read the markets of the position: %d bytes are left", len(packed))
		}
		last, packed = last+step, packed[n:]
		ids = append(ids, last)
	}
	return ids, nil
}
