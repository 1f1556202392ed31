package streams

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/decisions"
	"smartmoney/internal/retry"
	"smartmoney/internal/sink"
	"smartmoney/internal/wire"
)

// Candidates reads decisions about customers' candidates.
type Candidates interface {
	// Follow calls visit with every decision about the candidates of some customers, by global offset, and returns the
	// one up to which there are no others.
	Follow(ctx context.Context, places decisions.Places, customers []decisions.Followed, visit func(decisions.Made) error) (upTo int64, err error)
}

// Configured reads whose decisions there are.
type Configured interface {
	decisions.Places
	// Progress returns the global offset up to which every record of the journal can be read.
	Progress(ctx context.Context) (arrived int64, err error)
	// SinkConfigured returns up to limit customers, without suspended ones, who have a configuration, with where a sink
	// is in their decisions, by the ids of their logs from after on.
	SinkConfigured(ctx context.Context, sink, after int64, limit int) ([]sink.Customer, error)
}

// Decisions publishes what became of candidates, each as a message. It computes them from the detection journal, which
// it reads once for a page of customers.
type Decisions struct {
	candidates Candidates
	customers  Configured
	poll       time.Duration
}

var _ sink.Reader = (*Decisions)(nil)

// NewDecisions returns a reader that looks at the journal every poll; 0 is every five seconds. If that takes long, it
// is done less often, so that it takes a tenth of the time at most.
func NewDecisions(candidates Candidates, customers Configured, poll time.Duration) *Decisions {
	if poll == 0 {
		poll = 5 * time.Second
	}
	return &Decisions{candidates: candidates, customers: customers, poll: poll}
}

// Run implements sink.Reader.
func (d *Decisions) Run(ctx context.Context, s sink.Claimed, out sink.Output) error {
	for done := int64(-1); ; {
		began := time.Now()
		now, err := d.customers.Progress(ctx)
		if err != nil {
			return err
		}
		if now != done {
			if err := d.publish(ctx, s, out); err != nil {
				return err
			}
			done = now
		}
		out.Idle()
		if err := retry.Sleep(ctx, max(d.poll, 9*time.Since(began))); err != nil {
			return err
		}
	}
}

// publish publishes what is new of every customer, a page of them at a time.
func (d *Decisions) publish(ctx context.Context, s sink.Claimed, out sink.Output) error {
	for after := int64(0); ; {
		page, err := d.customers.SinkConfigured(ctx, s.ID, after, pageCustomers)
		if err != nil || len(page) == 0 {
			return err
		}
		if err := d.publishPage(ctx, page, out); err != nil {
			return err
		}
		after = page[len(page)-1].Key
	}
}

func (d *Decisions) publishPage(ctx context.Context, page []sink.Customer, out sink.Output) error {
	followed := make([]decisions.Followed, len(page))
	for i := range page {
		followed[i] = decisions.Followed{CustomerID: page[i].ID, After: sink.NumberOf(page[i].Reached+1) - 1}
	}
	b, moved := &batch{out: out}, map[int]bool{}
	flush := func() error {
		for i := range moved {
			b.move(page[i].Position)
		}
		clear(moved)
		return b.flush(ctx, true)
	}
	upTo, err := d.candidates.Follow(ctx, d.customers, followed, func(m decisions.Made) error {
		c := &page[m.Customer]
		sequence := sink.SequenceOf(m.Offset, m.N)
		if sequence <= c.Reached {
			return nil
		}
		b.add(decisionMessage(c.ID, sequence, c.Sequence, &m))
		c.Reached, c.Sequence, moved[m.Customer] = sequence, sequence, true
		if b.full() {
			return flush()
		}
		return nil
	})
	if err != nil {
		return err
	}
	for i := range page {
		page[i].Reached, moved[i] = max(page[i].Reached, sink.SequenceOf(upTo, sink.SequencesPerNumber-1)), true
	}
	return flush()
}

// decisionMessage returns the message of a decision; previous is the sequence of the customer's one before.
func decisionMessage(customer string, sequence, previous int64, m *decisions.Made) sink.Message {
	o := wire.Begin(nil)
	o.Text("type", "decision")
	o.Text("outcome", string(m.Outcome))
	o.Text("notification_type", string(m.Type))
	o.Text("chain", string(m.Chain))
	addNamed(o, m.Token, m.Symbol)
	if m.Held != nil {
		o.Text("rule", string(m.Held.Rule))
		o.Number("threshold", m.Held.Threshold)
		o.Number("value", m.Held.Value)
	} else {
		o.Text("signal_id", m.SignalID)
		o.Whole("signal_sequence", int(m.Sequence))
	}
	o.Text("text", m.Text)
	o.Time("timestamp", m.LastAt)
	o.Whole("sequence", int(sequence))
	return sink.Message{
		Stream: sink.Decisions, Key: customer, ID: fmt.Sprintf("decisions_%s_%d", customer, sequence), Sequence: sequence,
		Previous: previous, Type: "decision", Body: o.End(),
	}
}
