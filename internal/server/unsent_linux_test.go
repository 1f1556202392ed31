package server_test

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/server"
)

// The kernel takes little of what a client does not read, so that the bounds of the service are
// those of the machine's memory, too.
func TestUnreadWaitsInTheService(t *testing.T) {
	t.Parallel()
	taken := make(chan int, 1)
	f := start(t, func(o *server.Options) {
		o.Handlers = server.Handlers{GraphQL: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			n := 0
			control := http.NewResponseController(w)
			for chunk := make([]byte, 16<<10); n < 64<<20; n += len(chunk) {
				_ = control.SetWriteDeadline(time.Now().Add(500 * time.Millisecond))
				if _, err := w.Write(chunk); err != nil {
					if !errors.Is(err, os.ErrDeadlineExceeded) {
						t.Errorf("after %d bytes: %v", n, err)
					}
					break
				}
			}
			taken <- n
		})}
	})
	conn, err := net.Dial("tcp", f.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if err := conn.(*net.TCPConn).SetReadBuffer(4 << 10); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Fprint(conn, "GET /graphql HTTP/1.1\r\nHost: x\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if n := <-taken; n > 512<<10 {
		t.Errorf("%d bytes went to a client that reads nothing, want 128 KiB and what it has room for", n)
	}
}
