package studio

import (
	"context"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// tokenBuilder keeps the documents of the tokens of one DEX chain.
type tokenBuilder struct {
	*search.Index
	chain  smartmoney.Chain
	state  *activity.State
	filter smartmoney.Filter
	top    int // wallets of the leaderboard that count as smart
	shown  map[uint32]*shownToken
	smart  map[uint32]activity.Smart
}

// shownToken is what a document shows.
type shownToken struct {
	row    uint32
	symbol string
}

// refresh writes tokens that changed, by themselves or in what top wallets do with them.
func (tb *tokenBuilder) refresh(ctx context.Context, snap *rank.Snapshot, changed []uint32) error {
	if len(changed) == 0 && tb.smart != nil {
		return nil
	}
	smart := tb.state.Smart(tb.chain, firstWallets(snap, tb.filter, tb.top))
	due := slices.Clone(changed)
	for token, s := range smart {
		if tb.smart[token] != s {
			due = append(due, token)
		}
	}
	for token := range tb.smart {
		if _, ok := smart[token]; !ok {
			due = append(due, token)
		}
	}
	tb.smart = smart
	slices.Sort(due)
	for some := range slices.Chunk(slices.Compact(due), itemBatch) {
		if err := tb.write(some); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

// tokenNumbers are the fields of tokens that are numbers or dates.
var tokenNumbers = [...]string{
	"price_usd", "price_diff_pct_1h", "price_diff_pct_1d", "volume_usd_1h", "volume_usd_24h", "holders",
	"smart_buyers_24h", "smart_net_flow_usd_24h", "last_updated",
}

func (tb *tokenBuilder) write(numbers []uint32) error {
	var docs []search.Document
	var added []uint32
	var ids []string
	tokens := tb.state.Tokens(tb.chain, numbers)
	for i := range tokens {
		t, shown := &tokens[i], tb.shown[numbers[i]]
		if shown != nil && shown.symbol == t.Symbol {
			continue
		}
		id := activity.TokenID(tb.chain, t.Address)
		if shown == nil {
			shown = new(shownToken)
			tb.shown[numbers[i]] = shown
			added, ids = append(added, numbers[i]), append(ids, id)
		}
		shown.symbol = t.Symbol
		docs = append(docs, search.Document{ID: id, Fields: map[string]any{
			"token_address": t.Address, "chain": string(tb.chain), "symbol": textOrNil(t.Symbol),
		}})
	}
	if err := tb.Merge(docs); err != nil {
		return fmt.Errorf("write %d tokens of %s: %w", len(docs), tb.chain, err)
	}
	rows := make([]uint32, len(added))
	tb.Rows(ids, rows)
	for i, n := range added {
		tb.shown[n].row = rows[i]
	}
	rows, values := make([]uint32, len(tokens)), make([][]float64, len(tokenNumbers))
	for i := range tokens {
		rows[i] = tb.shown[numbers[i]].row
		for f, v := range tb.numbersOf(numbers[i], &tokens[i]) {
			values[f] = append(values[f], v)
		}
	}
	if err := tb.SetNumbers(tokenNumbers[:], rows, values); err != nil {
		return fmt.Errorf("write numbers of %d tokens of %s: %w", len(rows), tb.chain, err)
	}
	return nil
}

// numbersOf returns the values of tokenNumbers.
func (tb *tokenBuilder) numbersOf(number uint32, t *activity.Token) [len(tokenNumbers)]float64 {
	v := [len(tokenNumbers)]float64{absent, absent, absent, t.Volume.Hour.USD, t.Volume.Day.USD, absent, 0, 0, absent}
	if t.PriceUSD != nil {
		v[0], v[8] = *t.PriceUSD, micros(t.UpdatedAt.UnixNano())
	}
	for i, c := range [...]*activity.Change{t.Changes.Hour, t.Changes.Day} {
		if c == nil {
			continue
		}
		if percent, ok := c.Percent(); ok {
			v[1+i] = percent
		}
	}
	if t.Holders != nil {
		v[5] = float64(*t.Holders)
	}
	if s, ok := tb.smart[number]; ok {
		v[6], v[7] = float64(s.Buyers), s.NetUSD
	}
	return v
}
