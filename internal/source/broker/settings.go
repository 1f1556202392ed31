package broker

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// FormatEvents is the format of native events: a message is one, a line each, or an array of them.
const FormatEvents = "events"

// DefaultMaxSilence is the default of Settings.MaxSilence.
const DefaultMaxSilence = "10m"

// Settings are those that all brokers have. The kinds embed them.
type Settings struct {
	Format     string `json:"format"`          // events, or what importers read: importer.Names
	Chain      string `json:"chain,omitempty"` // of formats whose records do not name it
	From       string `json:"from"`            // of the first start: earliest, latest, or a duration back from then
	MaxSilence string `json:"max_silence"`     // a duration; 0s: never unhealthy
	// NativePrice is the price of the chain's coin, USD, until a message says one; 0 for none. It needs Chain, or a format
	// of one chain.
	NativePrice float64 `json:"native_price,omitempty"`
}

// Complete fills in defaults and returns an error for the first setting that is wrong.
func (s *Settings) Complete() error {
	for field, value := range map[*string]string{&s.Format: FormatEvents, &s.From: Earliest, &s.MaxSilence: DefaultMaxSilence} {
		if *field == "" {
			*field = value
		}
	}
	if err := s.checkNativePrice(); err != nil {
		return err
	}
	if _, err := importer.New(s.Format, s.importer(new(importer.DefaultSettings()))); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if _, err := s.Start(time.Time{}); err != nil {
		return err
	}
	if silence, err := time.ParseDuration(s.MaxSilence); err != nil || silence < 0 {
		return smartmoney.BadInput("max_silence", `max_silence must be a duration such as "10m", or "0s" for never, got %s`, smartmoney.Shown(s.MaxSilence))
	}
	return nil
}

// priced returns the chain whose coin NativePrice is of, "" if there is none.
func (s *Settings) priced() smartmoney.Chain {
	if s.Format == "helius" {
		return smartmoney.Solana
	}
	return smartmoney.Chain(s.Chain)
}

func (s *Settings) checkNativePrice() error {
	switch {
	case !(s.NativePrice >= 0 && s.NativePrice < 1e12):
		return smartmoney.BadInput("native_price", "native_price must be at least 0 and below 1e12 USD, got %v", s.NativePrice)
	case s.NativePrice == 0:
		return nil
	case s.Format == FormatEvents:
		return smartmoney.BadInput("native_price", "native_price is of no use with the format %s, whose trades have their value", FormatEvents)
	case s.priced() == "":
		return smartmoney.BadInput("native_price", "native_price is that of a chain's coin: set chain, too")
	}
	return nil
}

// Own are the settings of a kind, a struct that embeds Settings.
type Own interface {
	Complete() error // of Settings
	Validate() error // returns an error for the first of the kind's own settings that is wrong
}

// Read reads settings into a struct and checks them, as source.Kind says.
func Read(raw json.RawMessage, into Own) error {
	if err := source.ReadSettings(raw, into); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if err := into.Complete(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	return into.Validate() //nolint:wrapcheck // names the setting
}

// Check is Read for source.Kind.Check: it returns the settings completed with defaults.
func Check(raw json.RawMessage, into Own) (json.RawMessage, error) {
	if err := Read(raw, into); err != nil {
		return nil, err
	}
	checked, err := json.Marshal(into)
	if err != nil {
		return nil, fmt.Errorf("encode settings: %w", err)
	}
	return checked, nil
}

// The values of Settings.From that are no duration.
const (
	Earliest = "earliest"
	Latest   = "latest"
)

// maxBack bounds Settings.From.
const maxBack = 10 * 365 * 24 * time.Hour

// Start is where a source begins to read: at the earliest message if all is unset.
type Start struct {
	Latest bool
	At     time.Time // the first message that the broker got then or later
}

// Start returns where the source begins to read at its first start.
func (s *Settings) Start(now time.Time) (Start, error) {
	switch s.From {
	case Earliest:
		return Start{}, nil
	case Latest:
		return Start{Latest: true}, nil
	}
	back, err := time.ParseDuration(s.From)
	if err != nil || back <= 0 || back > maxBack {
		return Start{}, smartmoney.BadInput("from", `from must be "earliest", "latest", or a duration such as "24h" up to 10 years, got %s`, smartmoney.Shown(s.From))
	}
	return Start{At: now.Add(-back)}, nil
}
