package kafka

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

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
	"go.uber.org/goleak"

	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// cluster runs a broker with the topics of all streams, three partitions each.
func cluster(t *testing.T) *kfake.Cluster {
	t.Helper()
	c, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(3, "smartmoney.notifications", "smartmoney.decisions"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

// connect returns a publisher with settings beside the address.
func connect(t *testing.T, address, more string, streams ...sink.Stream) (sink.Publisher, error) {
	t.Helper()
	settings, err := Kind{}.Check(fmt.Appendf(nil, `{"brokers":%q%s}`, address, more))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Kind{}.Check(settings)
	if err != nil || string(again) != string(settings) {
		t.Fatalf("Check of %s returned %s, %v", settings, again, err)
	}
	p, err := Kind{}.New(t.Context(), sink.Spec{Name: "test", Settings: settings, Streams: streams, Log: slog.New(slog.DiscardHandler)})
	if err == nil {
		t.Cleanup(func() {
			if err := p.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	return p, err
}

func connected(t *testing.T, address, more string, streams ...sink.Stream) sink.Publisher {
	t.Helper()
	p, err := connect(t, address, more, streams...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func message(stream sink.Stream, key string, sequence int64, size int) sink.Message {
	return sink.Message{
		Stream: stream, Key: key, ID: fmt.Sprintf("%s/%s/%d", stream, key, sequence), Sequence: sequence, Previous: sequence - 1,
		Type: "signal", Body: fmt.Appendf(nil, `{"sequence":%d,"fill":%q}`, sequence, strings.Repeat("x", size)),
	}
}

// read returns what topics have, at least n records.
func read(t *testing.T, address string, n int, topics ...string) (all []*kgo.Record) {
	t.Helper()
	client, err := kgo.NewClient(kgo.SeedBrokers(address), kgo.ConsumeTopics(topics...))
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	for len(all) < n {
		fetched := client.PollFetches(t.Context())
		if err := fetched.Err(); err != nil {
			t.Fatal(err)
		}
		all = append(all, fetched.Records()...)
	}
	return all
}

// TestPublish publishes messages of several streams and keys, more than one batch has: each key's are in one partition,
// in their order, with key and headers.
func TestPublish(t *testing.T) {
	t.Parallel()
	address := cluster(t).ListenAddrs()[0]
	p := connected(t, address, `,"max_bytes":20000`, sink.Notifications, sink.Decisions)
	var messages []sink.Message
	const each, keys = 40, 5
	for sequence := range int64(each) {
		for key := range keys {
			messages = append(messages, message(sink.Notifications, fmt.Sprint("customer-", key), sequence+1, int(sequence*50)))
		}
		messages = append(messages, message(sink.Decisions, "customer-0", sequence+1, 10))
	}
	if err := p.Publish(t.Context(), messages); err != nil {
		t.Fatal(err)
	}
	last, partitions := map[string]int64{}, map[string]int32{}
	for _, r := range read(t, address, len(messages), "smartmoney.notifications", "smartmoney.decisions") {
		stream := sink.Stream(strings.TrimPrefix(r.Topic, "smartmoney."))
		of := string(stream) + "/" + string(r.Key)
		last[of]++
		m := message(stream, string(r.Key), last[of], 10)
		if stream == sink.Notifications {
			m = message(stream, string(r.Key), last[of], int((last[of]-1)*50))
		}
		var headers []sink.Header
		for _, h := range r.Headers {
			headers = append(headers, sink.Header{Name: h.Key, Value: string(h.Value)})
		}
		if string(r.Value) != string(m.Body) || fmt.Sprint(headers) != fmt.Sprint(m.Headers()) {
			t.Fatalf("%s: record %s with headers %v, want %s with %v", of, r.Value, headers, m.Body, m.Headers())
		}
		if was, ok := partitions[of]; ok && was != r.Partition {
			t.Errorf("%s is in partitions %d and %d", of, was, r.Partition)
		}
		partitions[of] = r.Partition
	}
	if len(last) != keys+1 {
		t.Errorf("%d streams and keys, want %d", len(last), keys+1)
	}
}

// TestNothingOvertakes lets the broker refuse one batch in the middle: nothing that follows it is stored.
func TestNothingOvertakes(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	p := connected(t, c.ListenAddrs()[0], `,"max_bytes":2000`, sink.Notifications)
	produced := 0
	c.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		c.KeepControl()
		if produced++; produced != 4 {
			return nil, nil, false
		}
		response := request.ResponseKind().(*kmsg.ProduceResponse)
		for _, topic := range request.(*kmsg.ProduceRequest).Topics {
			of := kmsg.NewProduceResponseTopic()
			of.Topic, of.TopicID = topic.Topic, topic.TopicID
			for _, p := range topic.Partitions {
				refused := kmsg.NewProduceResponseTopicPartition()
				refused.Partition, refused.ErrorCode = p.Partition, kerr.InvalidRecord.Code
				of.Partitions = append(of.Partitions, refused)
			}
			response.Topics = append(response.Topics, of)
		}
		return response, nil, true
	})
	var messages []sink.Message
	for sequence := range int64(10) {
		messages = append(messages, message(sink.Notifications, "desk", sequence+1, 1000))
	}
	if err := p.Publish(t.Context(), messages); !errors.Is(err, kerr.InvalidRecord) || !strings.Contains(err.Error(), "notifications/desk/4") {
		t.Fatalf("Publish returned %v", err)
	}
	again := connected(t, c.ListenAddrs()[0], "", sink.Notifications)
	if err := again.Publish(t.Context(), messages[9:]); err != nil {
		t.Fatal(err)
	}
	var bodies []string
	for _, r := range read(t, c.ListenAddrs()[0], 4, "smartmoney.notifications") {
		bodies = append(bodies, string(r.Value[:14]))
	}
	if got := strings.Join(bodies, " "); got != `{"sequence":1, {"sequence":2, {"sequence":3, {"sequence":10` {
		t.Errorf("stored %s", got)
	}
}

// TestRefused publishes what the broker can never store.
func TestRefused(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	p := connected(t, c.ListenAddrs()[0], `,"max_bytes":5000`, sink.Notifications)
	long := message(sink.Notifications, "desk", 7, 5000)
	err := p.Publish(t.Context(), []sink.Message{long})
	if _, ok := errors.AsType[*source.RefusedError](err); !ok || !strings.Contains(err.Error(), "notifications/desk/7") || !strings.Contains(err.Error(), "max_bytes") {
		t.Errorf("a message above max_bytes: %v", err)
	}
	c.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		response := request.ResponseKind().(*kmsg.ProduceResponse)
		topic := request.(*kmsg.ProduceRequest).Topics[0]
		of, refused := kmsg.NewProduceResponseTopic(), kmsg.NewProduceResponseTopicPartition()
		of.Topic, of.TopicID = topic.Topic, topic.TopicID
		refused.Partition, refused.ErrorCode = topic.Partitions[0].Partition, kerr.MessageTooLarge.Code
		of.Partitions = append(of.Partitions, refused)
		response.Topics = append(response.Topics, of)
		return response, nil, true
	})
	err = p.Publish(t.Context(), []sink.Message{message(sink.Notifications, "desk", 8, 100)})
	if _, ok := errors.AsType[*source.RefusedError](err); !ok || !strings.Contains(err.Error(), "max.message.bytes") {
		t.Errorf("a message above the topic's bound: %v", err)
	}
}

func TestMissing(t *testing.T) {
	t.Parallel()
	if _, err := connect(t, cluster(t).ListenAddrs()[0], "", sink.Trades); !errors.Is(err, kerr.UnknownTopicOrPartition) || !strings.Contains(err.Error(), "smartmoney.trades") {
		t.Errorf("without the topic New returned %v", err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	_ = l.Close()
	if _, err := connect(t, address, "", sink.Notifications); err == nil || !strings.Contains(err.Error(), address) {
		t.Errorf("without a broker New returned %v", err)
	}
}

// TestHangingBroker lets the broker take a message and never answer: Publish returns when its context ends, and Close
// within seconds.
func TestHangingBroker(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	p := connected(t, c.ListenAddrs()[0], "", sink.Notifications)
	ctx, cancel := context.WithCancel(t.Context())
	release := make(chan struct{})
	defer close(release)
	c.ControlKey(int16(kmsg.Produce), func(kmsg.Request) (kmsg.Response, error, bool) {
		c.SleepControl(func() {
			cancel()
			<-release
		})
		return nil, nil, false
	})
	done := make(chan error, 1)
	go func() { done <- p.Publish(ctx, []sink.Message{message(sink.Notifications, "desk", 1, 10)}) }()
	select {
	case err := <-done:
		if !errors.Is(err, context.Canceled) {
			t.Errorf("Publish returned %v", err)
		}
	case <-time.After(30 * time.Second):
		t.Fatal("Publish hangs")
	}
}

func TestSettings(t *testing.T) {
	t.Parallel()
	for settings, want := range map[string]string{
		`{}`: "brokers", `{"brokers":"h"}`: "brokers", `{"brokers":"h:1","topic":"a"}`: "topic", `{"brokers":"h:1","topics":{"orders":"a"}}`: "topics.orders",
		`{"brokers":"h:1","topics":{"trades":"a b"}}`: "topics.trades", `{"brokers":"h:1","topics":{"trades":"a","decisions":"a"}}`: "topics",
		`{"brokers":"h:1","max_bytes":9}`: "max_bytes", `{"brokers":"h:1","max_bytes":16777217}`: "max_bytes", `{"brokers":"h:1","user":"a"}`: "sasl",
		`{"brokers":"h:1","tls":"maybe"}`: "tls", `{"brokers":"h:1","tls_cert":"a"}`: "tls_key", `{"brokers":["h:1","[::1]:2"],"tls":"true","topics":{"trades":"t"}}`: "",
	} {
		_, err := Kind{}.Check(json.RawMessage(settings))
		if known, _ := errors.AsType[*smartmoney.Error](err); (err == nil) != (want == "") || err != nil && (known == nil || known.Field != want) {
			t.Errorf("%s: %v, want an error that names %q", settings, err, want)
		}
	}
}
