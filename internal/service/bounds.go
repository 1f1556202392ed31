package service

import (
	"errors"
	"math"
	"strconv"

	"smartmoney/internal/smartmoney"
)

// MaxNestedPage bounds the page of a list inside a wallet.
const MaxNestedPage = 200

// paging is the arguments of a list that is paged both ways, as Relay has them: the
// first elements, those that follow after; or the last ones, those before before.
type paging struct {
	limit  int
	back   bool    // the last ones
	cursor *string // of after, or with back of before
}

// newPaging checks the arguments of a page of at most most elements. first is left out of
// account where last is given; both together are refused where the caller wrote both.
func newPaging(first int, after *string, last *int, before *string, most int) (paging, error) {
	if last == nil {
		if before != nil {
			return paging{}, smartmoney.BadInput("before", "before must go with last; with first, give after")
		}
		return paging{limit: first, cursor: after}, checkPage(first, most)
	}
	if after != nil {
		return paging{}, smartmoney.BadInput("after", "after must go with first; with last, give before")
	}
	if *last < 1 || *last > most {
		return paging{}, smartmoney.BadInput("last", "last must be between 1 and %d, got %d", most, *last)
	}
	return paging{limit: *last, back: true, cursor: before}, nil
}

// renamed returns an error about the cursor the name of the argument that it came by.
func (p *paging) renamed(err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || !p.back || bad.Field != "after" {
		return err
	}
	return bad.Renamed(func(string) string { return "before" })
}

// checkPage refuses a page size outside 1..most.
func checkPage(first, most int) error {
	if first < 1 || first > most {
		return smartmoney.BadInput("first", "first must be between 1 and %d, got %d", most, first)
	}
	return nil
}

// checkChain refuses what is no chain.
func checkChain(chain smartmoney.Chain) error {
	if !chain.Valid() {
		return smartmoney.BadInput("chain", "chain must be one of %s, got %q", smartmoney.ChainNames(), chain)
	}
	return nil
}

// WalletFilter is a leaderboard filter as a caller gives it: nil takes the chain's default.
type WalletFilter struct {
	MinTrades *int     // ≥ 0
	MinTokens *int     // ≥ 0
	MinClosed *int     // ≥ 0
	MaxBuyVol *float64 // USD, finite, ≥ 0
}

// over lays the given values over the defaults. It refuses a value out of its bounds.
func (f *WalletFilter) over(defaults smartmoney.Filter) (smartmoney.Filter, error) {
	if f == nil {
		return defaults, nil
	}
	for _, least := range []struct {
		name  string
		given *int
		into  *int
	}{
		{"minTrades", f.MinTrades, &defaults.MinTrades},
		{"minTokens", f.MinTokens, &defaults.MinTokens},
		{"minClosed", f.MinClosed, &defaults.MinClosed},
	} {
		if least.given == nil {
			continue
		}
		if *least.given < 0 {
			return defaults, smartmoney.BadInput(least.name, "%s must be at least 0, got %d", least.name, *least.given)
		}
		*least.into = *least.given
	}
	if f.MaxBuyVol != nil {
		vol := *f.MaxBuyVol
		if math.IsNaN(vol) || math.IsInf(vol, 0) || vol < 0 {
			return defaults, smartmoney.BadInput("maxBuyVol", "maxBuyVol must be a finite number of at least 0, got %s",
				strconv.FormatFloat(vol, 'g', -1, 64))
		}
		defaults.MaxBuyVol = vol
	}
	return defaults, nil
}
