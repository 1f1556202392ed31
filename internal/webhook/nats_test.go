package webhook_test

import (
	"context"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

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

// natsAt returns a broker with settings beside the address.
func natsAt(t testing.TB, url, more string) webhook.Broker {
	t.Helper()
	return sinkOf(t, "nats", fmt.Sprintf(`{"servers":%q%s}`, url, more))
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

// TestNATS sends messages of several customers, some of them again over another connection: each
// customer's are stored once, in their order, with subject and headers.
func TestNATS(t *testing.T) {
	t.Parallel()
	server := testkit.StartNATS(t, "")
	s := stream(t, server, jetstream.StreamConfig{Subjects: []string{"alpha.signals.>"}})
	keys := []string{"desk", "a.b", "c", "d", "e"}
	const each = 20
	queues := make([][]webhook.Message, len(keys))
	for i, key := range keys {
		for sequence := range int64(each) {
			queues[i] = append(queues[i], brokerMessage(key, sequence+1, 10))
		}
	}
	const settings = `,"subject":"alpha.signals"`
	first, again := make([][]webhook.Message, len(keys)), make([][]webhook.Message, len(keys))
	for i := range queues {
		first[i], again[i] = queues[i][:12], queues[i][8:]
	}
	storeAll(t, natsAt(t, server.URL, settings), first...)
	storeAll(t, natsAt(t, server.URL, settings), again...)
	last := map[string]int64{}
	for _, got := range stored(t, s) {
		key := got.Header.Get(webhook.HeaderKey)
		last[key]++
		want := brokerMessage(key, last[key], 10)
		if got.Subject != "alpha.signals.notifications."+strings.ReplaceAll(key, ".", "%2E") || string(got.Data) != string(want.Body) {
			t.Fatalf("stored %s: %s, want %s of %s", got.Subject, got.Data, want.Body, key)
		}
		for _, h := range append(want.Headers(), broker.Header{Name: nats.MsgIdHdr, Value: want.ID}) {
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

// TestNATSRefuses sends messages that the stream or the server refuses: other messages do not wait
// for them.
func TestNATSRefuses(t *testing.T) {
	t.Parallel()
	server := testkit.StartNATS(t, `max_payload: 20000`)
	s := stream(t, server, jetstream.StreamConfig{Subjects: []string{"smartmoney.>"}, MaxMsgSize: 2000})
	b := natsAt(t, server.URL, "")
	storeAll(t, b, []webhook.Message{brokerMessage("desk", 1, 10)})
	for _, size := range []int{3000, 30_000} { // above the stream's bound, above the server's
		out := attempt(t, b, brokerMessage("desk", 2, size))
		wantFailed(t, out, "desk/2", "max_payload")
		if !out.Other || out.RetryAfter == 0 {
			t.Errorf("a message of %d bytes: %+v", size, out)
		}
	}
	if got := stored(t, s); len(got) != 1 || got[0].Header.Get(webhook.HeaderSequence) != "1" {
		t.Errorf("%d messages are stored, want the first", len(got))
	}
}

// TestNATSMissing sends where no stream is, without a permission, and to no server.
func TestNATSMissing(t *testing.T) {
	server := testkit.StartNATS(t, `authorization { users: [
		{ user: ann, password: "a-secret" },
		{ user: bob, password: "b-secret", permissions: { publish: "other.>" } } ] }`)
	t.Setenv("NATS_PASSWORD", "a-secret")
	m := brokerMessage("desk", 1, 10)
	out := attempt(t, natsAt(t, server.URL, `,"user":"ann","password":"env:NATS_PASSWORD"`), m)
	wantFailed(t, out, jetstream.ErrNoStreamResponse.Error(), "smartmoney.>")
	if out.RetryAfter != 0 {
		t.Errorf("without a stream: %+v", out)
	}
	out = attempt(t, natsAt(t, server.URL, `,"user":"bob","password":"b-secret"`), m)
	wantFailed(t, out, "the broker refuses the sink: ", "smartmoney.notifications.desk")
	if out.Other || out.RetryAfter == 0 {
		t.Errorf("without the permission: %+v", out)
	}
	out = attempt(t, natsAt(t, server.URL, `,"user":"ann","password":"wrong"`), m)
	wantFailed(t, out, "the broker refuses the sink: ")
	if strings.Contains(what(out), "wrong") {
		t.Errorf("with a wrong password: %+v", out)
	}
	server.Kill()
	wantFailed(t, attempt(t, natsAt(t, server.URL, ""), m), nats.ErrNoServers.Error(), server.URL)
}

// TestNATSHangs sends to a server that never answers, and to one that is killed and comes back.
func TestNATSHangs(t *testing.T) {
	t.Parallel()
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	if out := attempt(t, natsAt(t, "nats://"+silent.Addr().String(), ""), brokerMessage("desk", 1, 10)); out.Delivered() {
		t.Error("a server that does not speak stored a message")
	}
	server := testkit.StartNATS(t, "")
	stream(t, server, jetstream.StreamConfig{Subjects: []string{"smartmoney.>"}})
	b := natsAt(t, server.URL, "")
	storeAll(t, b, []webhook.Message{brokerMessage("desk", 1, 10)})
	server.Kill()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if out, err := b.Post(ctx, brokerMessage("desk", 2, 10)); err != nil || out.Delivered() || out.RetryAfter != 0 {
		t.Errorf("without the server: %+v, error %v", out, err)
	}
	server.Restart()
	testkit.Eventually(t, "the server stores messages again", func() bool { out := attempt(t, b, brokerMessage("desk", 2, 10)); return out.Delivered() })
}

func TestNATSSettings(t *testing.T) {
	t.Parallel()
	wantSettings(t, "nats", map[string]string{
		`{}`: "servers", `{"servers":"h:1"}`: "servers", `{"servers":"nats://h","subject":"a..b"}`: "subject", `{"servers":"nats://h","subject":"a.>"}`: "subject",
		`{"servers":"nats://h","subject":"` + strings.Repeat("a", 129) + `"}`: "subject", `{"servers":"nats://h","stream":"A"}`: "stream",
		`{"servers":"nats://h","user":"a"}`: "user", `{"servers":"nats://h","tls_key":"a"}`: "tls_key", `{"servers":"tls://h,tls://i","subject":"a.b-c","token":"t"}`: "",
	})
}
