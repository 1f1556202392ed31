package websocket

import (
	"log/slog"
	"net/http"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// Options are the settings of a Server. Zero values mean the defaults.
type Options struct {
	// Gate bounds the connections, and the bytes that wait in the queues of a customer's
	// connections together with its large responses. Nil: one with limits.Default.
	Gate *limits.Gate
	// MaxSubscriptions bounds the operations in progress on one connection. Default 20.
	MaxSubscriptions int
	// InitTimeout is how long a connection may take to authenticate. Default 3 s.
	InitTimeout time.Duration
	// MaxMessage bounds a message from a client, bytes. Default 64 KiB.
	MaxMessage int
	// Ping is the interval between heartbeats of a connection. A peer that sends nothing for
	// two intervals is considered dead. Default 25 s.
	Ping time.Duration
	// Recheck is how often the keys and tokens of open connections are checked, each once. It
	// is at most Ping. Default 5 s.
	Recheck time.Duration
	// Queue bounds the outbound queue of one connection, bytes. A message to an empty queue, and
	// one at a time whose sender has waited for room, are accepted whatever their size.
	// Default 256 KiB.
	Queue int
	// Grace is how long the peer of a connection that is being closed may take to read what
	// was sent and to answer. Default 5 s.
	Grace time.Duration
	// Stall is how long a peer may read nothing while its queue is not empty. Default 10 s.
	Stall time.Duration
	// AllowOrigin reports whether the origin of a request may connect. Nil allows pages of the
	// service's own origin, and programs that send no Origin.
	AllowOrigin func(*http.Request) bool
	// Logger receives internal errors. Nil means slog.Default().
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	set(&o.MaxSubscriptions, 20)
	set(&o.MaxMessage, 64<<10)
	set(&o.Queue, 256<<10)
	set(&o.InitTimeout, 3*time.Second)
	set(&o.Ping, 25*time.Second)
	set(&o.Recheck, 5*time.Second)
	o.Recheck = min(o.Recheck, o.Ping)
	set(&o.Grace, 5*time.Second)
	set(&o.Stall, 10*time.Second)
	if o.Gate == nil {
		o.Gate = limits.New(limits.Default(), time.Now)
	}
	if o.Logger == nil {
		o.Logger = slog.Default()
	}
	return o
}

// set sets a value that is not above 0.
func set[T int | time.Duration](p *T, value T) {
	if *p <= 0 {
		*p = value
	}
}
