package status

import (
	"context"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// interval is the time between two samples.
const interval = 15 * time.Second

// readTimeout is the time limit of the reads of one sample.
const readTimeout = 5 * time.Second

// Ends are the sequence numbers of the last event of each chain's log, in the order of
// smartmoney.Chains.
type Ends [smartmoney.ChainCount]int64

// Look is what a sample reads of the chains and of signals.
type Look struct {
	Ends          Ends
	Lag           float64 // seconds, of the chain that is most behind
	Signals       int     // that were committed since the process started
	SignalSeconds float64 // that they took together, from their trade's append
}

// Size is the disk space of the database, bytes.
type Size struct {
	Bytes       int64
	Free, Total int64 // of its disk; negative: not known
}

// Options says where a monitor reads. Both functions must be safe for concurrent use.
type Options struct {
	Look func(context.Context) (Look, error)
	Size func(context.Context) (Size, error)
	Now  func() time.Time
}

// Monitor takes a sample every 15 seconds, from Start to Stop. It is safe for concurrent use.
type Monitor struct {
	o      Options
	cancel context.CancelFunc
	ended  chan struct{}

	mu    sync.Mutex // guards what follows
	ends  []endsAt   // oldest first, of the last rateAge and one before
	size  Size
	sized bool   // whether size was read
	early int    // samples of the settling time so far
	sizes series // after the settling time
	hour  hour
}

type endsAt struct {
	at   time.Time
	ends Ends
}

// rateAge is the time over which rates are averages.
const rateAge = time.Minute

// New returns a monitor that is not started.
func New(o Options) *Monitor { return &Monitor{o: o} }

// Start takes a first sample in the background and goes on until Stop.
func (m *Monitor) Start(ctx context.Context) error {
	ctx, m.cancel = context.WithCancel(context.WithoutCancel(ctx))
	m.ended = make(chan struct{})
	go func() {
		defer close(m.ended)
		tick := time.NewTicker(interval)
		defer tick.Stop()
		for {
			m.sample(ctx)
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
		}
	}()
	return nil
}

// Stop returns when the last sample is over.
func (m *Monitor) Stop(context.Context) error {
	if m.cancel != nil {
		m.cancel()
		<-m.ended
	}
	return nil
}

// sample reads both functions. What cannot be read is left out: the database's own checks say what
// is wrong.
func (m *Monitor) sample(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	look, err := m.o.Look(ctx)
	size, sizeErr := m.o.Size(ctx)
	now := m.o.Now()
	m.mu.Lock()
	defer m.mu.Unlock()
	if sizeErr == nil {
		m.size, m.sized = size, true
		if m.early < settling {
			m.early++
		} else {
			m.sizes.add(now, float64(size.Bytes))
		}
	}
	if err == nil {
		m.hour.add(now, &look, float64(m.size.Bytes))
		for len(m.ends) > 1 && now.Sub(m.ends[1].at) >= rateAge {
			m.ends = m.ends[1:]
		}
		m.ends = append(m.ends, endsAt{now, look.Ends})
	}
}

// Rate returns how many events a second were appended to a chain's log, whose last sequence number
// is end, since the oldest sample of the last minute or so; nil before there is one of at least a
// second ago.
func (m *Monitor) Rate(chain int, end int64) *float64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.ends) == 0 {
		return nil
	}
	from := m.ends[0]
	took := m.o.Now().Sub(from.at)
	if took < time.Second {
		return nil
	}
	rate := max(float64(end-from.ends[chain]), 0) / took.Seconds()
	return &rate
}

// LastHour returns the last minutes, at most 60, the oldest first.
func (m *Monitor) LastHour() []Minute {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.hour.list()
}

// Database returns the last size of the database and its growth; ok is false before the first one
// was read.
func (m *Monitor) Database() (d Database, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.sized {
		return Database{}, false
	}
	d.Bytes, d.MeasuredSeconds = float64(m.size.Bytes), m.sizes.span().Seconds()
	if m.size.Free >= 0 {
		free := float64(m.size.Free)
		d.FreeBytes = &free
	}
	if m.size.Total > 0 {
		total := float64(m.size.Total)
		d.DiskBytes = &total
	}
	if m.sizes.span() < measured {
		return d, true
	}
	growth := m.sizes.slope() * (24 * time.Hour).Seconds()
	d.GrowthPerDay = &growth
	if d.FreeBytes != nil && growth > 0 {
		days := *d.FreeBytes / growth
		d.DaysUntilFull = &days
	}
	return d, true
}

// Growth is shown an hour after the start. Its samples begin after the settling time, in which a
// process loads what it missed and its write-ahead log grows to its size.
const (
	settling = int(15 * time.Minute / interval) // samples
	measured = 45 * time.Minute
)
