package studio

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

const itemBatch = 512 // documents of markets or tokens written at a time

// marketBuilder keeps the documents of markets.
type marketBuilder struct {
	*search.Index
	state *activity.State
	shown map[string]*shownMarket
}

// shownMarket is what a document shows.
type shownMarket struct {
	row      uint32
	revision int
	prices   []float64
}

// refresh writes markets that changed.
func (mb *marketBuilder) refresh(ctx context.Context, itemIDs []string) error {
	for some := range slices.Chunk(itemIDs, itemBatch) {
		if err := mb.write(some); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

func (mb *marketBuilder) write(itemIDs []string) error {
	var docs []search.Document
	known := make([]activity.Market, 0, len(itemIDs))
	var added []string
	for _, id := range itemIDs {
		m, ok := mb.state.Market(id)
		if !ok || !indexable(id) {
			continue
		}
		shown := mb.shown[id]
		if shown == nil {
			shown = &shownMarket{row: search.NoRow, revision: -1}
			mb.shown[id] = shown
			added = append(added, id)
		}
		fields := map[string]any{}
		if shown.revision != m.Revision {
			describeMarket(fields, &m)
			shown.revision = m.Revision
		}
		if prices := outcomePrices(&m); !slices.Equal(prices, shown.prices) || prices == nil {
			shown.prices = prices
			describePrices(fields, &m, prices)
		}
		known = append(known, m)
		if len(fields) > 0 {
			docs = append(docs, search.Document{ID: id, Fields: fields})
		}
	}
	if err := mb.Merge(docs); err != nil {
		for _, d := range docs { // documents that were not written are written whole next time
			mb.shown[d.ID].revision, mb.shown[d.ID].prices = -1, nil
		}
		return fmt.Errorf("write %d markets: %w", len(docs), err)
	}
	rows := make([]uint32, len(added))
	mb.Rows(added, rows)
	for i, id := range added {
		mb.shown[id].row = rows[i]
	}
	return mb.writeNumbers(known)
}

// indexable reports whether an id fits an index. Ids of 200 characters may not.
func indexable(id string) bool { return id != "" && len(id) <= search.MaxIDBytes }

// describeMarket sets the fields that events about the market determine. Absent ones are
// removed.
func describeMarket(fields map[string]any, m *activity.Market) {
	var d smartmoney.MarketDetails
	if m.Details != nil {
		d = *m.Details
	}
	fields["question"] = textOrNil(m.Question)
	fields["slug"] = textOrNil(m.Slug)
	fields["description"] = textOrNil(d.Description)
	fields["tags"] = withoutEmpty(m.Tags)
	fields["end_date"] = dateOf(m.EndDate)
	fields["start_date"], fields["created_at"], fields["updated_at"] = timeOrNil(d.StartDate), timeOrNil(d.CreatedAt), timeOrNil(d.UpdatedAt)
	fields["liquidity_num"], fields["spread"] = numberOrNil(d.LiquidityUSD), numberOrNil(d.Spread)
	fields["closed"], fields["active"] = nil, nil
	if m.Described {
		fields["closed"] = m.Closed
	}
	if d.Active != nil {
		fields["active"] = *d.Active
	}
	outcomes := make([]string, 0, len(m.Outcomes))
	for i := range m.Outcomes[:min(len(m.Outcomes), search.MaxList)] {
		outcomes = append(outcomes, m.Outcomes[i].Label)
	}
	fields["outcomes"] = outcomes
}

// outcomePrices returns the latest price of each outcome, nil unless each has one.
func outcomePrices(m *activity.Market) []float64 {
	var prices []float64
	for i := range m.Outcomes[:min(len(m.Outcomes), search.MaxList)] {
		if m.Outcomes[i].PriceUSD == nil {
			return nil
		}
		prices = append(prices, *m.Outcomes[i].PriceUSD)
	}
	return prices
}

// describePrices sets the fields that follow from prices but are no numbers.
func describePrices(fields map[string]any, m *activity.Market, prices []float64) {
	fields["outcome_prices"] = prices
	fields["price_0_or_1"], fields["price_under05_or_over95"] = nil, nil
	if first, ok := m.First(); ok && first.PriceUSD != nil {
		p := *first.PriceUSD
		fields["price_0_or_1"] = p == 0 || p == 1
		fields["price_under05_or_over95"] = p < 0.05 || p > 0.95
	}
}

// marketNumbers are the number fields that change with trades and time.
var marketNumbers = [...]string{
	"volume_num", "volume_24hr", "volume_1wk", "volume_1mo", "last_trade_price",
	"one_hour_price_change", "one_hour_price_change_abs", "one_day_price_change", "one_day_price_change_abs",
	"one_week_price_change", "one_week_price_change_abs",
}

func (mb *marketBuilder) writeNumbers(markets []activity.Market) error {
	rows, values := make([]uint32, len(markets)), make([][]float64, len(marketNumbers))
	for i := range markets {
		m := &markets[i]
		rows[i] = mb.shown[m.ItemID].row
		for f, v := range numbersOf(m) {
			values[f] = append(values[f], v)
		}
	}
	for f := range values {
		if values[f] == nil {
			return nil
		}
	}
	if err := mb.SetNumbers(marketNumbers[:], rows, values); err != nil {
		return fmt.Errorf("write numbers of %d markets: %w", len(rows), err)
	}
	return nil
}

// numbersOf returns the values of marketNumbers.
func numbersOf(m *activity.Market) [len(marketNumbers)]float64 {
	var v [len(marketNumbers)]float64
	for i := range v {
		v[i] = absent
	}
	if m.Trades > 0 {
		v[0], v[1], v[2], v[3] = m.TotalUSD, m.Volume.Day.USD, m.Volume.Week.USD, m.Volume.Month.USD
	} else if m.Described && !m.Closed { // the provider does not update it once the market is closed
		v[1] = m.Volume24hr
	}
	first, ok := m.First()
	if !ok {
		return v
	}
	if first.LastTradeUSD != nil {
		v[4] = *first.LastTradeUSD
	}
	for i, c := range [...]*activity.Change{first.Changes.Hour, first.Changes.Day, first.Changes.Week} {
		if c != nil {
			v[5+2*i], v[6+2*i] = c.Difference(), math.Abs(c.Difference())
		}
	}
	return v
}

func textOrNil(s string) any {
	if s == "" {
		return nil
	}
	return s
}

func timeOrNil(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t
}

func numberOrNil(x *float64) any {
	if x == nil {
		return nil
	}
	return *x
}

// dateOf returns the moment of a provider's date, nil if it is none.
func dateOf(s string) any {
	if t, ok := smartmoney.ParseTime(s); ok {
		return t
	}
	if t, err := time.Parse(time.DateOnly, s); err == nil {
		return t.UTC()
	}
	return nil
}

// withoutEmpty returns the texts that are not empty, each once.
func withoutEmpty(texts []string) []string {
	out := make([]string, 0, len(texts))
	for _, s := range texts {
		if s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
