package event

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// MaxAhead is how far an event's time may be ahead of the clock (semantics 1).
const MaxAhead = 5 * time.Minute

// Decoder turns JSON objects into events. It reuses scratch space between calls and is
// not safe for concurrent use; creating one per request is cheap.
type Decoder struct {
	now     func() time.Time
	horizon time.Time // latest time accepted without reading the clock again
	fields  fields    // of the object being decoded
	strict  strictScanner
	lower   []byte // addresses of the current event in lower case
	err     error  // first rule that the current event breaks
}

// NewDecoder returns a decoder that checks the times of events against the clock now.
func NewDecoder(now func() time.Time) *Decoder { return &Decoder{now: now} }

// Decode reads one event from line and checks every rule of semantics 1. The line must
// be exactly one JSON object by RFC 8259. Fields unknown to the event's type are
// ignored; null is the same as absent. Decode normalises addresses and derives the
// missing one of a trade's three amounts.
//
// Every error is a *smartmoney.Error of CodeBadInput that names the field and the
// bound. The event keeps no reference to line; the strings of a trade share one
// allocation.
func (d *Decoder) Decode(line []byte) (Event, error) {
	if !d.fields.scanFast(line) {
		if err := d.strict.scan(line, &d.fields); err != nil {
			return Event{}, err
		}
	}
	return d.build()
}

// build returns the event of the scanned fields, or an error for the first broken rule.
func (d *Decoder) build() (Event, error) {
	d.err = nil
	d.lower = d.lower[:0]
	e := Event{}
	switch kind, _ := d.str(fieldType, mustHave); Type(kind.text) {
	case TypeTrade:
		e = d.trade()
	case TypeToken:
		e = d.token()
	case TypeWallet:
		e = d.walletStats()
	case TypeMarket:
		e = d.market()
	case TypeMapping:
		e = d.mapping()
	case TypeResolution:
		e = d.resolution()
	case TypeRetract:
		e = Event{Type: TypeRetract, Chain: d.chain(), Correction: &Correction{ID: string(d.identifier(fieldID, maxIDLen))}}
	case TypeRewind:
		e = Event{Type: TypeRewind, Chain: d.chain(), Correction: &Correction{Block: d.count(fieldBlock)}}
	default:
		d.failf(fieldType, "type must be one of %s, got %q", typeNames, clip(kind.text))
	}
	if d.err != nil {
		return Event{}, d.err
	}
	return e, nil
}

// typeNames lists the event types for an error message.
const typeNames = string(TypeTrade + ", " + TypeToken + ", " + TypeWallet + ", " +
	TypeMarket + ", " + TypeMapping + ", " + TypeResolution + ", " + TypeRetract + ", " + TypeRewind)

func (d *Decoder) trade() Event {
	chain := d.chain()
	id := d.identifier(fieldID, maxIDLen)
	wallet := d.walletAddress(chain)
	token := d.tokenAddress(chain)
	side := d.side()
	quantity, price, amount := d.amounts()
	at := d.time(fieldTradedAt)
	symbol := d.symbol()
	tx := d.optionalLabel(fieldTxHash, maxTxHashLen)
	block, hasBlock := d.integer(fieldBlock, mayHave)
	aka := d.aka()
	offMarket := d.optionalBoolean(fieldOffMarket)
	if d.err != nil {
		return Event{}
	}
	s := newSlab(len(id) + len(wallet) + len(token) + len(symbol) + len(tx))
	return Event{Type: TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
		ID: s.add(id), Chain: chain, Wallet: s.add(wallet), Token: s.add(token), Side: side,
		Quantity: quantity, PriceUSD: price, AmountUSD: amount, TradedAt: at,
		Symbol: s.add(symbol), TxHash: s.add(tx), Block: block, HasBlock: hasBlock, Aka: aka, OffMarket: offMarket != nil && *offMarket,
	}}
}

func (d *Decoder) token() Event {
	chain := d.chain()
	u := &smartmoney.TokenUpdate{
		Chain:        chain,
		Token:        string(d.tokenAddress(chain)),
		UpdatedAt:    d.time(fieldUpdatedAt),
		PriceUSD:     d.optionalAtLeastZero(fieldPriceUSD),
		Volume24hUSD: d.optionalAtLeastZero(fieldVolume24hUSD),
		Holders:      d.optionalCount(fieldHolders),
		Excluded:     d.optionalBoolean(fieldExcluded),
	}
	if symbol := d.symbol(); len(symbol) > 0 {
		u.Symbol = new(string(symbol))
	}
	return Event{Type: TypeToken, Chain: chain, Token: u}
}

func (d *Decoder) walletStats() Event {
	chain := d.chain()
	return Event{Type: TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{
		Chain:     chain,
		Wallet:    string(d.walletAddress(chain)),
		NetPnlUSD: d.optionalFinite(fieldNetPnlUSD),
		WinRate:   d.optionalFraction(fieldWinRate),
		Excluded:  d.optionalBoolean(fieldExcluded),
	}}
}

func (d *Decoder) market() Event {
	d.onlyPolymarket(TypeMarket, false)
	return Event{Type: TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
		ItemID:     string(d.identifier(fieldItemID, maxIDLen)),
		Question:   d.prose(fieldQuestion, mustHave),
		Slug:       d.prose(fieldSlug, mustHave),
		EndDate:    d.prose(fieldEndDate, mustHave),
		Tags:       d.tags(),
		Volume24hr: d.atLeastZero(fieldVolume24hr),
		Closed:     d.boolean(fieldClosed),
		Details:    d.marketDetails(),
	}}
}

// marketDetails reads the optional fields of a market, nil if it has none of them.
func (d *Decoder) marketDetails() *smartmoney.MarketDetails {
	details := smartmoney.MarketDetails{
		Description:  d.prose(fieldDescription, mayHave),
		StartDate:    d.optionalTime(fieldStartDate),
		CreatedAt:    d.optionalTime(fieldCreatedAt),
		UpdatedAt:    d.optionalTime(fieldUpdatedAt),
		Active:       d.optionalBoolean(fieldActive),
		LiquidityUSD: d.optionalAtLeastZero(fieldLiquidity),
		Spread:       d.optionalFraction(fieldSpread),
	}
	if details == (smartmoney.MarketDetails{}) {
		return nil
	}
	return &details
}

func (d *Decoder) mapping() Event {
	d.onlyPolymarket(TypeMapping, false)
	return Event{Type: TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
		Token:        string(d.tokenAddress(smartmoney.Polymarket)),
		ItemID:       string(d.identifier(fieldItemID, maxIDLen)),
		OutcomeLabel: d.prose(fieldOutcomeLabel, mustHave),
		Question:     d.prose(fieldQuestion, mayHave),
		Slug:         d.prose(fieldSlug, mayHave),
	}}
}

func (d *Decoder) resolution() Event {
	d.onlyPolymarket(TypeResolution, true)
	return Event{Type: TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{
		Token:      string(d.tokenAddress(smartmoney.Polymarket)),
		Payout:     d.fraction(fieldPayout),
		ResolvedAt: d.time(fieldResolvedAt),
	}}
}
