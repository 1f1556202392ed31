package graph

import (
	"fmt"

	"github.com/maypok86/otter/v2"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/wire"
)

const (
	maxSelections    = 16   // selections of wallets with a row cache
	rowsPerSelection = 1024 // cached wallets of each, about 1 KiB each
)

// selections holds a row cache of wallets for each of the most frequent selections.
type selections struct {
	byText *otter.Cache[string, *wire.Rows]
}

func newSelections() (*selections, error) {
	cache, err := otter.New(&otter.Options[string, *wire.Rows]{MaximumSize: maxSelections})
	if err != nil {
		return nil, fmt.Errorf("row caches of %d selections: %w", maxSelections, err)
	}
	return &selections{byText: cache}, nil
}

func (s *selections) rows(selection string) rows[smartmoney.Wallet] {
	cached, ok := s.byText.GetIfPresent(selection)
	if !ok {
		cached, _ = s.byText.SetIfAbsent(selection, wire.NewRows(rowsPerSelection))
	}
	return cached
}
