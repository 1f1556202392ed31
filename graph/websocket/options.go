package websocket

import (
	"log/slog"
	"net/http"
	"time"

	"smartmoney/graph/quota"
)

// Options are the settings of a Server. Zero values take the defaults.
type Options struct {
	// Quota counts connections in; share it with other kinds of connections that stay
	// open. Default: 20 000 in all, 10 000 of one key.
	Quota *quota.Quota
	// MaxSubscriptions bounds the operations under way on one connection. Default 20.
	MaxSubscriptions int
	// InitTimeout is how long a connection may take to say who it is. Default 3 s.
	InitTimeout time.Duration
	// MaxMessage bounds a message from a client, bytes. Default 64 KiB.
	MaxMessage int
	// Ping is how often a connection hears from the service. One from which nothing
	// comes for two such times is taken for dead. Default 25 s.
	Ping time.Duration
	// Recheck is how often it is asked whether the keys of open connections are still
	// good, once for each key; not less often than Ping. Default 5 s.
	Recheck time.Duration
	// Queue bounds what waits for one slow reader, bytes. A message for which the sender
	// waited for room, or in front of which nothing waits, is taken whatever its size.
	// Default 256 KiB.
	Queue int
	// Grace is how long a connection that is closed may take to take in what was sent
	// and to answer. Default 5 s.
	Grace time.Duration
	// Stall is how long a reader may take nothing in while something waits for it.
	// Default 10 s.
	Stall time.Duration
	// AllowOrigin says whether the page that asks for a connection may have it. Nil: pages
	// of the service's own origin may, and programs that name none.
	AllowOrigin func(*http.Request) bool
	// Logger gets what goes wrong inside. Nil: slog.Default().
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	number := func(p *int, value int) {
		if *p <= 0 {
			*p = value
		}
	}
	duration := func(p *time.Duration, value time.Duration) {
		if *p <= 0 {
			*p = value
		}
	}
	number(&o.MaxSubscriptions, 20)
	number(&o.MaxMessage, 64<<10)
	number(&o.Queue, 256<<10)
	duration(&o.InitTimeout, 3*time.Second)
	duration(&o.Ping, 25*time.Second)
	duration(&o.Recheck, 5*time.Second)
	o.Recheck = min(o.Recheck, o.Ping)
	duration(&o.Grace, 5*time.Second)
	duration(&o.Stall, 10*time.Second)
	if o.Quota == nil {
		o.Quota = quota.New(20_000, 10_000)
	}
	if o.Logger == nil {
		o.Logger = slog.Default()
	}
	return o
}
