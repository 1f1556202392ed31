package notify

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Log reads what a Decider needs of the notification logs and does not have in memory, as
// notifications.Logs does, which imports this package.
type Log interface {
	// LastSent returns the latest timestamp, unix ns, per customer, chain and token,
	// where it is later than after, by Chain.Index.
	LastSent(ctx context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]LastSent, error)
	// SentOn counts each customer's notifications by type whose timestamp lies on a
	// day, in days since 1970 UTC.
	SentOn(ctx context.Context, customers []string, day int64) ([]DayCount, error)
}

// LastSent is the time of a customer's latest notification on a token.
type LastSent struct {
	CustomerID string
	Chain      smartmoney.Chain
	Token      string
	Timestamp  int64 // unix ns
}

// DayCount is how many notifications of a type a customer has on a day.
type DayCount struct {
	CustomerID string
	Type       smartmoney.NotificationType
	Count      int // ≥ 1
}

// Options configures NewDecider.
type Options struct {
	Log        Log // nil: nothing was sent before
	TopWallets int // first ranks of the effective leaderboard whose trades are smart
	// event time from a chain's first trade on in which its signals are held back; 0: none
	WarmUp time.Duration
	MaxAge time.Duration // older signals are held back; 0: none is too old

	// USD of 24-hour volume that a token of a DEX needs to raise signals; 0: none
	SignalMinVolume float64
}

// Notification is a signal to be sent to a customer.
type Notification struct {
	CustomerID   string
	LogVersion   int64
	Signal       *smartmoney.Signal
	GlobalOffset int64 // of the trade that raised it
	LeastWallets int   // that it needs to stand, by the configuration that raised it
	Decision     smartmoney.Delivered

	customer int
	token    uint32
	time     int64
}

// Decider decides about every customer. It belongs to one goroutine.
type Decider struct {
	log    Log
	top    int
	warmUp time.Duration
	maxAge time.Duration
	least  float64 // Options.SignalMinVolume

	customers  []customer
	prefilters []prefilter // by customer
	byID       map[string]int
	profiles   map[detect.Profile]*profile
	whales     []int32 // every customer, by WhaleMin
	deep       []int32 // customers that wallets outside the top can interest, by WhaleMin

	sent     [smartmoney.ChainCount]map[uint32]lasts // by token
	recorded int                                     // entries of sent
	left     int                                     // of them, those that the last trim left
	days     map[int64]*day
	trimmed  uint64 // candidates considered as of the last trim

	considered uint64  // counts the candidates
	tooOld     uint64  // of them, those that were stale
	widths     []int64 // of the present candidate
	pending    []Notification
	counts     Counts
}

// never is the timestamp of no notification: its distance from any time is longer than any cooldown
// and does not overflow.
const never = -1 << 62

// NewDecider returns a Decider without customers.
func NewDecider(o Options) *Decider {
	d := &Decider{
		log: o.Log, top: o.TopWallets, warmUp: o.WarmUp, maxAge: o.MaxAge, least: o.SignalMinVolume,
		byID: map[string]int{}, profiles: map[detect.Profile]*profile{}, days: map[int64]*day{},
	}
	for i := range d.sent {
		d.sent[i] = map[uint32]lasts{}
	}
	return d
}

// ForOne returns a Decider with one customer, of index 0, without notifications.
func ForOne(ctx context.Context, o Options, c Customer) (*Decider, error) {
	d := NewDecider(o)
	return d, d.Restore(ctx, []Customer{c}, [smartmoney.ChainCount]int64{}, nil)
}

// Customers returns the number of customers.
func (d *Decider) Customers() int { return len(d.customers) }

// TooOld returns the number of candidates that reached Consider so late that their signals were
// held back from every customer.
func (d *Decider) TooOld() uint64 { return d.tooOld }

// Pending returns the notifications decided on since Done, in order.
func (d *Decider) Pending() []Notification { return d.pending }

// Done deletes the pending notifications, which the caller has committed, and state that no rule
// needs. now is the chains' event times, unix ns, by Chain.Index.
func (d *Decider) Done(now [smartmoney.ChainCount]int64) {
	d.counts.Delivered += uint64(len(d.pending))
	clear(d.pending)
	d.pending = d.pending[:0]
	d.trim(now)
}

// Restore adds new customers, replaces those whose settings or log changed, and reads their
// notifications. token returns the number of a token; without a Log it is not called and may be
// nil. Pending notifications of these customers are decided again, and dropped if a rule now holds
// them back. now is the chains' event times, unix ns.
func (d *Decider) Restore(ctx context.Context, changed []Customer, now [smartmoney.ChainCount]int64,
	token func(smartmoney.Chain, string) (uint32, bool),
) error {
	if len(changed) == 0 {
		return nil
	}
	again := map[int]bool{}
	var ids []string
	for _, c := range changed {
		again[d.setCustomer(c)] = true
		ids = append(ids, c.CustomerID)
	}
	d.arrange()
	if err := d.reload(ctx, ids, now, token); err != nil {
		return fmt.Errorf("read what was sent to %d customers: %w", len(ids), err)
	}
	return d.decideAgain(ctx, again)
}

// Note counts a notification of a customer: its token by number, its timestamp in unix ns.
func (d *Decider) Note(ctx context.Context, i int, chain smartmoney.Chain, token uint32, typ smartmoney.NotificationType, timestamp int64) error {
	day, err := d.day(ctx, timestamp)
	if err == nil {
		d.note(i, chain, token, typ, timestamp, day)
	}
	return err
}

// Forget deletes the counts of every notification of some customers.
func (d *Decider) Forget(customers ...int) {
	if d.recorded > 0 {
		of := make(map[int32]bool, len(customers))
		for _, i := range customers {
			of[int32(i)] = true
		}
		d.forgetLasts(func(_ int, e last) bool { return of[e.customer] })
	}
	for _, day := range d.days {
		for _, i := range customers {
			day.total[i], day.types[i] = 0, [smartmoney.TypeCount]uint16{}
		}
	}
}
