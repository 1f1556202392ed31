package nats

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"go.uber.org/goleak"

	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
	"smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// stream makes the stream that a sink publishes to.
func stream(t *testing.T, server *testkit.NATSServer, config jetstream.StreamConfig) jetstream.Stream {
	t.Helper()
	c, err := nats.Connect(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	js, err := jetstream.New(c)
	if err != nil {
		t.Fatal(err)
	}
	config.Name = "SMARTMONEY"
	made, err := js.CreateOrUpdateStream(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func connect(t *testing.T, url, more string) (sink.Publisher, error) {
	t.Helper()
	settings, err := Kind{}.Check(fmt.Appendf(nil, `{"servers":%q%s}`, url, more))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Kind{}.Check(settings)
	if err != nil || string(again) != string(settings) {
		t.Fatalf("Check of %s returned %s, %v", settings, again, err)
	}
	p, err := Kind{}.New(t.Context(), sink.Spec{Name: "test", Settings: settings, Streams: []sink.Stream{sink.Notifications}, Log: slog.New(slog.DiscardHandler)})
	if err == nil {
		t.Cleanup(func() {
			if err := p.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	return p, err
}

func connected(t *testing.T, url, more string) sink.Publisher {
	t.Helper()
	p, err := connect(t, url, more)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func message(key string, sequence int64, size int) sink.Message {
	return sink.Message{
		Stream: sink.Notifications, Key: key, ID: fmt.Sprintf("notifications/%s/%d", key, sequence), Sequence: sequence, Previous: sequence - 1,
		Type: "signal", Body: fmt.Appendf(nil, `{"sequence":%d,"fill":%q}`, sequence, strings.Repeat("x", size)),
	}
}

// stored returns the messages that a stream has.
func stored(t *testing.T, s jetstream.Stream) (all []*jetstream.RawStreamMsg) {
	t.Helper()
	info, err := s.Info(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for n := info.State.FirstSeq; n <= info.State.LastSeq; n++ {
		m, err := s.GetMsg(t.Context(), n)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, m)
	}
	return all
}

// TestPublish publishes messages of several customers, some of them again by another publisher: each customer's are
// stored once, in their order, with subject and headers.
func TestPublish(t *testing.T) {
	t.Parallel()
	server := testkit.StartNATS(t, "")
	s := stream(t, server, jetstream.StreamConfig{Subjects: []string{"alpha.signals.>"}})
	keys := []string{"desk", "a.b", "c", "d", "e"}
	var messages []sink.Message
	const each = 20
	for sequence := range int64(each) {
		for _, key := range keys {
			messages = append(messages, message(key, sequence+1, 10))
		}
	}
	const settings = `,"subject":"alpha.signals"`
	if err := connected(t, server.URL, settings).Publish(t.Context(), messages[:60]); err != nil {
		t.Fatal(err)
	}
	if err := connected(t, server.URL, settings).Publish(t.Context(), messages[40:]); err != nil {
		t.Fatal(err)
	}
	last := map[string]int64{}
	for _, got := range stored(t, s) {
		key := got.Header.Get(sink.HeaderKey)
		last[key]++
		want := message(key, last[key], 10)
		if got.Subject != "alpha.signals.notifications."+strings.ReplaceAll(key, ".", "%2E") || string(got.Data) != string(want.Body) {
			t.Fatalf("stored %s: %s, want %s of %s", got.Subject, got.Data, want.Body, key)
		}
		for _, h := range append(want.Headers(), sink.Header{Name: nats.MsgIdHdr, Value: want.ID}) {
			if got.Header.Get(h.Name) != h.Value {
				t.Errorf("header %s of %s is %q, want %q", h.Name, want.ID, got.Header.Get(h.Name), h.Value)
			}
		}
	}
	for _, key := range keys {
		if last[key] != each {
			t.Errorf("%d messages of %s are stored, want %d", last[key], key, each)
		}
	}
}

// TestRefused publishes messages that the stream refuses in the middle: nothing of the same customer follows them.
func TestRefused(t *testing.T) {
	t.Parallel()
	server := testkit.StartNATS(t, `max_payload: 20000`)
	s := stream(t, server, jetstream.StreamConfig{Subjects: []string{"smartmoney.>"}, MaxMsgSize: 2000})
	p := connected(t, server.URL, "")
	for _, size := range []int{3000, 30_000} { // above the stream's bound, above the server's
		err := p.Publish(t.Context(), []sink.Message{message("desk", 1, 10), message("desk", 2, size), message("desk", 3, 10)})
		if _, ok := errors.AsType[*source.RefusedError](err); !ok || !strings.Contains(err.Error(), "notifications/desk/2") || !strings.Contains(err.Error(), "max_payload") {
			t.Errorf("with a message of %d bytes Publish returned %v", size, err)
		}
	}
	if got := stored(t, s); len(got) != 1 || got[0].Header.Get(sink.HeaderSequence) != "1" {
		t.Errorf("%d messages are stored, want the first", len(got))
	}
}

// TestMissing publishes where no stream is, without a permission, and to no server.
func TestMissing(t *testing.T) {
	server := testkit.StartNATS(t, `authorization { users: [
		{ user: ann, password: "a-secret" },
		{ user: bob, password: "b-secret", permissions: { publish: "other.>" } } ] }`)
	t.Setenv("NATS_PASSWORD", "a-secret")
	messages := []sink.Message{message("desk", 1, 10)}
	err := connected(t, server.URL, `,"user":"ann","password":"env:NATS_PASSWORD"`).Publish(t.Context(), messages)
	if !errors.Is(err, jetstream.ErrNoStreamResponse) || !strings.Contains(err.Error(), "smartmoney.>") {
		t.Errorf("without a stream Publish returned %v", err)
	}
	err = connected(t, server.URL, `,"user":"bob","password":"b-secret"`).Publish(t.Context(), messages)
	if _, ok := errors.AsType[*source.RefusedError](err); !ok || !strings.Contains(err.Error(), "smartmoney.notifications.desk") {
		t.Errorf("without the permission Publish returned %v", err)
	}
	_, err = connect(t, server.URL, `,"user":"ann","password":"wrong"`)
	if _, ok := errors.AsType[*source.RefusedError](err); !ok || strings.Contains(err.Error(), "wrong") {
		t.Errorf("with a wrong password New returned %v", err)
	}
	server.Kill()
	if _, err := connect(t, server.URL, ""); !errors.Is(err, nats.ErrNoServers) || !strings.Contains(err.Error(), server.URL) {
		t.Errorf("without a server New returned %v", err)
	}
}

// TestHanging connects to a server that never answers, and publishes to one that is killed: both return.
func TestHanging(t *testing.T) {
	t.Parallel()
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	if _, err := connect(t, "nats://"+silent.Addr().String(), ""); err == nil {
		t.Error("New connected to a server that does not speak")
	}
	server := testkit.StartNATS(t, "")
	stream(t, server, jetstream.StreamConfig{Subjects: []string{"smartmoney.>"}})
	p := connected(t, server.URL, "")
	if err := p.Publish(t.Context(), []sink.Message{message("desk", 1, 10)}); err != nil {
		t.Fatal(err)
	}
	server.Kill()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if err := p.Publish(ctx, []sink.Message{message("desk", 2, 10)}); err == nil || ctx.Err() != nil {
		t.Errorf("without the server Publish returned %v", err)
	}
}

func TestSettings(t *testing.T) {
	t.Parallel()
	for settings, want := range map[string]string{
		`{}`: "servers", `{"servers":"h:1"}`: "servers", `{"servers":"nats://h","subject":"a..b"}`: "subject", `{"servers":"nats://h","subject":"a.>"}`: "subject",
		`{"servers":"nats://h","subject":"` + strings.Repeat("a", 129) + `"}`: "subject", `{"servers":"nats://h","stream":"A"}`: "stream",
		`{"servers":"nats://h","user":"a"}`: "user", `{"servers":"nats://h","tls_key":"a"}`: "tls_key", `{"servers":"tls://h,tls://i","subject":"a.b-c","token":"t"}`: "",
	} {
		_, err := Kind{}.Check(json.RawMessage(settings))
		if known, _ := errors.AsType[*smartmoney.Error](err); (err == nil) != (want == "") || err != nil && (known == nil || known.Field != want) {
			t.Errorf("%s: %v, want an error that names %q", settings, err, want)
		}
	}
}
