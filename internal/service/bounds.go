package service

import (
	"errors"
	"math"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// MaxNestedPage is the largest page of a list inside a wallet.
const MaxNestedPage = 200

// paging holds the arguments of a list that is paged both ways, as in Relay: the first
// elements after a cursor, or the last elements before one.
type paging struct {
	limit  int
	back   bool    // the last elements
	cursor *string // after; with back, before
}

// newPaging checks the arguments of a page of at most most elements. last takes precedence
// over first. The interfaces reject both together, as first has a default here.
func newPaging(first int, after *string, last *int, before *string, most int) (paging, error) {
	if last == nil {
		if before != nil {
			return paging{}, smartmoney.BadInput("before", "before requires last; use after with first")
		}
		return paging{limit: first, cursor: after}, checkPage(first, most)
	}
	if after != nil {
		return paging{}, smartmoney.BadInput("after", "after requires first; use before with last")
	}
	if *last < 1 || *last > most {
		return paging{}, smartmoney.BadInput("last", "last must be between 1 and %d, got %d", most, *last)
	}
	return paging{limit: *last, back: true, cursor: before}, nil
}

// renamed renames the field of a cursor error to before if the cursor came from there.
func (p *paging) renamed(err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || !p.back || bad.Field != "after" {
		return err
	}
	return bad.About("before")
}

// checkPage rejects a page size outside 1..most.
func checkPage(first, most int) error {
	if first < 1 || first > most {
		return smartmoney.BadInput("first", "first must be between 1 and %d, got %d", most, first)
	}
	return nil
}

// checkChain rejects an unknown chain.
func checkChain(chain smartmoney.Chain) error {
	if !chain.Valid() {
		return smartmoney.BadInput("chain", "chain must be one of %s, got %q", smartmoney.ChainNames(), chain)
	}
	return nil
}

// WalletFilter is a leaderboard filter of a request; a nil field uses the chain's default.
type WalletFilter struct {
	MinTrades *int     // ≥ 0
	MinTokens *int     // ≥ 0
	MinClosed *int     // ≥ 0
	MinBuyVol *float64 // USD, finite, ≥ 0
	MaxBuyVol *float64 // likewise

	MinNetPnlUSD   *float64   // finite
	MinTrueWinRate *float64   // 0 to 1
	ActiveSince    *time.Time // the last trade was then or later
}

// over returns defaults overridden by the fields of f that are set. It rejects values out
// of bounds.
func (w *WalletFilter) over(defaults smartmoney.Filter) (smartmoney.Filter, error) {
	if w == nil {
		return defaults, nil
	}
	for _, minimum := range []struct {
		name   string
		value  *int
		target *int
	}{
		{"minTrades", w.MinTrades, &defaults.MinTrades},
		{"minTokens", w.MinTokens, &defaults.MinTokens},
		{"minClosed", w.MinClosed, &defaults.MinClosed},
	} {
		if minimum.value == nil {
			continue
		}
		if *minimum.value < 0 {
			return defaults, smartmoney.BadInput(minimum.name, "%s must be at least 0, got %d", minimum.name, *minimum.value)
		}
		*minimum.target = *minimum.value
	}
	for _, volume := range []struct {
		name   string
		value  *float64
		target *float64
	}{{"minBuyVol", w.MinBuyVol, &defaults.MinBuyVol}, {"maxBuyVol", w.MaxBuyVol, &defaults.MaxBuyVol}} {
		if volume.value == nil {
			continue
		}
		vol := *volume.value
		if math.IsNaN(vol) || math.IsInf(vol, 0) || vol < 0 {
			return defaults, smartmoney.BadInput(volume.name, "%s must be a finite number of at least 0, got %s",
				volume.name, strconv.FormatFloat(vol, 'g', -1, 64))
		}
		*volume.target = vol + 0 // −0 is 0
	}
	further, err := w.further()
	defaults.Further = further
	return defaults, err
}

// further returns the conditions without defaults. It rejects values out of bounds.
func (w *WalletFilter) further() (out smartmoney.Further, err error) {
	if pnl := w.MinNetPnlUSD; pnl != nil {
		if math.IsNaN(*pnl) || math.IsInf(*pnl, 0) {
			return out, smartmoney.BadInput("minNetPnlUsd", "minNetPnlUsd must be a finite number, got %v", *pnl)
		}
		out.ByNetPnl, out.MinNetPnl = true, *pnl
	}
	if rate := w.MinTrueWinRate; rate != nil {
		if !(*rate >= 0 && *rate <= 1) {
			return out, smartmoney.BadInput("minTrueWinRate", "minTrueWinRate must be between 0 and 1, got %v", *rate)
		}
		out.MinTrueWinRate = *rate
	}
	if since := w.ActiveSince; since != nil {
		out.ActiveSince = smartmoney.UnixNano(*since)
	}
	return out, nil
}
