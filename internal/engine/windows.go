package engine

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// chainWindows builds and caches the leaderboards of a chain's windows (semantics 8). The loop hands
// over the days of wallets that are over or were corrected; the first reader of the window of a new
// snapshot makes it. The days before the first one handed over are loaded from the database in the
// background.
type chainWindows struct {
	queueMu  sync.Mutex   // guards the three fields below; never held for long
	handed   []handedDays // not in days yet, by position
	position int64        // up to which the days are handed over
	stored   int32        // wallets' days up to this one are stored, in days since 1970 UTC

	// buildMu guards the fields below. The loop takes it only when states were loaded.
	buildMu sync.Mutex
	days    *rank.Days    // nil before the states are loaded
	load    *daysLoad     // of days
	numbers *ledger.Names // of the wallets in days, only for Lookup

	made [smartmoney.WindowCount]madeWindow
}

// handedDays are the days that became known with the commit that ends at a position.
type handedDays struct {
	position int64
	days     []ledger.DayOf
}

// madeWindow is a window's leaderboard that was made last.
type madeWindow struct {
	current atomic.Pointer[windowSnapshot] // nil: none
	asked   atomic.Int64                   // when it was read last, unix ns
}

// windowSnapshot is a window's leaderboard with the snapshot that it was made from and its cost.
type windowSnapshot struct {
	*rank.Snapshot
	life *rank.Snapshot
	at   time.Time // when its making had ended, by the process's own clock
	cost time.Duration
}

// fresh reports whether the window shows what it would if it was made from a snapshot now, or was
// made so shortly before that making it again would take too much of a processor's time.
func (w *windowSnapshot) fresh(life *rank.Snapshot) bool {
	return w.life == life || time.Since(w.at) < min(askedPause*w.cost, askedMost)
}

// keepWindow is how long a window's leaderboard is kept after it was asked for last.
const keepWindow = time.Minute

// daysLoad is a load of days from the database. chainWindows.buildMu guards from.
type daysLoad struct {
	today int32 // the present day when it began
	from  int32 // the days from this one on are loaded, in days since 1970 UTC
	done  [smartmoney.WindowCount]chan struct{}
}

// newDaysLoad returns a load of which the present day, which the state has, is complete.
func newDaysLoad(today int32) *daysLoad {
	l := &daysLoad{today: today}
	for i := range l.done {
		l.done[i] = make(chan struct{})
	}
	l.reached(today)
	return l
}

// reached records that the days from one on are loaded.
func (d *daysLoad) reached(from int32) {
	d.from = from
	for i, w := range smartmoney.Windows() {
		if !d.has(w) {
			return
		}
		select {
		case <-d.done[i]:
		default:
			close(d.done[i])
		}
	}
}

// has reports whether the days of a window are loaded. Days that began later are handed over.
func (d *daysLoad) has(w smartmoney.Window) bool { return d.from <= d.today-int32(w.Days())+1 }

// hand passes on the days that became known with the commit that ends at a state's position.
func (c *chainWindows) hand(s *state, days []ledger.DayOf) {
	c.queueMu.Lock()
	defer c.queueMu.Unlock()
	c.position, c.stored = s.Position(), s.Days.Complete()
	if len(days) > 0 {
		c.handed = append(c.handed, handedDays{s.Position(), days})
	}
}

// begin prepares for a state that was just loaded. What it has already stays if the state is where
// the days handed over end: wallets that were committed keep their numbers.
func (c *chainWindows) begin(s *state) {
	c.buildMu.Lock()
	defer c.buildMu.Unlock()
	c.queueMu.Lock()
	defer c.queueMu.Unlock()
	c.numbers = s.Ledger.Wallets
	if c.days != nil && c.position == s.Position() {
		return
	}
	today := rank.DayAt(s.Ledger.EventTime())
	c.position, c.stored, c.handed = s.Position(), s.Days.Complete(), nil
	c.days, c.load = rank.NewDays(), newDaysLoad(today)
	c.days.Hold(c.stored)
	c.days.Advance(today)
	if days := s.Ledger.UnstoredDays(); len(days) > 0 {
		c.handed = []handedDays{{s.Position(), days}}
	}
	for i := range c.made {
		c.made[i].current.Store(nil)
	}
}

// merge moves the days that were handed over into those that windows sum up, as far as a snapshot
// reaches. buildMu must be held.
func (c *chainWindows) merge(life *rank.Snapshot) {
	c.queueMu.Lock()
	n := 0
	for n < len(c.handed) && c.handed[n].position <= life.Position() {
		n++
	}
	handed := c.handed[:n]
	c.handed = c.handed[n:]
	if len(c.handed) == 0 {
		c.handed = nil
	}
	c.days.Hold(c.stored)
	c.queueMu.Unlock()
	for _, h := range handed {
		for i := range h.days {
			c.days.Set(h.days[i].Wallet, &h.days[i].Activity)
		}
	}
	c.days.Advance(life.Today())
}

// Window returns the chain's wallets by what they did in a window, which is not
// smartmoney.WholeLife. It is made from Snapshot's when somebody asks, and so at most 0.7 s older.
// UNAVAILABLE while the window's days are being loaded.
func (e *Engine) Window(ctx context.Context, chain smartmoney.Chain, w smartmoney.Window) (*rank.Snapshot, error) {
	life, err := e.Snapshot(ctx, chain)
	if err != nil {
		return nil, err
	}
	c := &e.windows[chain.Index()]
	made := &c.made[w.Index()]
	made.asked.Store(time.Now().UnixNano())
	if now := made.current.Load(); now != nil && now.fresh(life) {
		return now.Snapshot, nil
	}
	for {
		s, load := e.makeWindow(chain, w)
		if s != nil {
			return s, nil
		}
		if err := e.awaitDays(ctx, load.done[w.Index()]); err != nil {
			return nil, err
		}
	}
}

// PastDays calls f for days that are over of some wallets, by number, from a day to another, in
// days since 1970 UTC: a wallet's oldest first, with the wallet's index. They are those that memory
// has, and among them every day that Snapshot shows to be over for its wallet and that is not
// stored yet, except what is older than twice the longest window; on a follower, than the longest
// window. f must not keep its argument. Windows do not wait for it.
func (e *Engine) PastDays(chain smartmoney.Chain, wallets []uint32, from, to int, f func(i int, d *smartmoney.WalletDay)) {
	p := e.chains[chain.Index()].wallets.Load()
	if p == nil {
		return
	}
	i := 0
	for part := range slices.Chunk(wallets, pastWallets) {
		for _, days := range e.windows[chain.Index()].past(p.Snapshot, part, int32(from), int32(to)) {
			for n := range days {
				d := days[n].WalletDay(chain)
				f(i, &d)
			}
			i++
		}
	}
}

// pastWallets is of how many wallets PastDays reads the days while windows wait.
const pastWallets = 256

// past returns the days of some wallets, from a day to another, as of a snapshot or later.
func (c *chainWindows) past(life *rank.Snapshot, wallets []uint32, from, to int32) [][]ledger.Activity {
	c.buildMu.Lock()
	defer c.buildMu.Unlock()
	if c.days == nil {
		return nil
	}
	c.merge(life)
	out := make([][]ledger.Activity, len(wallets))
	for i, wallet := range wallets {
		c.days.Each(wallet, from, to, func(did *ledger.Activity) { out[i] = append(out[i], *did) })
	}
	return out
}

// makeWindow makes a window's leaderboard unless somebody else just has. It returns the load to
// wait for if days are missing.
func (e *Engine) makeWindow(chain smartmoney.Chain, w smartmoney.Window) (*rank.Snapshot, *daysLoad) {
	c := &e.windows[chain.Index()]
	c.buildMu.Lock()
	defer c.buildMu.Unlock()
	life := e.chains[chain.Index()].wallets.Load().Snapshot
	made := &c.made[w.Index()]
	before := made.current.Load()
	if before != nil && before.fresh(life) {
		return before.Snapshot, nil
	}
	if !c.load.has(w) {
		return nil, c.load
	}
	began := time.Now()
	c.merge(life)
	var last *rank.Snapshot
	if before != nil {
		last = before.Snapshot
	}
	s := life.WindowOf(w, c.days, e.generations.Add(1), last)
	now := time.Now()
	made.current.Store(&windowSnapshot{Snapshot: s, life: life, at: now, cost: now.Sub(began)})
	return s, nil
}

// awaitDays waits until days are loaded.
func (e *Engine) awaitDays(ctx context.Context, loaded <-chan struct{}) error {
	timeout := time.NewTimer(loadWait)
	defer timeout.Stop()
	select {
	case <-loaded:
		return nil
	case <-timeout.C:
	case <-e.ended:
	case <-ctx.Done():
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the days of the window are being loaded: try again in a moment")
}

// handDays passes days on to a chain's windows, if there are readers.
func (e *Engine) handDays(s *state, days []ledger.DayOf) {
	if !e.options.Unread {
		e.windows[s.Ledger.Chain().Index()].hand(s, days)
	}
}

// beginWindows prepares the windows for states that were just loaded, and wakes the goroutine that
// loads the days.
func (e *Engine) beginWindows(all *states) {
	if e.options.Unread {
		return
	}
	for i, s := range all {
		e.windows[i].begin(s)
	}
	e.wakeWindows()
}

func (e *Engine) wakeWindows() {
	select {
	case e.windowsDue <- struct{}{}:
	default:
	}
}

// runWindows loads the days of each chain when its state was loaded, moves the days that were
// handed over into place when a snapshot was published, and drops windows that nobody asks for,
// until ctx ends.
func (e *Engine) runWindows(ctx context.Context) {
	var loads sync.WaitGroup
	defer loads.Wait()
	tidy := time.NewTicker(keepWindow)
	defer tidy.Stop()
	loading := [smartmoney.ChainCount]*daysLoad{}
	for {
		select {
		case <-ctx.Done():
			return
		case <-e.windowsDue:
		case <-tidy.C:
		}
		for i, chain := range smartmoney.Chains() {
			if load := e.tidyWindows(i); load != nil && load != loading[i] {
				loading[i] = load
				loads.Go(func() { e.loadDays(ctx, chain, load) })
			}
		}
	}
}

// tidyWindows merges the days of a chain, drops its windows that nobody asks for and returns the
// load of its days, nil before its state is loaded.
func (e *Engine) tidyWindows(i int) *daysLoad {
	c := &e.windows[i]
	c.buildMu.Lock()
	defer c.buildMu.Unlock()
	if c.days == nil {
		return nil
	}
	if p := e.chains[i].wallets.Load(); p != nil {
		c.merge(p.Snapshot)
	}
	for n := range c.made {
		if asked := c.made[n].asked.Load(); time.Since(time.Unix(0, asked)) > keepWindow {
			c.made[n].current.Store(nil)
		}
	}
	return c.load
}

// loadDays loads the past days of a chain's wallets, the latest first, until all are loaded,
// another load takes its place or ctx ends.
func (e *Engine) loadDays(ctx context.Context, chain smartmoney.Chain, load *daysLoad) {
	c := &e.windows[chain.Index()]
	backoff := restarts.Backoff()
	for day := load.today - 1; day > load.today-smartmoney.MaxWindowDays && ctx.Err() == nil; {
		err := e.loadDay(ctx, chain, load, day)
		if errors.Is(err, errReplaced) {
			return
		}
		if err != nil {
			if ctx.Err() == nil {
				e.log.Warn("failed to load the days of windows, trying again", "chain", chain, "day", day, "error", err)
			}
			_ = retry.Sleep(ctx, backoff.Next()) // the loop ends with ctx
			continue
		}
		backoff.Reset()
		c.buildMu.Lock()
		load.reached(day)
		c.buildMu.Unlock()
		day--
	}
}

var errReplaced = errors.New("another load of days takes this one's place")

// daysBatch is how many wallets' days are moved into place at once while they are loaded.
const daysBatch = 1024

// loadDay loads one day of a chain's wallets. It returns errReplaced if another load has taken its
// place.
func (e *Engine) loadDay(ctx context.Context, chain smartmoney.Chain, load *daysLoad, day int32) error {
	c := &e.windows[chain.Index()]
	var batch []ledger.DayOf // most days of most chains have few
	place := func() error {
		c.buildMu.Lock()
		defer c.buildMu.Unlock()
		if c.load != load {
			return errReplaced
		}
		for i := range batch {
			c.days.Load(batch[i].Wallet, &batch[i].Activity)
		}
		batch = batch[:0]
		return nil
	}
	c.buildMu.Lock()
	numbers := c.numbers
	c.buildMu.Unlock()
	err := e.options.Store.EachWalletDay(ctx, chain, int(day), func(d *smartmoney.WalletDay) error {
		number, ok := numbers.Lookup(d.Wallet)
		if !ok {
			return nil // a follower's changes up to its commit are still to come, and have the day
		}
		batch = append(batch, ledger.DayOf{Wallet: number, Activity: ledger.ActivityOf(d)})
		if len(batch) < daysBatch {
			return nil
		}
		return place()
	})
	if err != nil {
		return err
	}
	return place()
}
