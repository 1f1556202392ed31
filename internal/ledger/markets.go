package ledger

import (
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// listOutcome enters a token under the market that it is mapped to by now; before is
// its mapping before. A token that is mapped to another market stays in the list of
// the former one, and is passed over when that is read. A list drops repeats before it
// grows, so that mapping a token back and forth does not lengthen it for ever.
func (l *Ledger) listOutcome(token uint32, before *smartmoney.MarketMapping) {
	m := l.tokens[token].Mapping
	if m == nil || before != nil && before.ItemID == m.ItemID {
		return
	}
	list := l.outcomes[m.ItemID]
	if len(list) == cap(list) {
		list = slices.Clone(list) // readers have the present one
		slices.Sort(list)
		list = slices.Compact(list)
		list = slices.Grow(list, len(list)+2)
	}
	l.outcomes[m.ItemID] = append(list, token)
}

// outcomesOf returns the tokens that are mapped to a market at present, those seen
// first first.
func (v *View) outcomesOf(itemID string) []uint32 {
	listed, _ := v.outcomes.Load(itemID)
	ever, _ := listed.([]uint32)
	tokens := slices.DeleteFunc(slices.Clone(ever), func(token uint32) bool {
		t := v.known.get(token) // nil while the Publish that enters it is under way
		return t == nil || t.Mapping == nil || t.Mapping.ItemID != itemID
	})
	slices.Sort(tokens)
	return slices.Compact(tokens)
}

// TokenState returns what is known of a token; nil when it was never seen.
func (v *View) TokenState(address string) *smartmoney.TokenState {
	i, ok := v.tokens.Lookup(address)
	if !ok {
		return nil
	}
	t := v.known.get(i)
	if t == nil {
		return nil
	}
	s := &smartmoney.TokenState{
		Chain: v.chain, Address: v.names.Load().String(i), Symbol: t.Symbol,
		PriceUSD: known(t.Quoted), SettledPriceUSD: known(t.Settled), PricePoints: t.Points.list(), Volume24hUSD: known(t.Volume24h),
	}
	if m := t.Mapping; m != nil {
		s.Market = describe(m, v.item(m.ItemID))
	}
	if s.PriceUSD != nil {
		s.PriceAt = time.Unix(0, t.At()).UTC()
	}
	if s.ProviderPriceUSD = known(t.ProviderPrice); s.ProviderPriceUSD != nil {
		s.ProviderPriceAt = time.Unix(0, t.ProviderAt).UTC()
	}
	if t.Holders >= 0 {
		holders := t.Holders
		s.Holders = &holders
	}
	return s
}

// known returns a number, nil for NaN, which stands for an unknown one.
func known(x float64) *float64 {
	if math.IsNaN(x) {
		return nil
	}
	return &x
}

// SignalMarket returns the market of an outcome as it is known, nil when no mapping of
// the token is: the item's description, else what the mapping itself says.
func (l *Ledger) SignalMarket(token uint32) *smartmoney.SignalMarket {
	m := l.tokens[token].Mapping
	if m == nil {
		return nil
	}
	if i, ok := l.Items.Find(m.ItemID); ok {
		return describe(m, &l.markets[i])
	}
	return describe(m, nil)
}

// item returns a market's item, nil when that is unknown.
func (v *View) item(itemID string) *smartmoney.Market {
	i, ok := v.items.Lookup(itemID)
	if !ok {
		return nil
	}
	return v.markets.get(i)
}

// describe describes the market of a mapping by its item, else by what the mapping says.
func describe(m *smartmoney.MarketMapping, item *smartmoney.Market) *smartmoney.SignalMarket {
	market := describeItem(m.ItemID, item)
	if item == nil {
		market.Question, market.Slug = m.Question, m.Slug
	}
	market.OutcomeLabel = m.OutcomeLabel
	return &market
}

// describeItem describes a market by its item, which may be nil.
func describeItem(itemID string, item *smartmoney.Market) smartmoney.SignalMarket {
	out := smartmoney.SignalMarket{ItemID: itemID, Tags: []string{}, Source: smartmoney.FromMappings}
	if item == nil {
		return out
	}
	out.Question, out.Slug, out.EndDate = item.Question, item.Slug, item.EndDate
	out.Volume24hr, out.Closed, out.Source = item.Volume24hr, item.Closed, smartmoney.FromItems
	out.Tags = append(out.Tags, item.Tags...)
	return out
}

// MarketState returns what is known of a market with its outcomes; nil when neither an
// item nor a mapping names it. Where the item is unknown, the first mapping that has
// a question or a slug describes it.
func (v *View) MarketState(itemID string) *smartmoney.MarketState {
	item := v.item(itemID)
	s := &smartmoney.MarketState{SignalMarket: describeItem(itemID, item), Outcomes: []smartmoney.OutcomeToken{}}
	for _, token := range v.outcomesOf(itemID) {
		t := v.known.get(token)
		if item == nil && s.Question == "" && s.Slug == "" {
			s.Question, s.Slug = t.Mapping.Question, t.Mapping.Slug
		}
		s.Outcomes = append(s.Outcomes, smartmoney.OutcomeToken{
			Token: v.names.Load().String(token), Label: t.Mapping.OutcomeLabel, PriceUSD: known(t.Quoted),
		})
	}
	if item == nil && len(s.Outcomes) == 0 {
		return nil
	}
	return s
}
