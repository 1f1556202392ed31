package event

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func (p *payloadReader) trade() Event {
	t := p.r.newTrade()
	t.Chain = p.r.chain
	flags := p.flags(flagSell | flagBlock | flagOff)
	t.OffMarket = flags&flagOff != 0
	t.Side = smartmoney.Buy
	if flags&flagSell != 0 {
		t.Side = smartmoney.Sell
	}
	t.Wallet = p.text()
	t.Token = p.text()
	t.ID = p.text()
	t.TxHash = p.text()
	t.Symbol = p.text()
	t.Quantity = p.float()
	t.PriceUSD = p.float()
	t.AmountUSD = p.float()
	t.TradedAt = p.time()
	if t.HasBlock = flags&flagBlock != 0; t.HasBlock {
		t.Block = p.uvarint()
	}
	return Event{Type: TypeTrade, Chain: p.r.chain, Trade: t}
}

func (p *payloadReader) token() Event {
	flags := p.flags(flagSymbol | flagPrice | flagVolume | flagHolders | flagSaysExcluded | flagExcluded)
	u := &smartmoney.TokenUpdate{Chain: p.r.chain, Token: p.text(), UpdatedAt: p.time()}
	if flags&flagSymbol != 0 {
		u.Symbol = new(p.text())
	}
	u.PriceUSD = p.optional(flags&flagPrice != 0)
	u.Volume24hUSD = p.optional(flags&flagVolume != 0)
	if flags&flagHolders != 0 {
		u.Holders = new(int64(p.bits()))
	}
	u.Excluded = p.excluded(flags)
	return Event{Type: TypeToken, Chain: p.r.chain, Token: u}
}

func (p *payloadReader) wallet() Event {
	flags := p.flags(flagNetPnl | flagWinRate | flagSaysExcluded | flagExcluded)
	return Event{Type: TypeWallet, Chain: p.r.chain, Wallet: &smartmoney.WalletStats{
		Chain:     p.r.chain,
		Wallet:    p.text(),
		NetPnlUSD: p.optional(flags&flagNetPnl != 0),
		WinRate:   p.optional(flags&flagWinRate != 0),
		Excluded:  p.excluded(flags),
	}}
}

// excluded returns what flags say of a wallet or token, nil for nothing.
func (p *payloadReader) excluded(flags byte) *bool {
	if flags&flagSaysExcluded != 0 {
		return new(flags&flagExcluded != 0)
	}
	if flags&flagExcluded != 0 {
		p.fail()
	}
	return nil
}

func (p *payloadReader) market() Event {
	flags := p.flags(flagClosed | flagDetails)
	m := &smartmoney.Market{
		ItemID:     p.text(),
		Question:   p.text(),
		Slug:       p.text(),
		EndDate:    p.text(),
		Tags:       p.tags(),
		Volume24hr: p.float(),
		Closed:     flags&flagClosed != 0,
	}
	if flags&flagDetails != 0 {
		m.Details = p.details()
	}
	return Event{Type: TypeMarket, Chain: p.r.chain, Market: m}
}

func (p *payloadReader) details() *smartmoney.MarketDetails {
	flags := p.flags(0xff)
	d := new(smartmoney.MarketDetails)
	if flags&flagDescription != 0 {
		d.Description = p.text()
	}
	for i, t := range [...]*time.Time{&d.StartDate, &d.CreatedAt, &d.UpdatedAt} {
		if flags&(flagStartDate<<i) != 0 {
			*t = p.time()
		}
	}
	if flags&flagActive != 0 {
		d.Active = new(flags&flagIsActive != 0)
	} else if flags&flagIsActive != 0 {
		p.fail()
	}
	d.LiquidityUSD = p.optional(flags&flagLiquidity != 0)
	d.Spread = p.optional(flags&flagSpread != 0)
	return d
}

func (p *payloadReader) tags() []string {
	tags := make([]string, p.count())
	for i := range tags {
		tags[i] = p.text()
	}
	return tags
}

// count reads the length of a list whose elements take at least one byte each.
func (p *payloadReader) count() int64 {
	n := p.uvarint()
	if n > int64(len(p.src)) {
		p.fail()
		return 0
	}
	return n
}

// seqs reads rising sequence numbers, nil where there are none.
func (p *payloadReader) seqs() []int64 {
	n := p.count()
	if n == 0 {
		return nil
	}
	seqs, before := make([]int64, n), int64(0)
	for i := range seqs {
		gap := p.uvarint()
		if gap == 0 || before+gap < before {
			p.fail()
			return nil
		}
		before += gap
		seqs[i] = before
	}
	return seqs
}

func (p *payloadReader) mapping() Event {
	return Event{Type: TypeMapping, Chain: p.r.chain, Mapping: &smartmoney.MarketMapping{
		Token:        p.text(),
		ItemID:       p.text(),
		OutcomeLabel: p.text(),
		Question:     p.text(),
		Slug:         p.text(),
	}}
}

func (p *payloadReader) resolution() Event {
	return Event{Type: TypeResolution, Chain: p.r.chain, Resolution: &smartmoney.Resolution{
		Token:      p.text(),
		Payout:     p.float(),
		ResolvedAt: p.time(),
	}}
}
