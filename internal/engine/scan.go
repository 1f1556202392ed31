package engine

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scanned finds trades and prices by reading the whole log, where the links that lead to them are
// damaged. Only a rebuild uses it, which makes the links anew.
type scanned struct {
	Store
	batch int // events read at a time
}

// TradesOf is CorrectionStore.TradesOf.
func (s scanned) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	wallets := map[string]bool{}
	sorted := slices.DeleteFunc(slices.Sorted(slices.Values(newest)), func(seq int64) bool { return seq == 0 })
	err := s.TradesAt(ctx, chain, sorted, func(_ int64, t *smartmoney.Trade) error {
		wallets[strings.Clone(t.Wallet)] = true
		return nil
	})
	if err != nil {
		return err
	}
	wanted := func(e *event.Event) bool { return e.Trade != nil && wallets[e.Trade.Wallet] }
	return s.each(ctx, chain, upTo, wanted, func(seq int64, e *event.Event) error { return f(seq, e.Trade) })
}

// PriceTrades is CorrectionStore.PriceTrades.
func (s scanned) PriceTrades(ctx context.Context, chain smartmoney.Chain, tokens []eventlog.TokenAt, upTo int64,
	f func(token int, seq int64, set bool, t *smartmoney.Trade) (more bool), _ func(token int, base *smartmoney.TokenBase),
) error {
	at := map[string]int{}
	for i, t := range tokens {
		at[t.Token] = i
	}
	wanted := func(e *event.Event) bool {
		if e.Trade == nil || e.Trade.OffMarket {
			return false
		}
		_, asked := at[e.Trade.Token]
		return asked
	}
	type trade struct {
		seq int64
		smartmoney.Trade
	}
	trades := make([][]trade, len(tokens))
	err := s.each(ctx, chain, upTo, wanted, func(seq int64, e *event.Event) error {
		i := at[e.Trade.Token]
		trades[i] = append(trades[i], trade{seq, smartmoney.Trade{PriceUSD: e.Trade.PriceUSD, AmountUSD: e.Trade.AmountUSD, TradedAt: e.Trade.TradedAt}})
		return nil
	})
	for i, list := range trades {
		for n := len(list) - 1; n >= 0 && f(i, list[n].seq, false, &list[n].Trade); n-- {
		}
	}
	return err
}

// each calls f for the wanted events of the log up to a position, except trades that are not live as
// of it.
func (s scanned) each(ctx context.Context, chain smartmoney.Chain, upTo int64, wanted func(*event.Event) bool, f func(seq int64, e *event.Event) error) error {
	for after := int64(0); after < upTo; {
		span, _, err := s.ReadLog(ctx, chain, after, int(min(upTo-after, int64(s.batch))))
		if err != nil {
			return err
		}
		if len(span.Events) == 0 {
			return fmt.Errorf("the log of %s ends at %d, before %d", chain, after, upTo)
		}
		span.Events = span.Events[:min(int64(len(span.Events)), upTo-after)]
		var seqs []int64
		for i := range span.Events {
			if wanted(&span.Events[i]) {
				seqs = append(seqs, span.First+int64(i))
			}
		}
		after = span.Last()
		live, err := s.Live(ctx, chain, seqs, upTo)
		if err != nil {
			return err
		}
		for _, seq := range seqs {
			if e := &span.Events[seq-span.First]; e.Trade == nil || live(seq) {
				if err := f(seq, e); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
