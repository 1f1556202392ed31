package httpapi_test

import (
	"bytes"
	"io"
	"net"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// piped is a response over a connection without buffers.
type piped struct {
	net.Conn
	http.ResponseWriter
}

func (p piped) Write(b []byte) (int, error) { return p.Conn.Write(b) }

// A reader that takes some of a large body every nine seconds gets all of it, but for no longer
// than three minutes. One that takes nothing is cut off after ten seconds.
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
