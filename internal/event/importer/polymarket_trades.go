package importer

import (
	"bufio"
	"encoding/json"
	"io"
	"strings"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

const namePolymarketTrades = "polymarket-trades"

// Reasons of the Polymarket formats.
const (
	skipSide    = "side is neither BUY nor SELL"
	skipOutcome = "asset is no outcome token id"
)

// polymarketTrades reads trades as Polymarket's Data API gives them at /trades: a JSON
// array, newline-delimited JSON, or CSV with the same names. One transaction holds
// several fills, so the id is the transaction hash with a digest of the fill. USD is
// size × price. The market is known by its condition id, here as in every Polymarket
// format, so that mappings and markets of different files meet.
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

// fills makes rows of fills.
type fills struct {
	out   *rows
	about map[string]*smartmoney.MarketMapping // by token, of its first fill in the file
}

func newFills(s Settings, emit func(Item) error) *fills {
	return &fills{out: newRows(s, emit), about: map[string]*smartmoney.MarketMapping{}}
}

// convertFills reads JSON or CSV.
func convertFills(in *bufio.Reader, f *fills) error {
	bad := func(line int, reason string) error { return f.out.skip(line, reason, "") }
	var err error
	switch firstByte(in) {
	case '[', '{':
		err = eachJSON(in, f.addJSON, bad)
	default:
		needed := []string{"proxyWallet", "side", "asset", "size", "price", "timestamp", "transactionHash"}
		err = eachCSV(in, needed, func(line int, t *table) error { return f.add(line, fillOf(t)) }, bad)
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
	if !isOutcome(string(one.Asset)) {
		return nil, skipOutcome
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
	about := f.mapping(one)
	t := &smartmoney.Trade{
		Chain: smartmoney.Polymarket, Wallet: wallet, Token: about.Token, Side: side,
		Quantity: size, PriceUSD: price, AmountUSD: size * price, TxHash: hash,
	}
	id := hash + ":" + digest(t.Token, string(side), canonical(size), canonical(price), wallet)[:16]
	r := &row{at: at, ref: hash, id: id, trade: t}
	if about.ItemID != "" {
		r.about = about
	}
	return r, ""
}

// mapping is what the file's first fill of the token says of its market. Its item id
// is empty where the fill names no market.
func (f *fills) mapping(one *fill) *smartmoney.MarketMapping {
	token := string(one.Asset)
	if known := f.about[token]; known != nil {
		return known
	}
	item := string(one.ConditionID)
	if item == "" {
		item = string(one.Slug)
	}
	m := newMapping(token, item, string(one.Outcome), string(one.Title), string(one.Slug))
	f.about[m.Token] = m
	return m
}

// newMapping makes a mapping that shares no memory with its source. Its item id is
// empty where the one given can be none.
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

// mappingEvents are a mapping's event, none where it names no market.
func mappingEvents(m *smartmoney.MarketMapping) []event.Event {
	if m.ItemID == "" {
		return nil
	}
	return []event.Event{mappingEvent(m)}
}
