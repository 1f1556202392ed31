package engine

import (
	"context"
	"time"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// refreshMost bounds the age at which a snapshot that lags behind is made anew,
// however costly that is. It leaves the rest of a second for the making.
const refreshMost = 700 * time.Millisecond

// answer serves the requests that wait.
func (e *Engine) answer(all *states) {
	for {
		select {
		case r := <-e.requests:
			r.answer(all)
		default:
			return
		}
	}
}

func (r request) answer(all *states) {
	r.ask(all)
	close(r.done)
}

// ask runs f with the states between two batches.
func (e *Engine) ask(ctx context.Context, f func(*states)) error {
	if e.failing.Load() {
		if err := e.loading(); err != nil {
			return err // at once: it may go on failing
		}
	}
	r := request{ask: f, done: make(chan struct{})}
	select {
	case e.requests <- r:
	case <-e.ended:
		return unavailable()
	case <-ctx.Done():
		return unavailable()
	}
	<-r.done
	return nil
}

func unavailable() error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the state is not available at present")
}

// fresh gives the published snapshot of a chain, made anew when something was
// committed since. Readers that come together share one making, and a lagging
// snapshot is kept for four times what it cost to make, so that making them leaves
// the engine at least four fifths of its time.
func (e *Engine) fresh(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	i := chain.Index()
	v := &e.chains[i]
	if p := v.published.Load(); p != nil {
		if p.Position() >= v.committed.Load() || time.Since(p.at) < min(4*p.cost, refreshMost) {
			return p.Snapshot, nil
		}
	}
	made := v.refresh.DoChan("", func() (any, error) {
		var p *published
		wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
		defer cancel()
		err := e.ask(wait, func(all *states) { p = e.publish(v, all[i]) })
		return p, err
	})
	select {
	case r := <-made:
		if r.Err != nil {
			return nil, r.Err
		}
		p, _ := r.Val.(*published)
		return p.Snapshot, nil
	case <-ctx.Done():
		return nil, unavailable()
	}
}
