package fanout

import (
	"context"
	"crypto/sha256"
	"sync"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// Key tells subscriptions apart: those with equal keys get equal results. It must
// depend on everything that a result depends on but the place where it begins: who
// asks, the document, the operation, the variables.
type Key [sha256.Size]byte

// Execution is a subscription that was begun.
type Execution struct {
	Source service.Source
	// Respond executes the event that Source handed over last, and gives the result's
	// JSON; nil when the execution's context has ended. It is not whole where something
	// could not be read for the moment.
	Respond func() (body []byte, whole bool)
}

// Begin begins an execution, or tells why it cannot. The execution ends with ctx.
type Begin func(ctx context.Context) (*Execution, gqlerror.List)

// Present tells callers of an error.
type Present func(ctx context.Context, err error) gqlerror.List

// Groups holds the executions under way. Its methods may be called from any goroutine.
type Groups struct {
	present Present
	most    int             // groups of one customer
	ended   context.Context // ends with Stop
	end     context.CancelFunc
	running sync.WaitGroup // one for each group

	mu     sync.Mutex               // guards what follows; taken before a group's own
	open   map[Key]*sharedExecution // the groups that others may join
	groups int                      // all of them
	owners map[string]owned         // the same by customer; those without any are left out
	closed bool
}

// owned counts a customer's groups.
type owned struct {
	all    int
	latest int // those whose each result replaces those before
}

// mostLatest bounds those of a customer's groups whose each result replaces those before:
// live leaderboards, which are executed about once a second, whatever anybody trades.
const mostLatest = 50

// New makes the holder of executions, without any. One customer may have so many.
func New(present Present, most int) *Groups {
	ended, end := context.WithCancel(context.Background())
	return &Groups{present: present, most: most, ended: ended, end: end, open: map[Key]*sharedExecution{}, owners: map[string]owned{}}
}

// Stop ends all executions and waits for them. Sinks hear nothing of it: a complete
// would tell their clients not to come again.
func (s *Groups) Stop(context.Context) error {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.end()
	s.running.Wait()
	return nil
}

// Len is the number of executions under way.
func (s *Groups) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.groups
}

// Subscribe hands the results of a customer's subscription to writer until it is stopped. Of ctx
// only the values reach the execution. Where it resumes, what begin's source has to
// give of the past comes first. Errors tell why it cannot begin; writer hears nothing then.
func (s *Groups) Subscribe(ctx context.Context, customer string, key Key, resume bool, begin Begin, writer Writer) (Running, gqlerror.List) {
	m := &subscriber{writer: writer}
	if !resume && s.join(key, m) {
		return m, nil
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	unhook := context.AfterFunc(s.ended, cancel)
	exec, errs := begin(running)
	if errs != nil {
		unhook()
		cancel()
		if s.ended.Err() != nil {
			errs = s.stopped(ctx)
		}
		return nil, errs
	}
	g := newSharedExecution(s, customer, key, exec, func() { unhook(); cancel() })
	// Where each result replaces those before there is no past to resume from.
	switch s.admit(g, m, resume && !g.latest) {
	case admitted:
		go g.run(running)
	case elsewhere:
		g.close()
	case refused:
		g.close()
		return nil, s.stopped(ctx)
	case tooMany:
		g.close()
		return nil, s.present(ctx, smartmoney.RateLimited(tooManyAgain,
			"this customer has %d different subscriptions under way already: end some first; equal ones share one", s.most))
	case tooManyLatest:
		g.close()
		return nil, s.present(ctx, smartmoney.RateLimited(tooManyAgain,
			"this customer has %d different live leaderboards under way already: end some first; equal ones share one", mostLatest))
	}
	return m, nil
}

// tooManyAgain is when a customer with the most subscriptions may try again: they last as
// long as their clients want.
const tooManyAgain = 30 * time.Second

func (s *Groups) stopped(ctx context.Context) gqlerror.List {
	return s.present(ctx, smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down"))
}

// join makes m a member of the group that has the key, for what comes from now on.
func (s *Groups) join(key Key, m *subscriber) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.open[key]
	return g != nil && g.join(m)
}

type admission int

const (
	refused       admission = iota
	tooMany                 // the customer has its most
	tooManyLatest           // the customer has its most of this kind
	elsewhere               // the member is another group's
	admitted                // the group is to be run
)

// admit makes m a member of the group with g's key where there is one that it can go
// over to, and else the first member of g. A g that has no past to give is open to
// others at once.
func (s *Groups) admit(g *sharedExecution, m *subscriber, past bool) admission {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return refused
	}
	if other := s.open[g.key]; other != nil && other.take(m, g.exec.Source) {
		return elsewhere
	}
	owned := s.owners[g.customer]
	if owned.all >= s.most {
		return tooMany
	}
	if g.latest {
		if owned.latest >= mostLatest {
			return tooManyLatest
		}
		owned.latest++
	}
	owned.all++
	g.found(m)
	s.running.Add(1)
	s.groups++
	s.owners[g.customer] = owned
	if !past {
		s.open[g.key] = g
		g.public = true
	}
	return admitted
}

// attach is called for a group that has given all of the past: its member goes over to
// the open group of its key, or, where there is none, it becomes that group itself. It
// reports whether the member went. A group that can do neither waits for its next event
// alone, and is settled again after it.
func (s *Groups) attach(g *sharedExecution) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	other := s.open[g.key]
	if other != nil && other.take(g.first, g.exec.Source) {
		return true
	}
	if other == nil || other.over() {
		s.open[g.key] = g
		g.public = true
	}
	g.alone = !g.public
	return false
}

// gone forgets a group that has ended.
func (s *Groups) gone(g *sharedExecution) {
	s.mu.Lock()
	if s.open[g.key] == g {
		delete(s.open, g.key)
	}
	s.groups--
	owned := s.owners[g.customer]
	if g.latest {
		owned.latest--
	}
	if owned.all--; owned.all == 0 {
		delete(s.owners, g.customer)
	} else {
		s.owners[g.customer] = owned
	}
	s.mu.Unlock()
	s.running.Done()
}
