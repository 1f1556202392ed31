package notify

import (
	"context"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Log is what was delivered, as the database has it.
type Log interface {
	// LastSent returns the latest timestamp, unix ns, per customer, chain and token,
	// where it is later than after, by Chain.Index.
	LastSent(ctx context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]store.Sent, error)
	// SentOn counts each customer's notifications by type whose timestamp lies on a
	// day, in days since 1970 UTC.
	SentOn(ctx context.Context, customers []string, day int64) ([]store.DayCount, error)
}

var _ Log = (*store.DB)(nil)

// Options say how a desk decides.
type Options struct {
	Log        Log           // nil: nothing was delivered before
	TopWallets int           // wallets of the ranking whose trades are smart
	WarmUp     time.Duration // event time from a chain's first trade on in which its signals are held back; 0: none
	MaxAge     time.Duration // older signals are held back; 0: none is too old
}

// Delivery is a signal that a customer is to get.
type Delivery struct {
	CustomerID   string
	LogVersion   int64
	Signal       *smartmoney.Signal
	GlobalOffset int64 // of the trade that raised it
	Decision     smartmoney.Delivered

	account int
	token   uint32
	time    int64
}

// Desk decides about every customer. It belongs to one goroutine.
type Desk struct {
	log    Log
	top    int
	warmUp time.Duration
	maxAge time.Duration

	accounts []account
	screens  []prefilter // by account
	widths   []int64     // of the trade at hand
	byID     map[string]int
	profiles map[detect.Profile]*profile
	whales   []int32 // every account, by WhaleMin
	deep     []int32 // accounts that wallets outside the top can interest, by WhaleMin

	sent     [smartmoney.ChainCount]map[uint32]lasts // by token
	recorded int                                     // entries of sent
	left     int                                     // of them, those that the last trim left
	days     map[int64]*day
	trade    uint64 // counts the trades considered
	trimmed  uint64 // trade as of the last trim
	tooOld   uint64
	out      []Delivery
}

// never stands for the timestamp of no notification; what is between it and any
// time is longer than any cooldown, and does not overflow.
const never = -1 << 62

// NewDesk makes a desk without accounts.
func NewDesk(o Options) *Desk {
	d := &Desk{
		log: o.Log, top: o.TopWallets, warmUp: o.WarmUp, maxAge: o.MaxAge,
		byID: map[string]int{}, profiles: map[detect.Profile]*profile{}, days: map[int64]*day{},
	}
	for i := range d.sent {
		d.sent[i] = map[uint32]lasts{}
	}
	return d
}

// Accounts is the number of accounts.
func (d *Desk) Accounts() int { return len(d.accounts) }

// Consider decides about a trade for every account, at a time by the service's
// clock. What it lets through waits in Deliveries.
func (d *Desk) Consider(ctx context.Context, o *detect.Candidate, names detect.Names, now time.Time) error {
	t := o.Trade
	if len(d.accounts) == 0 {
		return nil
	}
	if d.cold(t) {
		return nil
	}
	if d.stale(t.T, now) {
		d.tooOld++
		return nil
	}
	day, err := d.day(ctx, t.T)
	if err != nil {
		return err
	}
	d.trade++
	if o.Smart() {
		d.considerAll(o, names, day)
		return nil
	}
	// A buy that takes part in no window: only those that its size matches.
	interested := d.deep
	if t.Rank <= d.top {
		interested = d.whales
	}
	for _, i := range interested {
		p := d.accounts[i].profile
		if p.WhaleMin > t.Amount {
			break
		}
		if t.Rank <= p.WhaleMaxRank && d.screens[i].open(o.Chain(), t.T, day.total[i], d.lastOn(int(i), o.Chain(), t.Token)) {
			d.consider(int(i), o, names, day)
		}
	}
	return nil
}

// considerAll decides about a smart trade. It passes by all accounts that it cannot be
// anything to: those whose window it does not fill, and whose size it does not have.
func (d *Desk) considerAll(o *detect.Candidate, names detect.Names, day *day) {
	t, chain := o.Trade, o.Chain()
	d.widths = o.Widths(d.widths[:0])
	single, sent, at := !t.Sell && chain.DEX(), d.sent[chain.Index()][t.Token], 0
	for i := range d.screens {
		s, last := &d.screens[i], int64(never)
		for at < len(sent) && int(sent[at].account) < i {
			at++
		}
		if at < len(sent) && int(sent[at].account) == i {
			last = sent[at].time
		}
		if !s.open(chain, t.T, day.total[i], last) {
			continue
		}
		if int(s.minWallets) < len(d.widths) && s.window > d.widths[s.minWallets] ||
			single && t.Amount >= s.whaleMin && t.Rank <= int(s.whaleRank) {
			d.consider(i, o, names, day)
			sent = d.sent[chain.Index()][t.Token] // it may be in it now
		}
	}
}

// consider decides about a trade for one account, which is open to it.
func (d *Desk) consider(i int, o *detect.Candidate, names detect.Names, day *day) {
	for _, typ := range d.accounts[i].profile.find(o, d.trade) {
		if d.failedRule(i, o.Chain(), o.Trade, typ, day).Rule == "" {
			d.deliver(i, o, typ, names, day)
		}
	}
}

// lastOn is when a customer had its last notification on a token, unix ns; never where no
// cooldown runs.
func (d *Desk) lastOn(i int, chain smartmoney.Chain, token uint32) int64 {
	sent := d.sent[chain.Index()][token] // nil where nobody was sent anything on it
	if at, found := sent.find(i); found {
		return sent[at].time
	}
	return never
}

// deliver notes a notification and puts it out.
func (d *Desk) deliver(i int, o *detect.Candidate, typ smartmoney.NotificationType, names detect.Names, day *day) {
	a := &d.accounts[i]
	t := o.Trade
	d.note(i, o.Chain(), t.Token, typ, t.T, day)
	d.out = append(d.out, Delivery{
		CustomerID: a.CustomerID, LogVersion: a.LogVersion, Signal: a.profile.signal(o, typ, names), GlobalOffset: t.GlobalOffset,
		Decision: d.decision(i, typ, day), account: i, token: t.Token, time: t.T,
	})
}

// decision tells what the gates saw, this notification included.
func (d *Desk) decision(i int, typ smartmoney.NotificationType, day *day) smartmoney.Delivered {
	a := &d.accounts[i]
	out := smartmoney.Delivered{
		ConfigVersion: a.ConfigVersion, DailyUsed: int(day.total[i]), DailyBudget: a.Config.DailyBudget,
		TypeUsed: int(day.types[i][typ.Index()]),
	}
	if most, ok := a.Config.PerTypeLimits[typ]; ok {
		out.TypeLimit = &most
	}
	return out
}

// cold reports whether a trade came so soon after its chain's first one that its signals
// are held back. A record that does not know the first one has it long ago.
func (d *Desk) cold(t *detect.Trade) bool { return d.warmUp > 0 && t.T-t.Began < int64(d.warmUp) }

// stale reports whether a signal of an event time is too old to be delivered.
func (d *Desk) stale(t int64, now time.Time) bool {
	return d.maxAge > 0 && now.UnixNano()-t > int64(d.maxAge)
}

// TooOld counts the trades that Consider was given so late that their signals are held
// back, whoever would have had them.
func (d *Desk) TooOld() uint64 { return d.tooOld }

// Deliveries returns what was let through since Done, in order.
func (d *Desk) Deliveries() []Delivery { return d.out }

// Drop gives up what waits for some customers. The rules go on counting it until
// Restore is given those customers, which must follow.
func (d *Desk) Drop(customers []string) {
	d.out = slices.DeleteFunc(d.out, func(out Delivery) bool { return slices.Contains(customers, out.CustomerID) })
}

// Done forgets the deliveries, which are committed, and what no gate asks for any
// more, the chains being at the event times now (unix ns, by Chain.Index).
func (d *Desk) Done(now [smartmoney.ChainCount]int64) {
	clear(d.out)
	d.out = d.out[:0]
	d.trim(now)
}

// Restore takes accounts that are new or whose settings or log changed, and reads
// what was delivered to them. token gives the number of a token. Deliveries that
// wait are asked again, and those of the accounts that do not pass any more are
// dropped. now is the chains' event times, unix ns.
func (d *Desk) Restore(ctx context.Context, changed []Account, now [smartmoney.ChainCount]int64,
	token func(smartmoney.Chain, string) (uint32, bool),
) error {
	if len(changed) == 0 {
		return nil
	}
	again := map[int]bool{}
	var ids []string
	for _, a := range changed {
		again[d.setAccount(a)] = true
		ids = append(ids, a.CustomerID)
	}
	d.arrange()
	if err := d.reload(ctx, ids, now, token); err != nil {
		return fmt.Errorf("read what was delivered to %d customers: %w", len(ids), err)
	}
	return d.askAgain(ctx, again)
}

// askAgain puts the waiting deliveries of some accounts through the gates again.
func (d *Desk) askAgain(ctx context.Context, again map[int]bool) error {
	kept := d.out[:0]
	for _, out := range d.out {
		if again[out.account] {
			day, err := d.day(ctx, out.time)
			if err != nil {
				return err
			}
			s := out.Signal
			if d.failedRule(out.account, s.Chain, &detect.Trade{Token: out.token, T: out.time}, s.Type, day).Rule != "" {
				continue
			}
			d.note(out.account, s.Chain, out.token, s.Type, out.time, day)
			out.LogVersion = d.accounts[out.account].LogVersion
			out.Decision = d.decision(out.account, s.Type, day)
		}
		kept = append(kept, out)
	}
	d.out = kept
	return nil
}
