package event

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func (c *payloadReader) trade() Event {
	t := c.r.newTrade()
	t.Chain = c.r.chain
	flags := c.flags(flagSell | flagBlock | flagOff)
	t.OffMarket = flags&flagOff != 0
	t.Side = smartmoney.Buy
	if flags&flagSell != 0 {
		t.Side = smartmoney.Sell
	}
	t.Wallet = c.text()
	t.Token = c.text()
	t.ID = c.text()
	t.TxHash = c.text()
	t.Symbol = c.text()
	t.Quantity = c.float()
	t.PriceUSD = c.float()
	t.AmountUSD = c.float()
	t.TradedAt = c.time()
	if t.HasBlock = flags&flagBlock != 0; t.HasBlock {
		t.Block = c.uvarint()
	}
	return Event{Type: TypeTrade, Chain: c.r.chain, Trade: t}
}

func (c *payloadReader) token() Event {
	flags := c.flags(flagSymbol | flagPrice | flagVolume | flagHolders | flagSaysExcluded | flagExcluded)
	u := &smartmoney.TokenUpdate{Chain: c.r.chain, Token: c.text(), UpdatedAt: c.time()}
	if flags&flagSymbol != 0 {
		u.Symbol = new(c.text())
	}
	u.PriceUSD = c.optional(flags&flagPrice != 0)
	u.Volume24hUSD = c.optional(flags&flagVolume != 0)
	if flags&flagHolders != 0 {
		u.Holders = new(int64(c.bits()))
	}
	u.Excluded = c.excluded(flags)
	return Event{Type: TypeToken, Chain: c.r.chain, Token: u}
}

func (c *payloadReader) wallet() Event {
	flags := c.flags(flagNetPnl | flagWinRate | flagSaysExcluded | flagExcluded)
	return Event{Type: TypeWallet, Chain: c.r.chain, Wallet: &smartmoney.WalletStats{
		Chain:     c.r.chain,
		Wallet:    c.text(),
		NetPnlUSD: c.optional(flags&flagNetPnl != 0),
		WinRate:   c.optional(flags&flagWinRate != 0),
		Excluded:  c.excluded(flags),
	}}
}

// excluded returns what flags say of a wallet or token, nil for nothing.
func (c *payloadReader) excluded(flags byte) *bool {
	if flags&flagSaysExcluded != 0 {
		return new(flags&flagExcluded != 0)
	}
	if flags&flagExcluded != 0 {
		c.fail()
	}
	return nil
}

func (c *payloadReader) market() Event {
	flags := c.flags(flagClosed | flagDetails)
	m := &smartmoney.Market{
		ItemID:     c.text(),
		Question:   c.text(),
		Slug:       c.text(),
		EndDate:    c.text(),
		Tags:       c.tags(),
		Volume24hr: c.float(),
		Closed:     flags&flagClosed != 0,
	}
	if flags&flagDetails != 0 {
		m.Details = c.details()
	}
	return Event{Type: TypeMarket, Chain: c.r.chain, Market: m}
}

func (c *payloadReader) details() *smartmoney.MarketDetails {
	flags := c.flags(0xff)
	d := new(smartmoney.MarketDetails)
	if flags&flagDescription != 0 {
		d.Description = c.text()
	}
	for i, t := range [...]*time.Time{&d.StartDate, &d.CreatedAt, &d.UpdatedAt} {
		if flags&(flagStartDate<<i) != 0 {
			*t = c.time()
		}
	}
	if flags&flagActive != 0 {
		d.Active = new(flags&flagIsActive != 0)
	} else if flags&flagIsActive != 0 {
		c.fail()
	}
	d.LiquidityUSD = c.optional(flags&flagLiquidity != 0)
	d.Spread = c.optional(flags&flagSpread != 0)
	return d
}

func (c *payloadReader) tags() []string {
	tags := make([]string, c.count())
	for i := range tags {
		tags[i] = c.text()
	}
	return tags
}

// count reads the length of a list whose elements take at least one byte each.
func (c *payloadReader) count() int64 {
	n := c.uvarint()
	if n > int64(len(c.src)) {
		c.fail()
		return 0
	}
	return n
}

// seqs reads rising sequence numbers, nil where there are none.
func (c *payloadReader) seqs() []int64 {
	n := c.count()
	if n == 0 {
		return nil
	}
	seqs, before := make([]int64, n), int64(0)
	for i := range seqs {
		gap := c.uvarint()
		if gap == 0 || before+gap < before {
			c.fail()
			return nil
		}
		before += gap
		seqs[i] = before
	}
	return seqs
}

func (c *payloadReader) mapping() Event {
	return Event{Type: TypeMapping, Chain: c.r.chain, Mapping: &smartmoney.MarketMapping{
		Token:        c.text(),
		ItemID:       c.text(),
		OutcomeLabel: c.text(),
		Question:     c.text(),
		Slug:         c.text(),
	}}
}

func (c *payloadReader) resolution() Event {
	return Event{Type: TypeResolution, Chain: c.r.chain, Resolution: &smartmoney.Resolution{
		Token:      c.text(),
		Payout:     c.float(),
		ResolvedAt: c.time(),
	}}
}
