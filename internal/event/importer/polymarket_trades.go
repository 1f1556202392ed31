package importer

import (
	"bufio"
	"encoding/json"
	"io"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const namePolymarketTrades = "polymarket-trades"

// Reasons of the Polymarket formats.
const (
	skipSide         = "side is neither BUY nor SELL"
	skipOutcomeToken = "asset is not an outcome token id"
)

// polymarketTrades reads /trades of Polymarket's Data API as a JSON array, newline-delimited JSON,
// or CSV with the same names, also of several pages that overlap. A transaction has several fills,
// so the id is the transaction hash with a digest of the fill (fillID). The USD amount is size ×
// price. Every Polymarket format identifies a market by its condition id, so that mappings and
// markets of different files match.
type polymarketTrades struct{ settings Settings }

var _ Adapter = polymarketTrades{}

// Name implements Adapter.
func (polymarketTrades) Name() string { return namePolymarketTrades }

// Convert implements Adapter.
func (p polymarketTrades) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	return convertFills(in, newFills(p.settings, emit))
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

func newFills(s Settings, emit func(Item) error) *fills {
	return &fills{out: newRows(s, emit), mappings: map[string]*smartmoney.MarketMapping{}}
}

// convertFills converts JSON or CSV.
func convertFills(in *bufio.Reader, f *fills) error {
	bad := func(line int, reason string) error { return f.out.skip(line, reason, "") }
	var err error
	switch firstByte(in) {
	case '[', '{':
		err = eachJSON(in, f.addJSON, bad)
	default:
		needed := []string{"proxyWallet", "side", "asset", "size", "price", "timestamp", "transactionHash"}
		err = eachCSV(in, namePolymarketTrades, needed, func(line int, t *table) error { return f.add(line, fillOf(t)) }, bad)
	}
	if err != nil {
		return err
	}
	return f.out.close()
}

func (f *fills) addJSON(line int, raw []byte) error {
	var one fill
	if err := json.Unmarshal(raw, &one); err != nil {
		return f.out.skip(line, skipMalformed, "")
	}
	return f.add(line, &one)
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
	if reason != "" {
		return f.out.skip(line, reason, string(one.TransactionHash))
	}
	r.line = line
	return f.out.add(r)
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
	item := string(one.ConditionID)
	if item == "" {
		item = string(one.Slug)
	}
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
