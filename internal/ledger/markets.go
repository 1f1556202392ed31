package ledger

import (
	"math"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
)

// listOutcome enters a token under the market that it is mapped to by now; before is
// its mapping before. A token that is mapped to another market stays in the list of
// the former one, and is passed over when that is read.
func (b *Book) listOutcome(token uint32, before *smartmoney.MarketMapping) {
	m := b.tokens[token].Mapping
	if m == nil || before != nil && before.ItemID == m.ItemID {
		return
	}
	b.outcomes[m.ItemID] = append(b.outcomes[m.ItemID], token)
}

// outcomesOf gives the tokens that are mapped to a market at present, those seen
// first first.
func (b *Book) outcomesOf(itemID string) []uint32 {
	tokens := slices.DeleteFunc(slices.Clone(b.outcomes[itemID]), func(token uint32) bool {
		return b.tokens[token].Mapping.ItemID != itemID
	})
	slices.Sort(tokens)
	return slices.Compact(tokens)
}

// TokenState gives what is known of a token; nil when it was never seen.
func (b *Book) TokenState(address string) *smartmoney.TokenState {
	i, ok := b.Tokens.Find(address)
	if !ok {
		return nil
	}
	t := &b.tokens[i]
	s := &smartmoney.TokenState{
		Chain: b.chain, Address: b.Tokens.String(i), Symbol: t.Symbol,
		PriceUSD: known(t.Price), Volume24hUSD: known(t.Volume24h), Market: b.SignalMarket(i),
	}
	if s.PriceUSD != nil {
		s.PriceAt = time.Unix(0, t.PriceTime).UTC()
	}
	if t.Holders >= 0 {
		holders := t.Holders
		s.Holders = &holders
	}
	return s
}

// known gives a number, nil for NaN, which stands for an unknown one.
func known(x float64) *float64 {
	if math.IsNaN(x) {
		return nil
	}
	return &x
}

// SignalMarket gives the market of an outcome as it is known, nil when no mapping of
// the token is: the item's description, else what the mapping itself says.
func (b *Book) SignalMarket(token uint32) *smartmoney.SignalMarket {
	m := b.tokens[token].Mapping
	if m == nil {
		return nil
	}
	market, ok := b.item(m.ItemID)
	if !ok {
		market.Question, market.Slug = m.Question, m.Slug
	}
	market.OutcomeLabel = m.OutcomeLabel
	return &market
}

// item describes a market by its item; false when that is unknown.
func (b *Book) item(itemID string) (smartmoney.SignalMarket, bool) {
	out := smartmoney.SignalMarket{ItemID: itemID, Tags: []string{}, Source: smartmoney.FromMappings}
	i, ok := b.Items.Find(itemID)
	if !ok {
		return out, false
	}
	item := &b.markets[i]
	out.Question, out.Slug, out.EndDate = item.Question, item.Slug, item.EndDate
	out.Volume24hr, out.Closed, out.Source = item.Volume24hr, item.Closed, smartmoney.FromItems
	out.Tags = append(out.Tags, item.Tags...)
	return out, true
}

// MarketState gives what is known of a market with its outcomes; nil when neither an
// item nor a mapping names it. Where the item is unknown, the first mapping that has
// a question or a slug describes it.
func (b *Book) MarketState(itemID string) *smartmoney.MarketState {
	market, ok := b.item(itemID)
	s := &smartmoney.MarketState{SignalMarket: market, Outcomes: []smartmoney.OutcomeState{}}
	for _, token := range b.outcomesOf(itemID) {
		t := &b.tokens[token]
		if !ok && s.Question == "" && s.Slug == "" {
			s.Question, s.Slug = t.Mapping.Question, t.Mapping.Slug
		}
		s.Outcomes = append(s.Outcomes, smartmoney.OutcomeState{
			Token: b.Tokens.String(token), Label: t.Mapping.OutcomeLabel, PriceUSD: known(t.Price),
		})
	}
	if !ok && len(s.Outcomes) == 0 {
		return nil
	}
	return s
}
