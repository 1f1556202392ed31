package source

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pushTries bounds the attempts to store a body while other processes store bodies of the same
// source.
const pushTries = 8

// ErrSecret is the error of a Receiver for a header without the source's secret.
var ErrSecret = smartmoney.Errorf(smartmoney.CodeUnauthenticated, "the Authorization header must be the secret of the source, or there is no such source")

// Pushes stores what providers send to the service. Every process that serves requests may have
// one. It is safe for concurrent use; bodies of one source are stored one after another.
type Pushes struct {
	Options

	mu        sync.Mutex           // guards receivers
	receivers map[string]*receiver // by the source's name
}

// receiver is the Receiver of a source under one version of its settings.
type receiver struct {
	Receiver
	id, lease int64
	turn      chan struct{}  // holds a value while a body is being stored
	decoder   *event.Decoder // of whose turn it is
}

// NewPushes returns the pushes of a process. It uses Store, Append, Kinds, Log, Now, HTTP and
// Quotes of the options.
func NewPushes(o Options) *Pushes {
	return &Pushes{Options: o, receivers: map[string]*receiver{}}
}

// Push stores what a provider sends to the source of a name. It checks the header before it calls
// body, which reads the request's body and bounds it. When it returns nil, all that the body holds
// is durable. Errors are *smartmoney.Error: NOT_FOUND for an unknown source and for one of another
// kind, UNAUTHENTICATED, what the receiver says of the body, and UNAVAILABLE while the source is
// paused or the database does not respond, after which the provider should send the body again. Any
// other error is internal.
func (p *Pushes) Push(ctx context.Context, name string, header http.Header, body func() ([]byte, error)) error {
	claim, paused := p.Store.PushedSource(ctx, name)
	if paused != nil && claim.ID == 0 {
		return paused
	}
	to, err := p.receiver(&claim)
	if err != nil {
		return err
	}
	if err := to.Authorize(header); err != nil {
		return err
	}
	if paused != nil {
		return paused
	}
	content, err := body()
	if err != nil {
		return err
	}
	select {
	case to.turn <- struct{}{}:
		defer func() { <-to.turn }()
	case <-ctx.Done():
		return fmt.Errorf("wait to store a body of the source %q: %w", name, ctx.Err())
	}
	return p.store(ctx, to, name, content)
}

// receiver returns the receiver of a source, a new one if its settings may have changed.
func (p *Pushes) receiver(c *Claimed) (*receiver, error) {
	kind, ok := p.Kinds[c.Kind].(PushKind)
	if !ok {
		return nil, smartmoney.Errorf(smartmoney.CodeNotFound, "nothing is sent to the source %s: it is of the kind %s", smartmoney.Shown(c.Name), c.Kind)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if r := p.receivers[c.Name]; r != nil && r.id == c.ID && r.lease == c.Lease {
		return r, nil
	}
	made, err := kind.NewReceiver(p.spec(c))
	if err != nil {
		// Whoever sends is not known yet, and learns nothing of the settings.
		return nil, smartmoney.Internal(fmt.Errorf("make the receiver of the source %q: %w", c.Name, err))
	}
	if len(p.receivers) >= MaxSources { // some are of sources that were removed
		clear(p.receivers)
	}
	r := &receiver{Receiver: made, id: c.ID, lease: c.Lease, turn: make(chan struct{}, 1), decoder: event.NewDecoder(p.Now)}
	p.receivers[c.Name] = r
	return r, nil
}

// store converts a body from the committed position and stores it. It begins again if another
// process has moved the position meanwhile.
func (p *Pushes) store(ctx context.Context, to *receiver, name string, content []byte) error {
	for range pushTries {
		claim, err := p.Store.PushedSource(ctx, name)
		if err != nil {
			return err
		}
		if claim.ID != to.id || claim.Lease != to.lease {
			return smartmoney.Errorf(smartmoney.CodeUnavailable, "the source %s was changed: send the body again", smartmoney.Shown(name))
		}
		b, err := to.Receive(content, claim.Position)
		if err != nil {
			return err
		}
		v, err := vet(b, to.decoder, p.Now())
		if err != nil {
			return fmt.Errorf("store a body of the source %q: %w", name, err)
		}
		_, err = tryAppend(ctx, p.Append, &claim, v)
		if _, stale := errors.AsType[*eventlog.StaleMoveError](err); !stale {
			return err
		}
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "other processes store what is sent to the source %s: send the body again", smartmoney.Shown(name))
}
