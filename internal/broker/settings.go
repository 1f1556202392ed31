package broker

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// formatEvents is the format of native events: a message is one, a line each, or an array of them.
const formatEvents = "events"

// settings are those that the sources of all brokers have.
type settings struct {
	Format     string `json:"format"`          // events, or what importers read: importer.Names
	Chain      string `json:"chain,omitempty"` // of formats whose records do not name it
	From       string `json:"from"`            // of the first start: earliest, latest, or a duration back
	MaxSilence string `json:"max_silence"`     // a duration; 0s: never unhealthy
	// NativePrice is the price of the chain's coin, USD, until a message says one; 0 for none. It
	// needs Chain, or a format of one chain.
	NativePrice float64 `json:"native_price,omitempty"`
}

// The values of settings.From that are no duration, and the bound of those that are.
const (
	earliest = "earliest"
	latest   = "latest"
	maxBack  = 10 * 365 * 24 * time.Hour
)

// checked are settings that fill in their defaults and return an error for the first that is wrong.
type checked interface{ check() error }

// read reads settings into a struct and checks them. Its errors name the setting.
func read(raw json.RawMessage, into checked) error {
	if err := source.ReadSettings(raw, into); err != nil {
		return err
	}
	return into.check()
}

func (s *settings) check() error {
	for field, value := range map[*string]string{&s.Format: formatEvents, &s.From: earliest, &s.MaxSilence: "10m"} {
		if *field == "" {
			*field = value
		}
	}
	if err := s.checkNativePrice(); err != nil {
		return err
	}
	if _, err := importer.New(s.Format, s.importer(new(importer.DefaultSettings()))); err != nil {
		return err
	}
	if _, _, err := s.start(time.Time{}); err != nil {
		return err
	}
	if silence, err := time.ParseDuration(s.MaxSilence); err != nil || silence < 0 {
		return smartmoney.BadInput("max_silence", `max_silence must be a duration such as "10m", or "0s" for never, got %s`, smartmoney.Shown(s.MaxSilence))
	}
	return nil
}

// priced returns the chain whose coin NativePrice is of, "" if there is none.
func (s *settings) priced() smartmoney.Chain {
	if s.Format == "helius" {
		return smartmoney.Solana
	}
	return smartmoney.Chain(s.Chain)
}

func (s *settings) checkNativePrice() error {
	switch {
	case !(s.NativePrice >= 0 && s.NativePrice < 1e12):
		return smartmoney.BadInput("native_price", "native_price must be at least 0 and below 1e12 USD, got %v", s.NativePrice)
	case s.NativePrice == 0:
		return nil
	case s.Format == formatEvents:
		return smartmoney.BadInput("native_price", "native_price is of no use with the format %s, whose trades have their value", formatEvents)
	case s.priced() == "":
		return smartmoney.BadInput("native_price", "native_price is that of a chain's coin: set chain, too")
	}
	return nil
}

// importer returns the service's settings of importers with those of the source.
func (s *settings) importer(service *importer.Settings) importer.Settings {
	own := *service
	if own.SortRows == 0 {
		own.SortRows = importer.DefaultSortRows
	}
	own.Chain = smartmoney.Chain(s.Chain)
	if s.NativePrice > 0 {
		own.NativeUSD = map[smartmoney.Chain]float64{s.priced(): s.NativePrice}
	}
	return own
}

// start returns where the source begins at its first start: behind the latest message, or else at
// the first that the broker got at a time or later, the earliest if the time is zero.
func (s *settings) start(now time.Time) (behindLatest bool, at time.Time, err error) {
	switch s.From {
	case earliest:
		return false, time.Time{}, nil
	case latest:
		return true, time.Time{}, nil
	}
	back, err := time.ParseDuration(s.From)
	if err != nil || back <= 0 || back > maxBack {
		return false, time.Time{}, smartmoney.BadInput("from", `from must be "earliest", "latest", or a duration such as "24h" up to 10 years, got %s`, smartmoney.Shown(s.From))
	}
	return false, now.Add(-back), nil
}

// encryption are the settings of TLS connections to a broker.
type encryption struct {
	TLS     boolean `json:"tls,omitempty"` // on if one of the next is set, too
	TLSCA   string  `json:"tls_ca,omitempty"`
	TLSCert string  `json:"tls_cert,omitempty"` // of the client, PEM; with tls_key
	TLSKey  string  `json:"tls_key,omitempty"`
}

// check reads no file.
func (e *encryption) check() error {
	if (e.TLSCert == "") != (e.TLSKey == "") {
		return smartmoney.BadInput("tls_key", "tls_cert and tls_key must be set together")
	}
	return nil
}

// config returns the configuration of TLS, nil for plain connections. It reads the files.
func (e *encryption) config() (*tls.Config, error) {
	if !e.TLS && e.TLSCA == "" && e.TLSCert == "" {
		return nil, nil
	}
	c := &tls.Config{MinVersion: tls.VersionTLS12}
	if e.TLSCA != "" {
		text, err := os.ReadFile(e.TLSCA)
		if err != nil {
			return nil, smartmoney.BadInput("tls_ca", "tls_ca names the file %s, which cannot be read", smartmoney.Shown(e.TLSCA))
		}
		c.RootCAs = x509.NewCertPool()
		if !c.RootCAs.AppendCertsFromPEM(text) {
			return nil, smartmoney.BadInput("tls_ca", "tls_ca names the file %s, which has no certificate in PEM", smartmoney.Shown(e.TLSCA))
		}
	}
	if e.TLSCert != "" {
		own, err := tls.LoadX509KeyPair(e.TLSCert, e.TLSKey)
		if err != nil {
			return nil, smartmoney.BadInput("tls_cert", "tls_cert and tls_key name files that are not a certificate and its key: %s", err)
		}
		c.Certificates = []tls.Certificate{own}
	}
	return c, nil
}

// boolean is a setting that is true or false, as JSON or as text.
type boolean bool

// UnmarshalJSON implements json.Unmarshaler.
func (b *boolean) UnmarshalJSON(raw []byte) error {
	switch strings.Trim(string(raw), `"`) {
	case "true":
		*b = true
	case "false", "", "null":
		*b = false
	default:
		return errors.New("neither true nor false")
	}
	return nil
}
