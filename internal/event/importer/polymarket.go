package importer

import (
	"bufio"
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const namePolymarketTrades = "polymarket-trades"

// Reasons of the Polymarket formats.
const (
	skipSide         = "side is neither BUY nor SELL"
	skipOutcomeToken = "asset is not an outcome token id"
)

// readTrades reads /trades of Polymarket's Data API as a JSON array, newline-delimited JSON,
// or CSV with the same names, also of several pages that overlap. A transaction has several fills,
// so the id is the transaction hash with a digest of the fill (fillID). The USD amount is size ×
// price. Every Polymarket format identifies a market by its condition id, so that mappings and
// markets of different files match.
func readTrades(in *bufio.Reader, out *rows) error {
	return readFills(in, out, namePolymarketTrades, (*fills).add, fillColumns())
}

// fill is one record of /trades or /activity.
type fill struct {
	Type            text `json:"type"` // activity only
	ProxyWallet     text `json:"proxyWallet"`
	Side            text `json:"side"`
	Asset           text `json:"asset"`
	ConditionID     text `json:"conditionId"`
	Size            text `json:"size"`
	Price           text `json:"price"`
	Timestamp       text `json:"timestamp"`
	Title           text `json:"title"`
	Slug            text `json:"slug"`
	Outcome         text `json:"outcome"`
	TransactionHash text `json:"transactionHash"`
}

// fills turns fills into rows.
type fills struct {
	out      *rows
	mappings map[string]*smartmoney.MarketMapping // by token, from its first fill in the file
}

// readFills calls add for every fill in JSON, or in CSV of a format with the needed columns.
func readFills(in *bufio.Reader, out *rows, format string, add func(f *fills, line int, one *fill) error, needed []string) error {
	f := &fills{out: out, mappings: map[string]*smartmoney.MarketMapping{}}
	if c := firstByte(in); c != '[' && c != '{' {
		return eachCSV(in, format, needed, func(line int, t *table) error { return add(f, line, fillOf(t)) }, out.bad)
	}
	return eachJSON(in, func(line int, raw []byte) error {
		var one fill
		if err := json.Unmarshal(raw, &one); err != nil {
			return out.bad(line, skipMalformed)
		}
		return add(f, line, &one)
	}, out.bad)
}

// fillColumns are the columns that a CSV file of fills must have.
func fillColumns() []string {
	return []string{"proxyWallet", "side", "asset", "size", "price", "timestamp", "transactionHash"}
}

func fillOf(t *table) *fill {
	get := func(column string) text { return text(t.get(column)) }
	return &fill{
		Type: get("type"), ProxyWallet: get("proxyWallet"), Side: get("side"), Asset: get("asset"),
		ConditionID: get("conditionId"), Size: get("size"), Price: get("price"), Timestamp: get("timestamp"),
		Title: get("title"), Slug: get("slug"), Outcome: get("outcome"), TransactionHash: get("transactionHash"),
	}
}

func (f *fills) add(line int, one *fill) error {
	r, reason := f.row(one)
	return f.out.put(line, r, reason, string(one.TransactionHash))
}

func (f *fills) row(one *fill) (*row, string) {
	var side smartmoney.Side
	switch strings.ToUpper(string(one.Side)) {
	case "BUY":
		side = smartmoney.Buy
	case "SELL":
		side = smartmoney.Sell
	default:
		return nil, skipSide
	}
	at, ok := parseUnix(string(one.Timestamp))
	if !ok {
		return nil, skipTime
	}
	wallet, ok := normalAddress(smartmoney.Polymarket, string(one.ProxyWallet))
	if !ok {
		return nil, skipWallet
	}
	if !isOutcomeToken(string(one.Asset)) {
		return nil, skipOutcomeToken
	}
	size, okSize := positive(string(one.Size))
	price, okPrice := positive(string(one.Price))
	if !okSize || !okPrice || !usable(size*price) {
		return nil, skipAmount
	}
	hash := strings.Clone(string(one.TransactionHash))
	if !isName(hash, maxHash) {
		return nil, skipNoID
	}
	mapping := f.mapping(one)
	t := &smartmoney.Trade{
		Chain: smartmoney.Polymarket, Wallet: wallet, Token: mapping.Token, Side: side,
		Quantity: size, PriceUSD: price, AmountUSD: size * price, TxHash: hash,
	}
	r := &row{at: at, ref: hash, id: fillID(t, price), equal: paged, trade: t}
	t.Aka = formerIDs(t, r.id)
	if mapping.ItemID != "" {
		r.mapping = mapping
	}
	return r, ""
}

// mapping returns the market mapping of the fill's token, from the token's first fill in
// the file. Its item id is empty if that fill names no market.
func (f *fills) mapping(one *fill) *smartmoney.MarketMapping {
	token := string(one.Asset)
	if known := f.mappings[token]; known != nil {
		return known
	}
	item := cmp.Or(string(one.ConditionID), string(one.Slug))
	m := newMapping(token, item, string(one.Outcome), string(one.Title), string(one.Slug))
	f.mappings[m.Token] = m
	return m
}

// newMapping returns a mapping that shares no memory with its arguments. Its item id is
// empty if item is not usable as one.
func newMapping(token, item, label, question, slug string) *smartmoney.MarketMapping {
	if !isName(item, maxItemID) {
		item = ""
	}
	return &smartmoney.MarketMapping{
		Token: strings.Clone(token), ItemID: strings.Clone(item),
		OutcomeLabel: strings.Clone(cleanProse(label, maxProse)),
		Question:     strings.Clone(cleanProse(question, maxProse)),
		Slug:         strings.Clone(cleanProse(slug, maxProse)),
	}
}

// mappingEvents returns the mapping's event, or none if it names no market.
func mappingEvents(m *smartmoney.MarketMapping) []event.Event {
	if m.ItemID == "" {
		return nil
	}
	return []event.Event{mappingEvent(m)}
}

const namePolymarketActivity = "polymarket-activity"

// readActivity reads /activity of Polymarket's Data API. Records of type TRADE
// become trades with the same ids as in /trades. The others (REDEEM, REWARD, SPLIT, MERGE,
// CONVERSION, …) are skipped because they name no outcome token; polymarket-gamma has the
// resolutions.
func readActivity(in *bufio.Reader, out *rows) error {
	return readFills(in, out, namePolymarketActivity, func(f *fills, line int, one *fill) error {
		if one.Type != "TRADE" {
			return out.skip(line, activityReason(string(one.Type)), string(one.TransactionHash))
		}
		return f.add(line, one)
	}, append([]string{"type"}, fillColumns()...))
}

// activityReason returns the reason to skip an activity. It names known kinds only, so
// that the number of different reasons is bounded.
func activityReason(kind string) string {
	switch kind {
	case "REDEEM", "REWARD", "SPLIT", "MERGE", "CONVERSION", "MAKER_REBATE", "YIELD":
		return "activity " + kind + " is not a trade"
	}
	return "activity is not a trade"
}

// Of the ids of Polymarket's fills.
const (
	shareUnits  = 1e6       // smallest units of a share and of a USD
	priceBucket = 1e4       // buckets of prices to a USD
	bucketShift = 0.0000317 // moves the bounds of buckets away from the prices of orders
	idDigits    = 16
)

// fillID returns the id of a fill of Polymarket, whichever way it is read: its transaction hash
// with a digest of the token, side, quantity and wallet, and of the price in steps of 0.0001. The
// Data API wrote the same price with 17 digits in 2025 and with 10 in 2026.
func fillID(t *smartmoney.Trade, price float64) string {
	units := strconv.FormatFloat(math.Round(t.Quantity*shareUnits), 'f', -1, 64)
	bucket := strconv.FormatFloat(math.Floor((price+bucketShift)*priceBucket), 'f', -1, 64)
	return t.TxHash + ":" + digest(t.Token, string(t.Side), units, bucket, t.Wallet)[:idDigits]
}

// formerIDs returns the other ids that a fill may have in a log: those with the price as written,
// as earlier versions made them, for the ways in which the API has written it, and the present one
// if a rounded price is in another step.
func formerIDs(t *smartmoney.Trade, id string) []string {
	units := math.Round(t.Quantity * shareUnits)
	exact := t.PriceUSD
	if quote := math.Round(t.PriceUSD * units); units > 0 && math.Abs(quote/units-t.PriceUSD) < 1e-9 {
		exact = quote / units
	}
	rounded := math.Round(exact*1e10) / 1e10
	var ids []string
	for _, price := range []float64{t.PriceUSD, exact, rounded} {
		former := t.TxHash + ":" + digest(t.Token, string(t.Side), canonical(t.Quantity), canonical(price), t.Wallet)[:idDigits]
		if !slices.Contains(ids, former) {
			ids = append(ids, former)
		}
	}
	for _, price := range []float64{exact, rounded} {
		if other := fillID(t, price); other != id && !slices.Contains(ids, other) {
			ids = append(ids, other)
		}
	}
	return ids[:min(len(ids), smartmoney.MaxAka)]
}

const namePolymarketGamma = "polymarket-gamma"

// Reasons of this format.
const (
	skipNoMarket  = "no usable condition id or id"
	skipNoGamma   = "not a market: it has no question"
	skipMismatch  = "outcomes and token ids do not match"
	payoutSlack   = 0.01 // largest distance of the payouts' sum from 1
	resolvedState = "resolved"
)

// readGamma reads market objects of Polymarket's Gamma API, bare or under "raw",
// as a JSON array or newline-delimited. A market becomes a market event, a mapping per
// outcome token and, once it is resolved, a resolution per outcome token with
// outcomePrices as payouts.
//
// A market counts as resolved if its oracle status is "resolved" and its payouts add up
// to 1. If the status is absent (old markets), it counts as resolved if it is closed and
// every payout is 0, 0.5 or 1: a closed market may still show prices until it resolves.
func readGamma(in *bufio.Reader, out *rows) error {
	return eachJSON(in, func(line int, raw []byte) error {
		var outer struct {
			Raw json.RawMessage `json:"raw"`
		}
		var m gammaMarket
		if err := json.Unmarshal(raw, &outer); err != nil {
			return out.bad(line, skipMalformed)
		}
		if len(outer.Raw) > 0 && outer.Raw[0] == '{' {
			raw = outer.Raw
		}
		if err := json.Unmarshal(raw, &m); err != nil {
			return out.bad(line, skipMalformed)
		}
		events, reason := m.events()
		return out.emit(Item{Line: line, Ref: string(m.Slug), Events: events, Skip: reason})
	}, out.bad)
}

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

func (g *gammaMarket) events() ([]event.Event, string) {
	item := cmp.Or(string(g.ConditionID), string(g.ID))
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
