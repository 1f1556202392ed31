package graph

import (
	"fmt"

	"github.com/maypok86/otter/v2"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/walletjson"
)

const (
	maxSelections    = 16   // selections of wallets whose texts are kept
	rowsPerSelection = 1024 // wallets kept of each, about 1 KiB each
)

// selections keeps encoded wallets for the selections that are asked most.
type selections struct {
	byText *otter.Cache[string, *walletjson.Rows]
}

func newSelections() (*selections, error) {
	cache, err := otter.New(&otter.Options[string, *walletjson.Rows]{MaximumSize: maxSelections})
	if err != nil {
		return nil, fmt.Errorf("cache of %d selections: %w", maxSelections, err)
	}
	return &selections{byText: cache}, nil
}

func (s *selections) rows(selection string) rows[smartmoney.Wallet] {
	kept, ok := s.byText.GetIfPresent(selection)
	if !ok {
		kept, _ = s.byText.SetIfAbsent(selection, walletjson.NewRows(rowsPerSelection))
	}
	return kept
}
