package httpapi_test

import (
	"bytes"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The answers of a customer are bounded together, except for a single one; so are those of all customers.
func TestAnswersAreBounded(t *testing.T) {
	const mib = 1 << 20
	a := httpapi.NewAnswers()
	admit := func(customer string, n int) func() {
		t.Helper()
		done, err := a.Admit(customer, n)
		if err != nil {
			t.Fatal(err)
		}
		return done
	}
	refused := func(customer string, n int, want string) {
		t.Helper()
		_, err := a.Admit(customer, n)
		if smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || !strings.Contains(err.Error(), want) {
			t.Errorf("%d bytes for %s: %v, want %q", n, customer, err, want)
		}
	}
	large := admit("a", 200*mib)
	refused("a", 1, "64 MiB")
	a.Force("a", 10)()
	half := admit("b", 32*mib)
	other := admit("b", 32*mib)
	refused("b", 1, "64 MiB")
	half()
	admit("b", 32*mib)()
	rest := admit("c", 512*mib-232*mib)
	refused("d", 1, "all customers")
	large()
	admit("a", 200*mib)()
	growing := a.Count("e")
	for range 3 {
		if err := growing.Add(60 * mib); err != nil {
			t.Errorf("a single answer that grows: %v", err)
		}
	}
	refused("e", 1, "64 MiB")
	growing.Done()
	other()
	rest()
	admit("d", 512*mib)()
}

// Queues count among the answers, but for what the kernel mostly takes at once.
func TestQueuesAreBounded(t *testing.T) {
	const mib = 1 << 20
	a := httpapi.NewAnswers()
	first, second, other := a.Count("a"), a.Count("a"), a.Count("b")
	if err := first.Queued(httpapi.SmallQueue+100*mib, 0); err != nil {
		t.Fatalf("the only queue: %v", err)
	}
	if err := second.Queued(httpapi.SmallQueue, 0); err != nil {
		t.Errorf("a small one: %v", err)
	}
	for range 2 { // what is refused is not counted
		if err := second.Queued(httpapi.SmallQueue+1, 0); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("one byte more: %v", err)
		}
	}
	if err := other.Queued(60*mib, 0); err != nil {
		t.Errorf("another customer: %v", err)
	}
	if err := first.Queued(50*mib, 0); err != nil {
		t.Errorf("after some were written: %v", err)
	}
	if err := second.Queued(httpapi.SmallQueue+14*mib, 0); err != nil {
		t.Errorf("room for 14 MiB of 64: %v", err)
	}
	if err := second.Queued(httpapi.SmallQueue+15*mib, 0); err == nil {
		t.Error("65 MiB of 64 wait")
	}
	if err := first.Queued(50*mib+512*mib, 512*mib); err != nil {
		t.Errorf("first results have a bound of their own: %v", err)
	}
	for range 2 {
		if err := second.Queued(14*mib+mib, mib); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("more of them: %v", err)
		}
	}
	if err := other.Queued(60*mib+mib, mib); err != nil {
		t.Errorf("another customer's: %v", err)
	}
	first.Done()
	if err := second.Queued(512*mib, 512*mib); err != nil {
		t.Errorf("after the others were written: %v", err)
	}
	second.Done()
	other.Done()
	if done, err := a.Admit("c", 512*mib); err != nil { // the bound of all
		t.Errorf("after the end of the queues: %v", err)
	} else {
		done()
	}
}

// piped is a response over a connection without buffers.
type piped struct {
	net.Conn
	http.ResponseWriter
}

func (p piped) Write(b []byte) (int, error) { return p.Conn.Write(b) }

// A reader that takes some of a large body every nine seconds gets all of it, but for no longer than three minutes. One that takes
// nothing is cut off after ten seconds.
func TestSlowReadersOfBodies(t *testing.T) {
	const chunk = 64 << 10
	body := bytes.Repeat([]byte("0123456789abcdef"), 40*chunk/16)
	for name, c := range map[string]struct {
		size, reads int // bytes, chunks
		pause, took time.Duration
		arrive      int // chunks
	}{
		"all":        {10 * chunk, 10, 9 * time.Second, 90 * time.Second, 10},
		"stops":      {10 * chunk, 2, 9 * time.Second, 28 * time.Second, 2},
		"too long":   {40 * chunk, 40, 9500 * time.Millisecond, 3 * time.Minute, 18},
		"small body": {chunk, 1, time.Minute, time.Minute, 1},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				server, client := net.Pipe()
				defer client.Close()
				got := make(chan []byte)
				go func() {
					var all []byte
					for range c.reads {
						time.Sleep(c.pause) // of the bubble
						piece := make([]byte, chunk)
						n, err := io.ReadFull(client, piece)
						all = append(all, piece[:n]...)
						if err != nil {
							break
						}
					}
					got <- all
				}()
				began := time.Now()
				httpapi.WriteBody(piped{Conn: server}, body[:c.size])
				if took := time.Since(began); took != c.took {
					t.Errorf("written in %s, want %s", took, c.took)
				}
				server.Close()
				if all := <-got; !bytes.Equal(all, body[:c.arrive*chunk]) {
					t.Errorf("%d bytes arrived, want %d", len(all), c.arrive*chunk)
				}
			})
		})
	}
}
