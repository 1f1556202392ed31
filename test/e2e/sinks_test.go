package e2e

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// published is a message that a broker has.
type published struct {
	key, id, kind      string
	sequence, previous int64
	body               struct {
		SignalID string `json:"signal_id"`
		Sequence int64
	}
}

// newPublished returns a message.
func newPublished(t testing.TB, body []byte, header func(string) string) published {
	t.Helper()
	m := published{key: header(webhook.HeaderKey), id: header(webhook.HeaderID), kind: header(webhook.HeaderType)}
	var errs [3]error
	m.sequence, errs[0] = strconv.ParseInt(header(webhook.HeaderSequence), 10, 64)
	m.previous, errs[1] = strconv.ParseInt(header(webhook.HeaderPrevious), 10, 64)
	errs[2] = json.Unmarshal(body, &m.body)
	if errs != [3]error{} || m.id == "" {
		t.Fatalf("a message is %s: %v", body, errs)
	}
	return m
}

// sinkBroker is a broker that a sink publishes to.
type sinkBroker interface {
	settings() string // of the sink, in the settings file
	restart()
	// count returns how many messages the broker has.
	count() int
	// all returns what the broker has, each key's messages in their order.
	all() []published
}

// kafkaSink is kfake with a topic of three partitions.
type kafkaSink struct {
	t       testing.TB
	address string
	options []kfake.Opt
	cluster *kfake.Cluster
}

func newKafkaSink(t testing.TB) sinkBroker {
	address := freeAddress(t)
	_, port, _ := strings.Cut(address, ":")
	number, err := strconv.Atoi(port)
	if err != nil {
		t.Fatal(err)
	}
	k := &kafkaSink{t: t, address: address, options: []kfake.Opt{
		kfake.NumBrokers(1), kfake.Ports(number), kfake.DataDir(t.TempDir()), kfake.SyncWrites(),
		kfake.SeedTopics(3, "smartmoney.notifications"),
	}}
	k.open()
	t.Cleanup(func() { k.cluster.Close() })
	return k
}

func (k *kafkaSink) open() {
	k.t.Helper()
	var err error
	if k.cluster, err = kfake.NewCluster(k.options...); err != nil {
		k.t.Fatal(err)
	}
}

func (k *kafkaSink) settings() string { return "kind: kafka, brokers: '" + k.address + "'" }

func (k *kafkaSink) restart() {
	k.cluster.Close()
	k.open()
}

func (k *kafkaSink) all() (all []published) {
	k.t.Helper()
	client, err := kgo.NewClient(kgo.SeedBrokers(k.address), kgo.ConsumeTopics("smartmoney.notifications"))
	if err != nil {
		k.t.Fatal(err)
	}
	defer client.Close()
	for left := k.count(); left > 0; {
		fetched := client.PollFetches(k.t.Context())
		if err := fetched.Err(); err != nil {
			k.t.Fatal(err)
		}
		for r := range fetched.RecordsAll() {
			left--
			all = append(all, newPublished(k.t, r.Value, func(name string) string {
				for _, h := range r.Headers {
					if h.Key == name {
						return string(h.Value)
					}
				}
				return ""
			}))
			if string(r.Key) != all[len(all)-1].key {
				k.t.Errorf("a record of %s has the key %s", all[len(all)-1].key, r.Key)
			}
		}
	}
	return all
}

func (k *kafkaSink) count() (n int) {
	for p := range int32(3) {
		n += int(k.cluster.PartitionInfo("smartmoney.notifications", p).HighWatermark)
	}
	return n
}

// natsSink is nats-server with a stream.
type natsSink struct {
	*testkit.NATSServer
	t testing.TB
}

func newNATSSink(t testing.TB) sinkBroker {
	n := &natsSink{testkit.StartNATS(t, ""), t}
	n.use(func(js jetstream.JetStream) error {
		_, err := js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "SIGNALS", Subjects: []string{"smartmoney.>"}})
		return err
	})
	return n
}

// use connects for one use.
func (n *natsSink) use(what func(jetstream.JetStream) error) {
	n.t.Helper()
	c, err := nats.Connect(n.URL)
	if err != nil {
		n.t.Fatal(err)
	}
	defer c.Close()
	js, err := jetstream.New(c)
	if err == nil {
		err = what(js)
	}
	if err != nil {
		n.t.Fatal(err)
	}
}

func (n *natsSink) settings() string { return "kind: nats, servers: '" + n.URL + "'" }

func (n *natsSink) restart() { n.Restart() }

func (n *natsSink) count() (count int) {
	n.t.Helper()
	n.use(func(js jetstream.JetStream) error {
		stream, err := js.Stream(n.t.Context(), "SIGNALS")
		if err == nil {
			count = int(stream.CachedInfo().State.Msgs)
		}
		return err
	})
	return count
}

func (n *natsSink) all() (all []published) {
	n.t.Helper()
	n.use(func(js jetstream.JetStream) error {
		stream, err := js.Stream(n.t.Context(), "SIGNALS")
		if err != nil {
			return err
		}
		for at := range stream.CachedInfo().State.LastSeq {
			m, err := stream.GetMsg(n.t.Context(), at+1)
			if err != nil {
				return err
			}
			got := newPublished(n.t, m.Data, m.Header.Get)
			if want := "smartmoney.notifications." + strings.ReplaceAll(got.key, ".", "%2E"); m.Subject != want || m.Header.Get(nats.MsgIdHdr) != got.id {
				n.t.Errorf("a message of %s has the subject %s and the id %s", got.key, m.Subject, m.Header.Get(nats.MsgIdHdr))
			}
			all = append(all, got)
		}
		return nil
	})
	return all
}

// whole returns what a consumer takes that drops repeated ids, by key. It fails the test if the
// consumer sees a gap, or a message before another that precedes it.
func whole(t testing.TB, all []published) map[string][]published {
	t.Helper()
	taken, seen := map[string][]published{}, map[string]bool{}
	for _, m := range all {
		if seen[m.id] {
			continue
		}
		seen[m.id] = true
		last := int64(0)
		if n := len(taken[m.key]); n > 0 {
			last = taken[m.key][n-1].sequence
		}
		if m.previous != last || m.sequence <= last {
			t.Fatalf("%s: message %d, which says that %d precedes it, follows %d", m.key, m.sequence, m.previous, last)
		}
		taken[m.key] = append(taken[m.key], m)
	}
	return taken
}

// TestSinksThroughKills publishes to a broker that restarts, while the service is killed at random.
// A consumer that drops repeated ids sees each customer's notifications and retractions as the log
// has them: whole and in order.
func TestSinksThroughKills(t *testing.T) {
	t.Parallel()
	t.Run("kafka", func(t *testing.T) { t.Parallel(); sinkThroughKills(t, onPostgres(t), newKafkaSink(t)) })
	t.Run("nats", func(t *testing.T) { t.Parallel(); sinkThroughKills(t, onSQLite(t), newNATSSink(t)) })
}

func sinkThroughKills(t *testing.T, s *site, b sinkBroker) {
	const each, taken = 20, 4 // signals of a round; trades that are taken back
	r := randomOf(t)
	text := "sinks:\n  platform: {" + b.settings() + "}\n"
	s.file("smartmoney.yaml", text)
	p := s.withRaceDetector().serve(noAge...)
	keys, feed := map[string]string{}, s.key("ingest")
	for _, id := range []string{"desk", "a.b"} {
		keys[id] = s.customer(id)
		newClient(t, p.url, keys[id]).configure(listening)
	}
	f := newFixture(smartmoney.Base, 5, march)
	newClient(t, p.url, feed).ingest(f.past())
	var trades []event.Event
	for round, strike := range r.Perm(3) {
		some := f.whales(each)
		trades = append(trades, some...)
		newClient(t, p.url, feed).ingest(some[:each/2])
		if round > 0 { // while it publishes, sooner or later
			least := b.count() + r.IntN(each)
			testkit.EventuallyWithin(t, takeover, "the sink publishes", func() bool { return b.count() >= min(least, round*each) })
		}
		p = strikeSink(t, s, p, b, strike)
		newClient(t, p.url, feed).ingest(some[each/2:])
	}
	newClient(t, p.url, feed).ingest(retractions(trades[:taken]))
	logs := map[string][]entry{}
	for id, key := range keys {
		logs[id] = newClient(t, p.url, key).whole(len(trades))
	}
	var got map[string][]published
	testkit.EventuallyWithin(t, takeover, "everything is published", func() bool {
		if b.count() < len(keys)*(len(trades)+taken) {
			return false
		}
		got = whole(t, b.all())
		for id := range keys {
			if len(got[id]) < len(trades)+taken {
				return false
			}
		}
		return true
	})
	for id, log := range logs {
		sameLog(t, id, log, got[id], taken)
	}
	p.stop()
}

// strikeSink kills the service (0), restarts the broker (1), or both at the same time.
func strikeSink(t testing.TB, s *site, p *process, b sinkBroker, what int) *process {
	t.Helper()
	if what != 1 {
		p.kill()
		s.freeWebhooks("%")
	}
	if what != 0 {
		b.restart()
	}
	if what == 1 {
		return p
	}
	return s.serve(noAge...)
}

// retractions returns events that take trades back.
func retractions(trades []event.Event) (all []event.Event) {
	for _, e := range trades {
		all = append(all, event.Event{Type: event.TypeRetract, Chain: e.Chain, Correction: &event.Correction{ID: e.Trade.ID}})
	}
	return all
}

// sameLog compares what is published of a customer with its log: its signals, and a retraction of
// each of the first.
func sameLog(t testing.TB, id string, log []entry, got []published, retracted int) {
	t.Helper()
	slices.SortFunc(log, func(a, b entry) int { return cmp.Compare(a.Sequence, b.Sequence) })
	var want, signals, taken []string
	for _, e := range log {
		want = append(want, fmt.Sprint(e.Sequence, " ", e.SignalID))
	}
	for i, m := range got {
		if m.sequence != int64(i+1) || m.body.Sequence != m.sequence {
			t.Errorf("%s: message %d has the sequence %d, its body %d", id, i+1, m.sequence, m.body.Sequence)
		}
		switch m.kind {
		case "signal":
			signals = append(signals, fmt.Sprint(m.sequence, " ", m.body.SignalID))
		case "signal.retracted":
			taken = append(taken, m.body.SignalID)
		default:
			t.Errorf("%s: message %d is a %s", id, i+1, m.kind)
		}
	}
	if !slices.Equal(signals, want) {
		t.Errorf("%s: published signals %v, want %v", id, signals, want)
	}
	first := make([]string, retracted)
	for i := range first {
		first[i] = log[i].SignalID
	}
	slices.Sort(taken)
	slices.Sort(first)
	if !slices.Equal(taken, first) {
		t.Errorf("%s: published retractions of %v, want %v", id, taken, first)
	}
}
