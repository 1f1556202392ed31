package archive

import (
	"fmt"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// row is an event in a file. All kinds of events share these columns; a column that an event has no value for is
// null. Numbers are the log's own: a DOUBLE is the float64 of the log, bit for bit. Times are UTC microseconds;
// where the log has nanoseconds, a column that ends in _ns has those beyond the microsecond.
type row struct {
	Seq          int64  `parquet:"seq,delta"`
	GlobalOffset int64  `parquet:"global_offset,delta"`
	Type         string `parquet:"type,dict"`

	Time   *int64 `parquet:"time,optional,timestamp(microsecond:utc)"` // traded_at, updated_at of a token, resolved_at
	TimeNS *int32 `parquet:"time_ns,optional"`

	ID        *string  `parquet:"id,optional"` // of a trade; of a retract: the trade that it takes back
	Wallet    *string  `parquet:"wallet,optional,dict"`
	Token     *string  `parquet:"token,optional,dict"`
	Side      *string  `parquet:"side,optional,dict"`
	Quantity  *float64 `parquet:"quantity,optional"`
	PriceUSD  *float64 `parquet:"price_usd,optional"`
	AmountUSD *float64 `parquet:"amount_usd,optional"`
	Symbol    *string  `parquet:"symbol,optional,dict"`
	TxHash    *string  `parquet:"tx_hash,optional"`
	Block     *int64   `parquet:"block,optional"` // of a trade; of a rewind: the last block that stands

	Volume24hUSD *float64 `parquet:"volume_24h_usd,optional"`
	Holders      *int64   `parquet:"holders,optional"`
	NetPnlUSD    *float64 `parquet:"net_pnl_usd,optional"`
	WinRate      *float64 `parquet:"win_rate,optional"`

	ItemID       *string  `parquet:"item_id,optional,dict"`
	Question     *string  `parquet:"question,optional"`
	Slug         *string  `parquet:"slug,optional"`
	EndDate      *string  `parquet:"end_date,optional"` // as the provider wrote it
	Tags         []string `parquet:"tags,list"`
	Closed       *bool    `parquet:"closed,optional"`
	OutcomeLabel *string  `parquet:"outcome_label,optional,dict"`
	Payout       *float64 `parquet:"payout,optional"`

	Details      *bool    `parquet:"details,optional"` // true: the market event had some of the columns below
	Description  *string  `parquet:"description,optional"`
	StartDate    *int64   `parquet:"start_date,optional,timestamp(microsecond:utc)"`
	StartDateNS  *int32   `parquet:"start_date_ns,optional"`
	CreatedAt    *int64   `parquet:"created_at,optional,timestamp(microsecond:utc)"`
	CreatedAtNS  *int32   `parquet:"created_at_ns,optional"`
	UpdatedAt    *int64   `parquet:"updated_at,optional,timestamp(microsecond:utc)"`
	UpdatedAtNS  *int32   `parquet:"updated_at_ns,optional"`
	Active       *bool    `parquet:"active,optional"`
	LiquidityUSD *float64 `parquet:"liquidity_usd,optional"`
	Spread       *float64 `parquet:"spread,optional"`

	RetractedSeqs []int64 `parquet:"retracted_seqs,list"` // of a retract or rewind: the trades that it took back
}

// rowOf returns the row of an event.
func rowOf(seq, offset int64, e *event.Event) row {
	r := row{Seq: seq, GlobalOffset: offset, Type: string(e.Type)}
	switch e.Type {
	case event.TypeTrade:
		r.setTrade(e.Trade)
	case event.TypeToken:
		r.setTime(e.Token.UpdatedAt)
		r.Token, r.Symbol, r.PriceUSD = &e.Token.Token, e.Token.Symbol, e.Token.PriceUSD
		r.Volume24hUSD, r.Holders = e.Token.Volume24hUSD, e.Token.Holders
	case event.TypeWallet:
		r.Wallet, r.NetPnlUSD, r.WinRate = &e.Wallet.Wallet, e.Wallet.NetPnlUSD, e.Wallet.WinRate
	case event.TypeMarket:
		r.setMarket(e.Market)
	case event.TypeMapping:
		m := e.Mapping
		r.Token, r.ItemID, r.OutcomeLabel = &m.Token, &m.ItemID, &m.OutcomeLabel
		r.Question, r.Slug = given(m.Question), given(m.Slug)
	case event.TypeResolution:
		r.setTime(e.Resolution.ResolvedAt)
		r.Token, r.Payout = &e.Resolution.Token, &e.Resolution.Payout
	case event.TypeRetract:
		r.ID, r.RetractedSeqs = &e.Correction.ID, e.Correction.Seqs
	case event.TypeRewind:
		r.Block, r.RetractedSeqs = &e.Correction.Block, e.Correction.Seqs
	default:
		panic("BUG: event of unknown type " + string(e.Type))
	}
	return r
}

func (r *row) setTrade(t *smartmoney.Trade) {
	r.setTime(t.TradedAt)
	r.ID, r.Wallet, r.Token, r.Side = &t.ID, &t.Wallet, &t.Token, new(string(t.Side))
	r.Quantity, r.PriceUSD, r.AmountUSD = &t.Quantity, &t.PriceUSD, &t.AmountUSD
	r.Symbol, r.TxHash, r.Block = given(t.Symbol), given(t.TxHash), t.KnownBlock()
}

func (r *row) setMarket(m *smartmoney.Market) {
	r.ItemID, r.Question, r.Slug, r.EndDate = &m.ItemID, given(m.Question), given(m.Slug), given(m.EndDate)
	r.Tags, r.Volume24hUSD, r.Closed = m.Tags, &m.Volume24hr, &m.Closed
	d := m.Details
	if d == nil {
		return
	}
	r.Details, r.Description = new(true), given(d.Description)
	r.StartDate, r.StartDateNS = micros(d.StartDate)
	r.CreatedAt, r.CreatedAtNS = micros(d.CreatedAt)
	r.UpdatedAt, r.UpdatedAtNS = micros(d.UpdatedAt)
	r.Active, r.LiquidityUSD, r.Spread = d.Active, d.LiquidityUSD, d.Spread
}

func (r *row) setTime(t time.Time) { r.Time, r.TimeNS = micros(t) }

// micros returns a time in microseconds with the nanoseconds beyond them, nil for none; nil for the zero time.
func micros(t time.Time) (us *int64, ns *int32) {
	if t.IsZero() {
		return nil, nil
	}
	if rest := int32(t.Nanosecond() % 1000); rest != 0 {
		ns = &rest
	}
	return new(t.UnixMicro()), ns
}

// instant is the inverse of micros.
func instant(us *int64, ns *int32) time.Time {
	if us == nil {
		return time.Time{}
	}
	return time.UnixMicro(*us).Add(time.Duration(value(ns))).UTC()
}

// given returns nil for an empty text.
func given(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// value returns what p points to, the zero value for nil.
func value[T any](p *T) (v T) {
	if p != nil {
		v = *p
	}
	return v
}

// event returns the event of the row, which is of a chain.
func (r *row) event(chain smartmoney.Chain) (event.Event, error) {
	e := event.Event{Type: event.Type(r.Type), Chain: chain}
	at := instant(r.Time, r.TimeNS)
	switch e.Type {
	case event.TypeTrade:
		e.Trade = &smartmoney.Trade{
			ID: value(r.ID), Chain: chain, Wallet: value(r.Wallet), Token: value(r.Token), Side: smartmoney.Side(value(r.Side)),
			Quantity: value(r.Quantity), PriceUSD: value(r.PriceUSD), AmountUSD: value(r.AmountUSD), TradedAt: at,
			Symbol: value(r.Symbol), TxHash: value(r.TxHash), Block: value(r.Block), HasBlock: r.Block != nil,
		}
	case event.TypeToken:
		e.Token = &smartmoney.TokenUpdate{
			Chain: chain, Token: value(r.Token), UpdatedAt: at,
			Symbol: r.Symbol, PriceUSD: r.PriceUSD, Volume24hUSD: r.Volume24hUSD, Holders: r.Holders,
		}
	case event.TypeWallet:
		e.Wallet = &smartmoney.WalletStats{Chain: chain, Wallet: value(r.Wallet), NetPnlUSD: r.NetPnlUSD, WinRate: r.WinRate}
	case event.TypeMarket:
		e.Market = r.market()
	case event.TypeMapping:
		e.Mapping = &smartmoney.MarketMapping{
			Token: value(r.Token), ItemID: value(r.ItemID), OutcomeLabel: value(r.OutcomeLabel),
			Question: value(r.Question), Slug: value(r.Slug),
		}
	case event.TypeResolution:
		e.Resolution = &smartmoney.Resolution{Token: value(r.Token), Payout: value(r.Payout), ResolvedAt: at}
	case event.TypeRetract, event.TypeRewind:
		e.Correction = &event.Correction{ID: value(r.ID), Block: value(r.Block), Seqs: r.RetractedSeqs}
	default:
		return e, fmt.Errorf("event %d is of the unknown type %q", r.Seq, r.Type)
	}
	return e, nil
}

func (r *row) market() *smartmoney.Market {
	m := &smartmoney.Market{
		ItemID: value(r.ItemID), Question: value(r.Question), Slug: value(r.Slug), EndDate: value(r.EndDate),
		Tags: r.Tags, Volume24hr: value(r.Volume24hUSD), Closed: value(r.Closed),
	}
	if value(r.Details) {
		m.Details = &smartmoney.MarketDetails{
			Description: value(r.Description), StartDate: instant(r.StartDate, r.StartDateNS),
			CreatedAt: instant(r.CreatedAt, r.CreatedAtNS), UpdatedAt: instant(r.UpdatedAt, r.UpdatedAtNS),
			Active: r.Active, LiquidityUSD: r.LiquidityUSD, Spread: r.Spread,
		}
	}
	return m
}
