package sqldb

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/lib/pq"
)

// ListenOn calls wake with the payload of every notification on a channel, and with "" as soon as
// it listens, until ctx ends, which is not an error, or the connection is lost. wake must not
// block; two goroutines may call it at the same time. It uses a connection of its own. SQLite has
// no notifications: there it waits for ctx.
func (db *DB) ListenOn(ctx context.Context, channel string, wake func(text string)) error {
	if db.Dialect() != Postgres {
		<-ctx.Done()
		return nil
	}
	err := listen(ctx, db.url, db.ioTimeout, channel, wake)
	if ctx.Err() != nil {
		return nil
	}
	return fmt.Errorf("listen on %s: %w", channel, err)
}

// relisten is the driver's pause before it reconnects. It has no effect, because ListenOn ends with
// its first connection.
const relisten = time.Millisecond

func listen(ctx context.Context, url string, timeout time.Duration, channel string, wake func(text string)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	d := newListenDialer(deadlineDialer{timeout: timeout})
	l := pq.NewDialListener(d, url, relisten, relisten, func(_ pq.ListenerEventType, err error) {
		if err != nil {
			d.close()
			cancel(err)
		}
	})
	var all sync.WaitGroup
	// Always drain: the driver answers no call while a notification is not received. The channel is
	// closed when the driver's goroutine ends.
	all.Go(func() {
		for n := range l.Notify {
			if n != nil {
				wake(n.Extra)
			}
		}
	})
	all.Go(func() { cancel(attend(ctx, l, timeout/3, channel, wake)) })
	<-ctx.Done()
	d.close()
	_ = l.Close() // fails if it is closed already
	all.Wait()
	return context.Cause(ctx)
}

// attend starts to listen, then pings the server in every period, and returns an error if the
// connection does not answer.
func attend(ctx context.Context, l *pq.Listener, every time.Duration, channel string, wake func(text string)) error {
	if err := l.Listen(channel); err != nil {
		return err
	}
	wake("")
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
			if err := l.Ping(); err != nil {
				return err
			}
		}
	}
}

// listenDialer opens connections until it is closed, which closes them too. The driver's own Close
// waits for the call in progress.
type listenDialer struct {
	dialer deadlineDialer
	open   context.Context
	end    context.CancelFunc

	mu    sync.Mutex // guards conns
	conns []net.Conn
}

var _ pq.DialerContext = (*listenDialer)(nil)

func newListenDialer(d deadlineDialer) *listenDialer {
	open, end := context.WithCancel(context.Background())
	return &listenDialer{dialer: d, open: open, end: end}
}

// Dial opens a connection.
func (l *listenDialer) Dial(network, address string) (net.Conn, error) {
	return l.DialTimeout(network, address, dialTimeout)
}

// DialTimeout opens a connection within the timeout.
func (l *listenDialer) DialTimeout(network, address string, timeout time.Duration) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(l.open, timeout)
	defer cancel()
	return l.DialContext(ctx, network, address)
}

// DialContext opens a connection before ctx ends, and within dialTimeout at most.
func (l *listenDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(l.open, cancel)()
	c, err := l.dialer.DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open.Err() != nil {
		return nil, errors.Join(errors.New("the listening has ended"), c.Close())
	}
	l.conns = append(l.conns, c)
	return c, nil
}

// close closes every connection and makes later dials fail.
func (l *listenDialer) close() {
	l.end()
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, c := range l.conns {
		_ = c.Close() // the driver may have closed it
	}
	l.conns = nil
}
