package importer

import (
	"encoding/json"
	"io"
	"math"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const namePolymarketGamma = "polymarket-gamma"

// Reasons of this format.
const (
	skipNoMarket  = "no usable condition id or id"
	skipNoGamma   = "not a market: it has no question"
	skipMismatch  = "outcomes and token ids do not match"
	payoutSlack   = 0.01 // largest distance of the payouts' sum from 1
	resolvedState = "resolved"
)

// polymarketGamma reads market objects of Polymarket's Gamma API, bare or under "raw",
// as a JSON array or newline-delimited. A market becomes a market event, a mapping per
// outcome token and, once it is resolved, a resolution per outcome token with
// outcomePrices as payouts.
//
// A market counts as resolved if its oracle status is "resolved" and its payouts add up
// to 1. If the status is absent (old markets), it counts as resolved if it is closed and
// every payout is 0, 0.5 or 1: a closed market may still show prices until it resolves.
type polymarketGamma struct{}

var _ Adapter = polymarketGamma{}

// Name implements Adapter.
func (polymarketGamma) Name() string { return namePolymarketGamma }

// gammaMarket has the fields of a market object that the adapter uses.
type gammaMarket struct {
	ID            text `json:"id"`
	ConditionID   text `json:"conditionId"`
	Question      text `json:"question"`
	Slug          text `json:"slug"`
	EndDate       text `json:"endDate"`
	Volume24hr    text `json:"volume24hr"`
	Closed        text `json:"closed"`
	Status        text `json:"umaResolutionStatus"`
	ClosedTime    text `json:"closedTime"`
	UMAEndDate    text `json:"umaEndDate"`
	Outcomes      text `json:"outcomes"`
	OutcomePrices text `json:"outcomePrices"`
	TokenIDs      text `json:"clobTokenIds"`
	Tags          text `json:"tags"`
	Description   text `json:"description"`
	StartDate     text `json:"startDate"`
	CreatedAt     text `json:"createdAt"`
	UpdatedAt     text `json:"updatedAt"`
	Active        text `json:"active"`
	Liquidity     text `json:"liquidityNum"`
	LiquidityText text `json:"liquidity"`
	Spread        text `json:"spread"`
}

// Convert implements Adapter. It streams.
func (polymarketGamma) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	bad := func(line int, reason string) error { return emit(Item{Line: line, Skip: reason}) }
	return eachJSON(in, func(line int, raw []byte) error {
		var outer struct {
			Raw json.RawMessage `json:"raw"`
		}
		var m gammaMarket
		if err := json.Unmarshal(raw, &outer); err != nil {
			return bad(line, skipMalformed)
		}
		if len(outer.Raw) > 0 && outer.Raw[0] == '{' {
			raw = outer.Raw
		}
		if err := json.Unmarshal(raw, &m); err != nil {
			return bad(line, skipMalformed)
		}
		events, reason := m.events()
		return emit(Item{Line: line, Ref: string(m.Slug), Events: events, Skip: reason})
	}, bad)
}

func (g *gammaMarket) events() ([]event.Event, string) {
	item := string(g.ConditionID)
	if item == "" {
		item = string(g.ID)
	}
	if !isName(item, maxItemID) {
		return nil, skipNoMarket
	}
	if g.Question == "" { // for example a trade, whose ids would overwrite the market's
		return nil, skipNoGamma
	}
	tokens, labels := stringList(g.TokenIDs), stringList(g.Outcomes)
	if len(tokens) > 0 && len(tokens) != len(labels) {
		return nil, skipMismatch
	}
	for _, token := range tokens {
		if !isOutcomeToken(token) {
			return nil, skipOutcomeToken
		}
	}
	volume, _ := positive(string(g.Volume24hr))
	market := &smartmoney.Market{
		ItemID: item, Question: cleanProse(string(g.Question), maxProse), Slug: cleanProse(string(g.Slug), maxProse),
		EndDate: cleanProse(string(g.EndDate), maxProse), Tags: tagList(g.Tags), Volume24hr: volume, Closed: g.Closed == "true",
		Details: g.details(),
	}
	events := []event.Event{{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: market}}
	for i, token := range tokens {
		events = append(events, mappingEvent(newMapping(token, item, labels[i], market.Question, market.Slug)))
	}
	return append(events, g.resolutions(tokens)...), ""
}

// details returns the optional fields that the market has in a usable form, nil if it has none.
func (g *gammaMarket) details() *smartmoney.MarketDetails {
	d := smartmoney.MarketDetails{Description: cleanProse(string(g.Description), maxProse)}
	d.StartDate, d.CreatedAt, d.UpdatedAt = detailTime(g.StartDate), detailTime(g.CreatedAt), detailTime(g.UpdatedAt)
	if g.Active == "true" || g.Active == "false" {
		d.Active = new(g.Active == "true")
	}
	for _, liquidity := range []text{g.Liquidity, g.LiquidityText} {
		if usd, err := strconv.ParseFloat(string(liquidity), 64); d.LiquidityUSD == nil && err == nil && usd >= 0 && !math.IsInf(usd, 0) {
			d.LiquidityUSD = &usd
		}
	}
	if spread, err := strconv.ParseFloat(string(g.Spread), 64); err == nil && spread >= 0 && spread <= 1 {
		d.Spread = &spread
	}
	if d == (smartmoney.MarketDetails{}) {
		return nil
	}
	return &d
}

// detailTime parses a time between 1970 and 2262; zero for anything else.
func detailTime(t text) time.Time {
	at, ok := parseTime(string(t))
	if !ok || at.After(time.Unix(0, math.MaxInt64)) {
		return time.Time{}
	}
	return at
}

// resolutions returns a resolution per outcome token, or none while the market is not
// resolved.
func (g *gammaMarket) resolutions(tokens []string) []event.Event {
	payouts, ok := g.payouts(len(tokens))
	at, okTime := g.resolvedAt()
	if !ok || !okTime {
		return nil
	}
	events := make([]event.Event, 0, len(tokens))
	for i, token := range tokens {
		events = append(events, resolutionEvent(token, payouts[i], at))
	}
	return events
}

func resolutionEvent(token string, payout float64, at time.Time) event.Event {
	return event.Event{
		Type: event.TypeResolution, Chain: smartmoney.Polymarket,
		Resolution: &smartmoney.Resolution{Token: token, Payout: payout, ResolvedAt: at},
	}
}

// payouts returns the payouts of the want outcome tokens. ok is false while the market is
// not resolved.
func (g *gammaMarket) payouts(want int) (payouts []float64, ok bool) {
	prices := stringList(g.OutcomePrices)
	if g.Closed != "true" || len(prices) != want || want == 0 {
		return nil, false
	}
	payouts = make([]float64, 0, want)
	sum, final := 0.0, true
	for _, price := range prices {
		payout, err := strconv.ParseFloat(price, 64)
		if err != nil || !(payout >= 0 && payout <= 1) {
			return nil, false
		}
		payouts = append(payouts, payout)
		sum += payout
		final = final && (payout == 0 || payout == 0.5 || payout == 1)
	}
	if math.Abs(sum-1) > payoutSlack {
		return nil, false
	}
	return payouts, g.Status == resolvedState || (g.Status == "" && final)
}

// resolvedAt returns closedTime, else the end date of the oracle, else the market's own.
func (g *gammaMarket) resolvedAt() (time.Time, bool) {
	for _, s := range []text{g.ClosedTime, g.UMAEndDate, g.EndDate} {
		if at, ok := parseTime(string(s)); ok {
			return at, true
		}
	}
	return time.Time{}, false
}

// stringList parses a JSON array of strings or numbers, which Gamma encodes as a string.
func stringList(t text) []string {
	var items []text
	if t == "" || json.Unmarshal([]byte(t), &items) != nil {
		return nil
	}
	list := make([]string, 0, len(items))
	for _, item := range items {
		list = append(list, string(item))
	}
	return list
}

// tagList parses tags, which are either objects with a label or plain strings.
func tagList(t text) []string {
	var labels []string
	for _, raw := range stringList(t) {
		if len(labels) == maxTags {
			break
		}
		var tag struct {
			Label text `json:"label"`
		}
		switch {
		case raw == "":
		case raw[0] != '{':
			labels = append(labels, cleanProse(raw, maxTag))
		case json.Unmarshal([]byte(raw), &tag) == nil && tag.Label != "":
			labels = append(labels, cleanProse(string(tag.Label), maxTag))
		}
	}
	return labels
}
