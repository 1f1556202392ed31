package ingest_test

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// holdLog blocks every append until the returned function is called.
func holdLog(t *testing.T, db *testkit.DB) (free func()) {
	t.Helper()
	tx, err := db.Writer().Begin()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec("UPDATE global_offset SET last = last"); err != nil {
		t.Fatal(err)
	}
	free = sync.OnceFunc(func() { _ = tx.Rollback() })
	t.Cleanup(free)
	return free
}

// stalled is a database whose appends block until they are released.
type stalled struct {
	*eventlog.Log
	begun, free chan struct{}
}

func (s *stalled) Append(ctx context.Context, events []event.Event, now time.Time, records func(*eventlog.Appended) (eventlog.Kept, error)) (*eventlog.Appended, error) {
	s.begun <- struct{}{}
	<-s.free
	return s.Log.Append(ctx, events, now, records)
}

// TestDecodedRequestsAreBounded checks that decoded events that are not stored yet count
// against Limits.Waiting.
func TestDecodedRequestsAreBounded(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	log := &stalled{Log: db.Log, begun: make(chan struct{}, 1), free: make(chan struct{})}
	events := trades(1, smartmoney.Base, 100)
	body, size := ndjson(events), 0
	for i := range events {
		size += events[i].Size()
	}
	a := newAppOn(t, db, log, ingest.Limits{Waiting: int64(size + len(body) + 1024)})
	first := make(chan int)
	go func() {
		status, _ := a.post(t, body, nil)
		first <- status
	}()
	<-log.begun
	status, got := a.post(t, body, nil)
	if message, _ := got["error"].(string); status != http.StatusServiceUnavailable || !strings.HasPrefix(message, "too many events are waiting") {
		t.Errorf("while another request waits for the database: status %d, answer %v", status, got)
	}
	close(log.free)
	if status := <-first; status != 200 {
		t.Errorf("first request: status %d", status)
	}
	if status, got := a.post(t, body, nil); status != 200 || got["duplicates"] != 100.0 {
		t.Errorf("request after them: status %d, answer %v", status, got)
	}
}

// TestAnnouncedLength checks that a large Content-Length alone allocates no memory.
func TestAnnouncedLength(t *testing.T) {
	a := newApp(t, testkit.SQLite(t), ingest.Limits{})
	heap := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := heap()
	const connections = 64
	for range connections {
		conn, err := net.Dial("tcp", a.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		fmt.Fprintf(conn, "POST /ingest/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"+
			"Expect: 100-continue\r\nContent-Length: 1048576\r\n\r\n", a.key)
		answer := make([]byte, len("HTTP/1.1 100 Continue\r\n\r\n"))
		if _, err := io.ReadFull(conn, answer); err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(conn, "{")
	}
	if took := heap() - before; took > connections*100<<10 {
		t.Errorf("%d connections that sent one byte each use %d bytes", connections, took)
	}
}

// TestDatabaseHangs checks that requests, queued ones included, get 503 within a bounded
// time if the database does not respond.
func TestDatabaseHangs(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		a.post(t, ndjson(trades(2, smartmoney.Base, 1)), nil)
		free := holdLog(t, db)
		if db.Dialect() == sqldb.Postgres { // whose server must not end it
			holdLogForLong(t, db, free)
		}
		begun := time.Now()
		var all sync.WaitGroup
		for i := range uint64(3) {
			all.Go(func() {
				status, got := a.post(t, ndjson(trades(3+i, smartmoney.Base, 1)), nil)
				if message, _ := got["error"].(string); status != http.StatusServiceUnavailable || !strings.Contains(message, "retry the request") {
					t.Errorf("status %d, answer %v", status, got)
				}
			})
		}
		all.Wait()
		if took := time.Since(begun); took > 30*time.Second {
			t.Errorf("answered after %s", took)
		}
	})
}

func holdLogForLong(t *testing.T, db *testkit.DB, free func()) {
	t.Helper()
	conn, err := db.Writer().Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = conn.Raw(func(any) error { return io.ErrUnexpectedEOF })
		conn.Close()
	})
	free()
	for _, statement := range []string{
		"SET idle_in_transaction_session_timeout = 0", "BEGIN", "UPDATE global_offset SET last = last",
	} {
		if _, err := conn.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _, _ = conn.ExecContext(context.Background(), "ROLLBACK") })
}

// elsewhere is a database on which another process answers a request just after this
// process looked for its idempotency record.
type elsewhere struct {
	*eventlog.Log
	once sync.Once
	with func()
}

func (e *elsewhere) IdempotencyRecords(ctx context.Context, keys []string) (map[string]string, error) {
	found, err := e.Log.IdempotencyRecords(ctx, keys)
	e.once.Do(e.with)
	return found, err
}

// TestKeyAnsweredElsewhere checks that a request sent to two processes takes effect once
// and gets one answer, and that the requests appended with it are stored.
func TestKeyAnsweredElsewhere(t *testing.T) {
	t.Parallel()
	db := testkit.Postgres(t)
	mine, others := trades(1, smartmoney.Base, 3), trades(2, smartmoney.Base, 5)
	request := func(key string, events []event.Event) ingest.Request {
		return ingest.Request{Key: key, Body: key, Events: events}
	}
	second := newAppender(t, db)
	first := newAppender(t, &elsewhere{Log: db.Log, with: func() {
		if _, err := second.Append(t.Context(), request("mine", mine)); err != nil {
			t.Error(err)
		}
	}})
	var all sync.WaitGroup
	all.Go(func() {
		got, err := first.Append(t.Context(), request("mine", mine))
		if err != nil || got.Accepted != 3 {
			t.Errorf("request sent twice: %+v, error %v", got, err)
		}
	})
	all.Go(func() {
		got, err := first.Append(t.Context(), request("others", others))
		if err != nil || got.Accepted != 5 {
			t.Errorf("request appended with it: %+v, error %v", got, err)
		}
	})
	all.Wait()
	var kept int
	if err := db.Reader().QueryRow("SELECT count(*) FROM idempotency_records").Scan(&kept); err != nil || kept != 2 {
		t.Errorf("%d idempotency records, error %v; want 2", kept, err)
	}
}
