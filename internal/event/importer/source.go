package importer

import (
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
type Adapter interface {
	// Name returns the format's name on the command line.
	Name() string
	// Convert reads r, plain, gzip or zstd, to its end and calls emit for every record. It
	// returns the first error of r or emit; a record that cannot be used is a skipped
	// item, not an error. Raw and Events stay valid after emit returns.
	Convert(r io.Reader, emit func(Item) error) error
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
	if err := s.Validate(); err != nil {
		return nil, err
	}
	switch name {
	case nameEvents:
		return nativeEvents{}, nil
	case nameDuneDEX:
		return duneDEX{s}, nil
	case nameDuneBots:
		return duneBots{s}, nil
	case namePolymarketTrades:
		return polymarketTrades{s}, nil
	case namePolymarketActivity:
		return polymarketActivity{s}, nil
	case namePolymarketGamma:
		return polymarketGamma{}, nil
	case nameHelius:
		return helius{s}, nil
	case nameBitquery:
		return bitquery{s}, nil
	default:
		return nil, smartmoney.BadInput("format", "format must be one of %s, got %q", strings.Join(Names(), ", "), name)
	}
}
