package broker

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// server is a nats-server that tests make streams on.
type server struct {
	*testkit.NATSServer
	t *testing.T
}

func startNATS(t *testing.T, config string) *server {
	t.Helper()
	return &server{testkit.StartNATS(t, config), t}
}

// stream connects and makes a stream, or opens it.
func (s *server) stream(config jetstream.StreamConfig, options ...nats.Option) (jetstream.JetStream, jetstream.Stream) {
	s.t.Helper()
	c, err := nats.Connect(s.URL, append(options, nats.MaxReconnects(-1), nats.ReconnectWait(20*time.Millisecond))...)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(c.Close)
	js, err := jetstream.New(c)
	if err != nil {
		s.t.Fatal(err)
	}
	stream, err := js.CreateOrUpdateStream(s.t.Context(), config)
	if err != nil {
		s.t.Fatal(err)
	}
	return js, stream
}

var orders = jetstream.StreamConfig{Name: "ORDERS", Subjects: []string{"orders.>"}}

// publish publishes trades from first to before end, each until the server has it, and drops
// repeats.
func publish(t *testing.T, js jetstream.JetStream, subject string, first, end int) {
	t.Helper()
	for i := first; i < end; i++ {
		for {
			_, err := js.Publish(t.Context(), subject, testkit.TradeJSON(i), jetstream.WithMsgID(testkit.TradeID(i)))
			if err == nil {
				break
			}
			if t.Context().Err() != nil {
				return
			}
		}
	}
}

func newNATSReader(t *testing.T, settings string) *natsReader {
	t.Helper()
	r := newReader(t, kindOf("nats"), settings).(*natsReader)
	r.refresh = time.Second // the shortest expiry of a pull
	return r
}

func (s *server) settings(more string) string {
	return fmt.Sprintf(`{"servers":[%q],"stream":"ORDERS"%s}`, s.URL, more)
}

// TestNATSKills publishes while the server is killed with SIGKILL and started again on its store,
// and while the process of the source is killed at random: each message is stored once, in the
// order of the stream.
func TestNATSKills(t *testing.T) {
	t.Parallel()
	const rounds, each = 4, 100
	s := startNATS(t, "")
	js, _ := s.stream(orders)
	published := make(chan struct{})
	go func() {
		defer close(published)
		publish(t, js, "orders.a", 0, rounds*each)
	}()
	out, r := &sourceOutput{}, newNATSReader(t, s.settings(""))
	read := make(chan struct{})
	go func() {
		defer close(read)
		until(t, out, r, has(rounds*each), func() { out.CrashAfter(1 + rand.IntN(20)) })
	}()
	for round := 1; round < rounds; round++ {
		if !out.Await(t.Context(), has(round*each)) {
			t.Fatal("the source did not read on")
		}
		s.Restart()
	}
	<-published
	<-read
	if got := out.State(); !slices.Equal(got.IDs(), ids(0, rounds*each)) || len(got.Rejects) > 0 {
		t.Errorf("stored %d trades, want %d in their order; rejects %+v", len(got.Events), rounds*each, got.Rejects)
	}
}

func TestNATSProgressAndSubjects(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "")
	js, _ := s.stream(orders)
	publish(t, js, "orders.a", 0, 3)
	publish(t, js, "orders.b", 3, 8)
	out := &sourceOutput{}
	until(t, out, newNATSReader(t, s.settings(`,"subjects":"orders.b"`)), func(got sourceState) bool {
		return got.Progress.Position == "ORDERS@8" && got.Progress.Head == "ORDERS@8" && *got.Progress.Lag == 0
	})
	publish(t, js, "orders.a", 8, 9)
	publish(t, js, "orders.b", 9, 11)
	until(t, out, newNATSReader(t, s.settings(`,"subjects":["orders.b","orders.c"]`)), has(7))
	if got := out.State(); !slices.Equal(got.IDs(), append(ids(3, 8), ids(9, 11)...)) || len(got.Rejects) > 0 {
		t.Errorf("stored %v, rejects %+v", got.IDs(), got.Rejects)
	}
}

func TestNATSFrom(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "")
	js, _ := s.stream(orders)
	publish(t, js, "orders.a", 0, 5)
	latest, since, before := &sourceOutput{}, &sourceOutput{}, &sourceOutput{}
	stored := func(got sourceState) bool { return got.Batches > 0 }
	until(t, latest, newNATSReader(t, s.settings(`,"from":"latest"`)), stored)
	testkit.Eventually(t, "the messages are a while old", func() bool {
		publish(t, js, "orders.a", 5, 6) // once
		return time.Since(lastPublished(t, js)) > 300*time.Millisecond
	})
	until(t, since, newNATSReader(t, s.settings(`,"from":"250ms"`)), stored)
	publish(t, js, "orders.a", 6, 8)
	until(t, latest, newNATSReader(t, s.settings(`,"from":"latest"`)), has(3))
	until(t, since, newNATSReader(t, s.settings(`,"from":"250ms"`)), has(2))
	until(t, before, newNATSReader(t, s.settings(`,"from":"1h"`)), has(8))
	for want, out := range map[int]*sourceOutput{5: latest, 6: since, 0: before} {
		if got := out.State().IDs(); !slices.Equal(got, ids(want, 8)) {
			t.Errorf("stored %v, want trades %d to 7", got, want)
		}
	}
}

func lastPublished(t *testing.T, js jetstream.JetStream) time.Time {
	t.Helper()
	stream, err := js.Stream(t.Context(), "ORDERS")
	if err != nil {
		t.Fatal(err)
	}
	return stream.CachedInfo().State.LastTime
}

// TestNATSRemovedMessages purges messages before they are read, once while the source does not run,
// and once from the middle of what it reads.
func TestNATSRemovedMessages(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "")
	js, stream := s.stream(orders)
	publish(t, js, "orders.a", 0, 10)
	out, r := &sourceOutput{}, newNATSReader(t, s.settings(""))
	until(t, out, r, has(10))
	publish(t, js, "orders.a", 10, 20)
	if err := stream.Purge(t.Context(), jetstream.WithPurgeSequence(16)); err != nil {
		t.Fatal(err)
	}
	if err := stream.DeleteMsg(t.Context(), 18); err != nil {
		t.Fatal(err)
	}
	until(t, out, r, has(14))
	got := out.State()
	if want := append(append(ids(0, 10), ids(15, 17)...), ids(18, 20)...); !slices.Equal(got.IDs(), want) {
		t.Errorf("stored %v", got.IDs())
	}
	var details []string
	for _, reject := range got.Rejects {
		details = append(details, reject.Reason+": "+reject.Detail)
	}
	if !slices.Equal(details, []string{lostMessages + ": messages 11 to 15", lostMessages + ": messages 18 to 18"}) {
		t.Errorf("rejects %q", details)
	}
}

// TestNATSRecreatedStream makes the stream anew while the source reads it, and once more while it
// does not. holds reports whether so many different trades are stored: those of a stream that is
// made anew while it is read may come twice, and the log drops the second one by its id.
func holds(trades int) func(sourceState) bool {
	return func(s sourceState) bool { return len(first(s.IDs())) >= trades }
}

// first returns the ids at their first place.
func first(ids []string) []string {
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool {
		again := seen[id]
		seen[id] = true
		return again
	})
}

func TestNATSRecreatedStream(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "")
	js, _ := s.stream(orders)
	publish(t, js, "orders.a", 0, 10)
	out, r := &sourceOutput{}, newNATSReader(t, s.settings(""))
	recreate := func(first, end int) {
		if err := js.DeleteStream(t.Context(), "ORDERS"); err != nil {
			t.Fatal(err)
		}
		if _, err := js.CreateStream(t.Context(), orders); err != nil {
			t.Fatal(err)
		}
		publish(t, js, "orders.a", first, end)
	}
	read := make(chan struct{})
	go func() {
		defer close(read)
		until(t, out, r, holds(30))
	}()
	if !out.Await(t.Context(), has(10)) {
		t.Fatal("nothing was stored")
	}
	recreate(10, 30)
	<-read
	recreate(30, 32)
	until(t, out, r, holds(32))
	got := out.State()
	if !slices.Equal(first(got.IDs()), ids(0, 32)) {
		t.Errorf("stored %v", got.IDs())
	}
	others := slices.ContainsFunc(got.Rejects, func(r source.Reject) bool { return r.Reason != lostStream })
	if len(got.Rejects) < 2 || others {
		t.Errorf("rejects %+v", got.Rejects)
	}
}

func TestNATSMissing(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "")
	err := newNATSReader(t, s.settings("")).Run(t.Context(), &sourceOutput{})
	if !errors.Is(err, jetstream.ErrStreamNotFound) || !strings.Contains(err.Error(), "ORDERS") {
		t.Errorf("without a stream Run returned %v", err)
	}
	s.Kill()
	if err := newNATSReader(t, s.settings("")).Run(t.Context(), &sourceOutput{}); !errors.Is(err, nats.ErrNoServers) {
		t.Errorf("without a server Run returned %v", err)
	}
}

func TestNATSSecrets(t *testing.T) {
	s := startNATS(t, `authorization { users: [ { user: ann, password: "a-secret" } ] }`)
	js, _ := s.stream(orders, nats.UserInfo("ann", "a-secret"))
	publish(t, js, "orders.a", 0, 2)
	out := &sourceOutput{}
	t.Setenv("NATS_PASSWORD", "a-secret")
	until(t, out, newNATSReader(t, s.settings(`,"user":"ann","password":"env:NATS_PASSWORD"`)), has(2))
	for _, more := range []string{`,"user":"ann","password":"wrong"`, `,"token":"wrong"`, ``} {
		err := newNATSReader(t, s.settings(more)).Run(t.Context(), out)
		if _, ok := errors.AsType[*source.RefusedError](err); !ok || strings.Contains(err.Error(), "wrong") {
			t.Errorf("with %s Run returned %v", more, err)
		}
	}
}

// TestNATSSilentServer ends, when it is told to, while a server that accepted the connection says
// nothing.
func TestNATSSilentServer(t *testing.T) {
	t.Parallel()
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := (&natsAccess{Servers: source.List{"nats://" + silent.Addr().String()}}).connect(ctx, func(error) {})
		ended <- err
	}()
	conn, err := silent.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	cancel()
	began := time.Now()
	if err := <-ended; err == nil || time.Since(began) > connectTimeout/2 {
		t.Errorf("ended %s after it was told to: %v", time.Since(began), err)
	}
}

func TestNATSSettings(t *testing.T) {
	t.Parallel()
	const good = `"servers":"nats://127.0.0.1:4222, tls://[::1]:4222","stream":"ORDERS"`
	for settings, want := range map[string]string{
		`{}`: "servers", `{"servers":"127.0.0.1:4222","stream":"a"}`: "servers", `{"servers":["nats://u:p@h:1"],"stream":"a"}`: "servers",
		`{"servers":"nats://h","stream":"a b"}`: "stream", `{` + good + `,"subjects":["a b"]}`: "subjects", `{` + good + `,"user":"a"}`: "user",
		`{` + good + `,"token":"a","creds":"b"}`: "user", `{` + good + `,"consumer":"a"}`: "consumer", `{` + good + `,"from":"x"}`: "from", `{` + good + `}`: "",
		`{` + good + `,"subjects":"` + strings.Repeat("a,", 65) + `"}`: "subjects", `{` + good + `,"token":"` + strconv.Itoa(7) + `"}`: "",
	} {
		_, err := kindOf("nats").Check(json.RawMessage(settings))
		if known, _ := errors.AsType[*smartmoney.Error](err); (err == nil) != (want == "") || err != nil && (known == nil || known.Field != want) {
			t.Errorf("%s: %v, want an error that names %q", settings, err, want)
		}
	}
}

// TestNATSLongMessages reads messages that need more room than a pull has, and one that is longer
// than any message may be.
func TestNATSLongMessages(t *testing.T) {
	t.Parallel()
	s := startNATS(t, "max_payload: 33554432\nmax_pending: 67108864")
	js, _ := s.stream(orders)
	for i := range 5 {
		body := append(testkit.TradeJSON(i), bytes.Repeat([]byte{'\n'}, 9<<20)...)
		if i == 2 {
			body = append(body, body...)
		}
		if _, err := js.Publish(t.Context(), "orders.a", body); err != nil {
			t.Fatal(err)
		}
	}
	out, r := &sourceOutput{}, newNATSReader(t, s.settings(""))
	// a heartbeat that comes behind 18 MiB is late where the processor is busy
	r.refresh = refreshInterval
	until(t, out, r, has(4))
	got := out.State()
	if !slices.Equal(got.IDs(), append(ids(0, 2), ids(3, 5)...)) {
		t.Errorf("stored %v", got.IDs())
	}
	if len(got.Rejects) != 1 || got.Rejects[0].Ref != "ORDERS@3" || got.Rejects[0].Reason != "message is longer than 16 MiB" {
		t.Errorf("%d rejects", len(got.Rejects))
	}
}
