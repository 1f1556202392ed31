package store_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

func TestOpenRefuses(t *testing.T) {
	for _, c := range []struct {
		desc, url, dir, field string
	}{
		{"nothing", "", "", "data_dir"},
		{"other database", "mysql://root:hunter2@db/x", "", "database_url"},
		{"no scheme", "/var/lib/x.db", "", "database_url"},
		{"in memory", "sqlite::memory:", "", "database_url"},
		{"no path", "sqlite:", "", "database_url"},
		{"broken address", "postgres://u:hunter2@host:port/x", "", "database_url"},
		{"unknown setting", "postgres://u:hunter2@host/x?sslmode=perhaps", "", "database_url"},
	} {
		t.Run(c.desc, func(t *testing.T) {
			_, err := store.Open(context.Background(), store.Options{URL: c.url, DataDir: c.dir})
			wantError(t, err, smartmoney.CodeBadInput, c.field, "")
			if strings.Contains(err.Error(), "hunter2") {
				t.Errorf("the password is in the message: %v", err)
			}
		})
	}
}

func TestOpenDataDir(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := smtest.Open(t, store.Options{DataDir: dir})
	if db.Dialect() != store.SQLite {
		t.Errorf("dialect = %s", db.Dialect())
	}
	if _, err := os.Stat(filepath.Join(dir, store.DefaultFile)); err != nil {
		t.Error(err)
	}
}

func TestSQLitePragmas(t *testing.T) {
	db := smtest.SQLite(t)
	for _, c := range []struct{ pragma, writer, reader string }{
		{"journal_mode", "wal", "wal"},
		{"synchronous", "2", "2"},
		{"foreign_keys", "1", "1"},
		{"cache_size", "-262144", "-16384"},
		{"busy_timeout", "10000", "10000"},
		{"query_only", "0", "1"},
		{"wal_autocheckpoint", "8000", "1000"},
		{"mmap_size", "268435456", "268435456"},
	} {
		var writer, reader string
		if err := db.Writer().QueryRow("PRAGMA " + c.pragma).Scan(&writer); err != nil {
			t.Fatal(err)
		}
		if err := db.Reader().QueryRow("PRAGMA " + c.pragma).Scan(&reader); err != nil {
			t.Fatal(err)
		}
		if writer != c.writer || reader != c.reader {
			t.Errorf("%s = %s, %s; want %s, %s", c.pragma, writer, reader, c.writer, c.reader)
		}
	}
	if _, err := db.Reader().Exec("DELETE FROM log_heads"); err == nil {
		t.Error("the reading pool writes")
	}
}

// A server that hangs is given up after the timeout, even though the caller's
// context has no end and the driver's cancellation would wait for the server.
func TestPostgresHangs(t *testing.T) {
	target, err := url.Parse(smtest.PostgresURL(t))
	if err != nil {
		t.Fatal(err)
	}
	p := newProxy(t, target.Host)
	target.Host = p.listener.Addr().String()
	db := smtest.Open(t, store.Options{URL: target.String(), IOTimeout: 300 * time.Millisecond, MaxConns: 1})

	p.hang.Store(true)
	begun := time.Now()
	var one int
	err = db.Reader().QueryRow("SELECT 1").Scan(&one)
	if err == nil {
		t.Fatal("a server that hangs answered")
	}
	if took := time.Since(begun); took > 10*time.Second {
		t.Errorf("gave up after %v", took)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	if err := db.Reader().QueryRowContext(ctx, "SELECT 1").Scan(&one); err == nil {
		t.Fatal("a server that hangs answered")
	}

	p.hang.Store(false)
	if err := db.Reader().QueryRow("SELECT 1").Scan(&one); err != nil || one != 1 {
		t.Errorf("after the server is back: %d, %v", one, err)
	}
}

// proxy passes bytes between clients and a server until it is told to hang: then
// it takes everything and passes nothing on.
type proxy struct {
	listener net.Listener
	target   string
	hang     atomic.Bool
}

func newProxy(t *testing.T, target string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{listener: l, target: target}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			client, err := l.Accept()
			if errors.Is(err, net.ErrClosed) {
				return
			}
			if err != nil {
				continue
			}
			server, err := net.Dial("tcp", p.target)
			if err != nil {
				client.Close()
				continue
			}
			go p.pass(server, client)
			go p.pass(client, server)
		}
	}()
	return p
}

func (p *proxy) pass(to, from net.Conn) {
	defer to.Close()
	defer from.Close()
	buf := make([]byte, 4096)
	for {
		n, err := from.Read(buf)
		if p.hang.Load() {
			io.Copy(io.Discard, from) //nolint:errcheck // nothing is passed on any more
			return
		}
		if _, werr := to.Write(buf[:n]); err != nil || werr != nil {
			return
		}
	}
}
