package eventlog

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// WalletTrades returns the live trades of a page, newest in the log first. It reads the block
// of each trade, and no other. The Place may have been taken back since: the page continues from
// there. A Place that is no trade of the wallet, or with Back one more than MaxTradesBack trades
// behind the newest, is a BAD_USER_INPUT error of the field after, or before.
func (lo *Log) WalletTrades(ctx context.Context, chain smartmoney.Chain, wallet string, q TradesQuery) ([]smartmoney.LoggedTrade, error) {
	h, err := lo.Horizon(ctx, chain)
	if err != nil {
		return nil, err
	}
	w := walletScan{links: linkReader{db: lo, chain: chain, first: h.First}, wallet: wallet}
	list := w.forward
	if q.Back {
		list = w.back
	}
	seqs, err := list(ctx, q)
	if err != nil {
		return nil, err
	}
	events, err := lo.eventsAt(ctx, chain, seqs)
	if err != nil {
		return nil, err
	}
	out := make([]smartmoney.LoggedTrade, len(events))
	for i, e := range events {
		if e.Trade == nil || e.Trade.Wallet != wallet {
			return nil, fmt.Errorf("event %d of %s is no trade of %s, as its links say", seqs[i], chain, wallet)
		}
		out[i] = smartmoney.LoggedTrade{Trade: *e.Trade, Seq: seqs[i]}
	}
	return out, nil
}

// Trade returns the live trade at a sequence number of a chain's log, nil when there is none.
func (lo *Log) Trade(ctx context.Context, chain smartmoney.Chain, seq int64) (*smartmoney.LoggedTrade, error) {
	live, err := lo.liveAmong(ctx, chain, []int64{seq}, math.MaxInt64)
	if err != nil || len(live) == 0 {
		return nil, err
	}
	events, err := lo.eventsAt(ctx, chain, []int64{seq})
	if errors.Is(err, errNoEvent) || err == nil && events[0].Trade == nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &smartmoney.LoggedTrade{Trade: *events[0].Trade, Seq: seq}, nil
}

// walletScan goes back along the trades of a wallet.
type walletScan struct {
	links  linkReader
	wallet string
}

// forward lists the first live trades after the place.
func (w *walletScan) forward(ctx context.Context, q TradesQuery) (seqs []int64, err error) {
	at := q.Newest
	if q.Place > 0 && q.Place < w.links.first {
		return nil, nil // everything before the place was dropped, too
	}
	if q.Place > 0 {
		if err := w.check(ctx, q.Place, "after"); err != nil {
			return nil, err
		}
		if at, err = w.links.trade(ctx, q.Place); err != nil {
			return nil, err
		}
	}
	for hops := q.Limit; at >= w.links.first && len(seqs) < q.Limit; hops = min(2*hops, segmentEvents) {
		var run []int64
		if run, at, err = w.walk(ctx, at, w.links.first-1, hops); err != nil {
			return nil, err
		}
		if run, err = w.links.db.liveAmong(ctx, w.links.chain, run, math.MaxInt64); err != nil {
			return nil, err
		}
		seqs = append(seqs, run...)
	}
	return seqs[:min(len(seqs), q.Limit)], nil
}

// back lists the last live trades before the place.
func (w *walletScan) back(ctx context.Context, q TradesQuery) (seqs []int64, err error) {
	to := max(q.Place, w.links.first-1)
	seqs, at, err := w.walk(ctx, q.Newest, to, MaxTradesBack)
	switch {
	case err != nil:
		return nil, err
	case at > to:
		return nil, smartmoney.BadInput("last", "last reaches at most %d trades behind the newest: use first and after", MaxTradesBack)
	case at < to && q.Place >= w.links.first: // the place may have been taken back
		if err := w.check(ctx, q.Place, "before"); err != nil {
			return nil, err
		}
	}
	if seqs, err = w.links.db.liveAmong(ctx, w.links.chain, seqs, math.MaxInt64); err != nil {
		return nil, err
	}
	return seqs[max(0, len(seqs)-q.Limit):], nil
}

// walk lists the trades from one on back to another, which it leaves out, but not more than hops,
// and returns where it stopped.
func (w *walletScan) walk(ctx context.Context, from, to int64, hops int) (seqs []int64, at int64, err error) {
	for at = from; at > to && len(seqs) < hops; {
		seqs = append(seqs, at)
		if at, err = w.links.trade(ctx, at); err != nil {
			return nil, 0, err
		}
	}
	return seqs, at, nil
}

// check returns an error of a field unless a place holds a trade of the wallet, live or not.
func (w *walletScan) check(ctx context.Context, place int64, field string) error {
	events, err := w.links.db.eventsAt(ctx, w.links.chain, []int64{place})
	if errors.Is(err, errNoEvent) || err == nil && (events[0].Trade == nil || events[0].Trade.Wallet != w.wallet) {
		return smartmoney.BadInput(field, "%s must be a cursor of this wallet's trades", field)
	}
	return err
}
