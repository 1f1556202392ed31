package faults

import (
	"database/sql"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestPostgres breaks the server.
func TestPostgres(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	for name, faultOf := range map[string]func(t *testing.T, c *cluster) fault{
		"gone": func(_ *testing.T, c *cluster) fault { return fault{strike: c.shut, heal: c.reopen} },
		"hanging": func(_ *testing.T, c *cluster) fault {
			return fault{strike: func() { c.signal(syscall.SIGSTOP) }, heal: func() { c.signal(syscall.SIGCONT) }}
		},
		"restarted": func(_ *testing.T, c *cluster) fault {
			return fault{strike: func() { c.shut(); c.reopen() }, heal: func() {}, light: true}
		},
		"out of connections": func(t *testing.T, c *cluster) fault {
			var hold holder
			return fault{strike: func() { hold.take(t, c) }, heal: hold.free}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCluster(t, 0)
			f := faultOf(t, c)
			f.name = name
			p := newSite(t, c.url(c.address())).serve()
			p.undergo(t, f, want)
			p.stop()
		})
	}
}

// holder holds every connection that the server gives.
type holder struct {
	db   *sql.DB
	stop chan struct{}
	ends sync.WaitGroup
}

// take ends the service's connections and holds all until free is called.
func (h *holder) take(t *testing.T, c *cluster) {
	t.Helper()
	var err error
	if h.db, err = sql.Open("postgres", c.url(c.address())+"&application_name=holder&connect_timeout=5"); err != nil {
		t.Fatal(err)
	}
	h.db.SetMaxIdleConns(1000)
	h.stop = make(chan struct{})
	for range 30 {
		h.ends.Go(func() {
			for {
				if conn, err := h.db.Conn(t.Context()); err == nil {
					defer conn.Close() //nolint:errcheck // the server's end of it goes with the pool
				}
				select {
				case <-h.stop:
					return
				case <-time.After(5 * time.Millisecond):
				}
			}
		})
	}
	// Slots that come free go to whoever asks first: end the others until none is left, and those
	// that get one later.
	admin := c.admin()
	eventually(t, "every connection is held", func() bool { return endOthers(admin) == 0 })
	h.ends.Go(func() {
		defer admin.Close() //nolint:errcheck // nothing is left to flush
		for {
			select {
			case <-h.stop:
				return
			case <-time.After(100 * time.Millisecond):
				endOthers(admin)
			}
		}
	})
}

// endOthers ends the service's connections and returns how many there were, -1 if it could not.
func endOthers(admin *sql.DB) int {
	var others int
	err := admin.QueryRow(`SELECT count(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE usename = 'service' AND application_name <> 'holder') AS ended`).Scan(&others)
	if err != nil {
		return -1
	}
	return others
}

func (h *holder) free() {
	close(h.stop)
	h.ends.Wait()
	_ = h.db.Close()
}
