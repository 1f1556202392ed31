package detect

import (
	"cmp"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// draft is a signal before it has its id.
type draft struct{ smartmoney.Signal }

func newSignal(c *Candidate, typ smartmoney.NotificationType, names Names) *draft {
	address, symbol := names.Token(c.Trade.Token)
	return &draft{smartmoney.Signal{
		Type: typ, Chain: c.Chain(),
		Token:     smartmoney.SignalToken{Address: address, Symbol: symbol, CurrentPriceUSD: c.Trade.TokenPrice, SettledPriceUSD: c.Trade.SettledPrice},
		Timestamp: time.Unix(0, c.Trade.T).UTC(),
	}}
}

// describe returns the signal of a window: one participant per wallet with a trade that qualifies,
// each with the latest of them.
func (c *Candidate) describe(p *Profile, typ smartmoney.NotificationType, names Names) *draft {
	s := newSignal(c, typ, names)
	window, participants := c.participants(p, names)
	// In an order that does not depend on which trades were deleted when: the last bit of the sum
	// is part of the signal's id.
	slices.SortFunc(window, func(a, b *smartTrade) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.seq, b.seq)) })
	first, inflow := window[0], 0.0
	for _, k := range window {
		inflow += k.amount
	}
	slices.SortFunc(participants, func(a, b participant) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), strings.Compare(a.address, b.address))
	})
	s.Traders = make([]smartmoney.Participant, len(participants))
	s.Windows = make([]smartmoney.WindowTotal, len(participants))
	raisedFrom := make([][]int64, len(participants))
	for i, m := range participants {
		s.Traders[i] = toParticipant(m.address, m.rank, m.latest)
		s.Windows[i], raisedFrom[i] = m.total()
	}
	s.RaisedFrom = smartmoney.EncodeRaisedFrom(raisedFrom)
	s.sum(inflow, first.quoted)
	s.Reasons = reasons(counted(&s.Signal, p, c.detector.top), spent(&s.Signal, len(window), c.Trade.Sell),
		best(&s.Signal), moved(&s.Signal, first.at), tokenRuleText(p, c.Trade))
	return s
}

// participant is a wallet of a window, with the latest of its trades that qualify.
type participant struct {
	address string
	rank    int
	latest  *smartTrade
	trades  []*smartTrade // those of it that qualify, by sequence number
}

// total returns what the participant traded in the window, and the sequence numbers of its trades.
func (p *participant) total() (t smartmoney.WindowTotal, seqs []int64) {
	t.Trades, seqs = len(p.trades), make([]int64, len(p.trades))
	for i, k := range p.trades {
		seqs[i] = k.seq
		t.VolumeUSD += k.amount
	}
	t.VolumeUSD = smartmoney.Finite(t.VolumeUSD)
	return t, seqs
}

// participants returns the trades of a profile's window that qualify, and their wallets.
func (c *Candidate) participants(p *Profile, names Names) (window []*smartTrade, wallets []participant) {
	after := c.Trade.T - p.Window
	from := len(c.window.wallets)
	for from > 0 && c.window.wallets[from-1].latest > after {
		from--
	}
	wallets = make([]participant, 0, len(c.window.wallets)-from)
	window = make([]*smartTrade, 0, 2*cap(wallets))
	for _, w := range c.window.wallets[from:] {
		if !w.counts(p, after) {
			continue
		}
		var latest *smartTrade
		var trades []*smartTrade
		for k := range w.all {
			if k.at <= after || !p.Qualifies(k.row) {
				continue
			}
			// the last in the log, which is not always the latest by time
			if latest == nil || k.seq > latest.seq {
				latest = k
			}
			window, trades = append(window, k), append(trades, k)
		}
		if latest != nil {
			// they are by time
			slices.SortFunc(trades, func(a, b *smartTrade) int { return cmp.Compare(a.seq, b.seq) })
			wallets = append(wallets, participant{names.Wallet(w.wallet), c.detector.rank(w.wallet, latest), latest, trades})
		}
	}
	return window, wallets
}

// sum fills in the totals of the traders' window, after whose earliest trade the quoted price was
// first.
func (d *draft) sum(inflow, first float64) {
	d.Summary = smartmoney.SignalSummary{TraderCount: len(d.Traders), TotalInflowUSD: smartmoney.Finite(inflow)}
	for i := range d.Traders {
		if rank := d.Traders[i].Rank; i == 0 || rank < d.Summary.HighestRank {
			d.Summary.HighestRank = rank
		}
	}
	d.Token.FirstSmartEntryPrice = first
	d.Token.PriceChangePct = smartmoney.Finite((d.Token.CurrentPriceUSD/first - 1) * 100)
}

func toParticipant(address string, rank int, k *smartTrade) smartmoney.Participant {
	r := k.row
	return smartmoney.Participant{
		Address: address, Rank: rank,
		TradeSizeUSD: k.amount, TradePriceUSD: k.price, TxHash: k.txHash, TradedAt: time.Unix(0, k.at).UTC(),
		TraderScore: r.Score, TotalPnlUSD: r.Net, RealizedPnlUSD: r.Realized, BuyVolumeUSD: r.BuyVolume,
		WinRate: r.WinRate, TrueWinRate: r.TrueWinRate(),
		TradeCount: int(r.Trades), WinningPositions: int(r.Winning), ClosedPositions: int(r.Closed), TokensTraded: int(r.Tokens),
	}
}

var idEncoding = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// identified returns the signal with its id: a hash of the trade that raised it and of its content,
// so that the same events always result in the same id. The reason that few wallets were ranked is
// added after the hash, and Windows are not in it: records of a version without them result in the
// same ids.
func (d *draft) identified(t *Trade) *smartmoney.Signal {
	// JSON would take longer than everything else about a signal.
	b := binary.BigEndian.AppendUint64(make([]byte, 0, 1024+192*len(d.Traders)), t.ID)
	sum := sha256.Sum256(d.appendContent(b))
	d.ID = "sig_" + idEncoding.EncodeToString(sum[:15])
	d.Reasons = append(d.Reasons, reasons(few(d.Chain, t))...)
	return &d.Signal
}

// appendContent appends the whole content of the signal, so that two signals that differ in
// anything append different bytes. Windows are left out: they are totals of trades that the rest
// depends on.
func (d *draft) appendContent(b []byte) []byte {
	text := func(t string) { b = append(binary.AppendUvarint(b, uint64(len(t))), t...) }
	number := func(x float64) { b = binary.BigEndian.AppendUint64(b, math.Float64bits(x)) }
	whole := func(n int64) { b = binary.AppendVarint(b, n) }
	text(string(d.Type))
	text(string(d.Chain))
	text(d.Headline)
	text(d.Token.Address)
	text(d.Token.Symbol)
	number(d.Token.CurrentPriceUSD)
	number(d.Token.PriceChangePct)
	number(d.Token.FirstSmartEntryPrice)
	number(d.Token.SettledPriceUSD)
	whole(d.Timestamp.UnixNano())
	whole(int64(d.Summary.TraderCount))
	number(d.Summary.TotalInflowUSD)
	whole(int64(d.Summary.HighestRank))
	whole(int64(len(d.Reasons)))
	for i := range d.Reasons {
		text(d.Reasons[i].Text)
	}
	whole(int64(len(d.Traders)))
	for i := range d.Traders {
		p := &d.Traders[i]
		text(p.Address)
		text(p.TxHash)
		whole(p.TradedAt.UnixNano())
		for _, n := range [...]int{p.Rank, p.TradeCount, p.WinningPositions, p.ClosedPositions, p.TokensTraded} {
			whole(int64(n))
		}
		for _, x := range [...]float64{
			p.TradeSizeUSD, p.TradePriceUSD, p.TraderScore, p.TotalPnlUSD, p.RealizedPnlUSD, p.BuyVolumeUSD, p.WinRate, p.TrueWinRate,
		} {
			number(x)
		}
	}
	if m := d.Market; m != nil {
		for _, t := range [...]string{m.ItemID, m.Question, m.OutcomeLabel, m.Slug, m.EndDate, string(m.Source)} {
			text(t)
		}
		number(m.Volume24hr)
		text(strconv.FormatBool(m.Closed))
		for _, tag := range m.Tags {
			text(tag)
		}
	}
	return b
}
