package webhook_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// cluster runs a broker with a topic of three partitions.
func cluster(t *testing.T) *kfake.Cluster {
	t.Helper()
	c, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(3, "smartmoney.notifications"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

// sinkOf returns the broker of a sink with settings.
func sinkOf(t testing.TB, kind, settings string) webhook.Broker {
	t.Helper()
	s, err := webhook.NewSink("test", kind, json.RawMessage(settings), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Broker.Close)
	return s.Broker
}

// kafkaAt returns a broker with settings beside the address.
func kafkaAt(t testing.TB, address, more string) webhook.Broker {
	t.Helper()
	return sinkOf(t, "kafka", fmt.Sprintf(`{"brokers":%q%s}`, address, more))
}

// brokerMessage returns a message of a key with a fill.
func brokerMessage(key string, sequence int64, size int) webhook.Message {
	return webhook.Message{
		Key: key, ID: fmt.Sprintf("%s/%d", key, sequence), Sequence: sequence, Previous: sequence - 1,
		Type: "signal", Body: fmt.Appendf(nil, `{"sequence":%d,"fill":%q}`, sequence, strings.Repeat("x", size)),
	}
}

// attempt makes one attempt.
func attempt(t testing.TB, b webhook.Broker, m webhook.Message) webhook.Result {
	t.Helper()
	out, err := b.Post(t.Context(), m)
	if err != nil {
		t.Fatalf("attempt at %s: %v", m.ID, err)
	}
	return out
}

// storeAll sends messages of several keys at once, those of a key in their order, and fails the
// test if one fails.
func storeAll(t testing.TB, b webhook.Broker, queues ...[]webhook.Message) {
	t.Helper()
	var all sync.WaitGroup
	defer all.Wait()
	for _, queue := range queues {
		all.Go(func() {
			for i := range queue {
				if out, err := b.Post(t.Context(), queue[i]); err != nil || !out.Delivered() {
					t.Errorf("attempt at %s: %s, error %v", queue[i].ID, what(out), err)
					return
				}
			}
		})
	}
}

// wantFailed checks that an attempt failed with texts.
func wantFailed(t testing.TB, out webhook.Result, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(what(out), text) {
			t.Errorf("the attempt has the error %q, want %s", what(out), text)
		}
	}
}

// records returns what the topic has, at least n records.
func records(t *testing.T, address string, n int) (all []*kgo.Record) {
	t.Helper()
	client, err := kgo.NewClient(kgo.SeedBrokers(address), kgo.ConsumeTopics("smartmoney.notifications"))
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

// TestKafka sends messages of several keys at once: each key's are in one partition, in their
// order, with key and headers.
func TestKafka(t *testing.T) {
	t.Parallel()
	address := cluster(t).ListenAddrs()[0]
	const each, keys = 40, 5
	queues := make([][]webhook.Message, keys)
	for key := range keys {
		for sequence := range int64(each) {
			queues[key] = append(queues[key], brokerMessage(fmt.Sprint("customer-", key), sequence+1, int(sequence*50)))
		}
	}
	storeAll(t, kafkaAt(t, address, `,"max_bytes":20000`), queues...)
	last, partitions := map[string]int64{}, map[string]int32{}
	for _, r := range records(t, address, each*keys) {
		of := string(r.Key)
		last[of]++
		m := brokerMessage(of, last[of], int((last[of]-1)*50))
		var headers []broker.Header
		for _, h := range r.Headers {
			headers = append(headers, broker.Header{Name: h.Key, Value: string(h.Value)})
		}
		if string(r.Value) != string(m.Body) || fmt.Sprint(headers) != fmt.Sprint(m.Headers()) {
			t.Fatalf("%s: record %s with headers %v, want %s with %v", of, r.Value, headers, m.Body, m.Headers())
		}
		if was, ok := partitions[of]; ok && was != r.Partition {
			t.Errorf("%s is in partitions %d and %d", of, was, r.Partition)
		}
		partitions[of] = r.Partition
	}
	if len(last) != keys {
		t.Errorf("%d keys, want %d", len(last), keys)
	}
}

// produceRefused returns a response that refuses what a request produces.
func produceRefused(request kmsg.Request, code int16) kmsg.Response {
	response := request.ResponseKind().(*kmsg.ProduceResponse)
	for _, topic := range request.(*kmsg.ProduceRequest).Topics {
		of := kmsg.NewProduceResponseTopic()
		of.Topic, of.TopicID = topic.Topic, topic.TopicID
		for _, p := range topic.Partitions {
			refused := kmsg.NewProduceResponseTopicPartition()
			refused.Partition, refused.ErrorCode = p.Partition, code
			of.Partitions = append(of.Partitions, refused)
		}
		response.Topics = append(response.Topics, of)
	}
	return response
}

// TestKafkaRefusesOne lets the broker refuse one message in the middle, which is then sent again:
// each is stored, in order.
func TestKafkaRefusesOne(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	b := kafkaAt(t, c.ListenAddrs()[0], "")
	produced := 0
	c.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		c.KeepControl()
		if produced++; produced != 4 {
			return nil, nil, false
		}
		return produceRefused(request, kerr.InvalidRecord.Code), nil, true
	})
	for sequence := int64(1); sequence <= 6; sequence++ {
		m := brokerMessage("desk", sequence, 10)
		if out := attempt(t, b, m); sequence == 4 {
			wantFailed(t, out, "desk/4", kerr.InvalidRecord.Message)
			out = attempt(t, b, m)
			wantFailed(t, out, "")
		}
	}
	var bodies []string
	for _, r := range records(t, c.ListenAddrs()[0], 6) {
		bodies = append(bodies, string(r.Value[:13]))
	}
	if got := strings.Join(bodies, " "); got != `{"sequence":1 {"sequence":2 {"sequence":3 {"sequence":4 {"sequence":5 {"sequence":6` {
		t.Errorf("stored %s", got)
	}
}

// TestKafkaRefuses sends what the broker can never store: other messages do not wait for it.
func TestKafkaRefuses(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	b := kafkaAt(t, c.ListenAddrs()[0], `,"max_bytes":5000`)
	out := attempt(t, b, brokerMessage("desk", 7, 5000))
	wantFailed(t, out, "desk/7", "max_bytes")
	if !out.Other || out.RetryAfter == 0 {
		t.Errorf("a message above max_bytes: %+v", out)
	}
	c.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		return produceRefused(request, kerr.MessageTooLarge.Code), nil, true
	})
	out = attempt(t, b, brokerMessage("desk", 8, 100))
	wantFailed(t, out, "max.message.bytes")
	if !out.Other || out.RetryAfter == 0 {
		t.Errorf("a message above the topic's bound: %+v", out)
	}
	c.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		return produceRefused(request, kerr.TopicAuthorizationFailed.Code), nil, true
	})
	out = attempt(t, b, brokerMessage("desk", 9, 100))
	wantFailed(t, out, "the broker refuses the sink: ")
	if out.Other || out.RetryAfter == 0 {
		t.Errorf("a topic that is refused: %+v", out)
	}
}

func TestKafkaMissing(t *testing.T) {
	t.Parallel()
	out := attempt(t, kafkaAt(t, cluster(t).ListenAddrs()[0], `,"topic":"other"`), brokerMessage("desk", 1, 10))
	wantFailed(t, out, kerr.UnknownTopicOrPartition.Message, "other")
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	_ = l.Close()
	wantFailed(t, attempt(t, kafkaAt(t, address, ""), brokerMessage("desk", 1, 10)), address)
}

// TestKafkaHangs lets the broker take a message and never answer: Post returns when its context
// ends, and Close within seconds.
func TestKafkaHangs(t *testing.T) {
	t.Parallel()
	c := cluster(t)
	b := kafkaAt(t, c.ListenAddrs()[0], "")
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
	go func() {
		_, err := b.Post(ctx, brokerMessage("desk", 1, 10))
		done <- err
	}()
	select {
	case err := <-done:
		if !errors.Is(err, context.Canceled) {
			t.Errorf("Post returned %v", err)
		}
	case <-time.After(2 * time.Minute):
		t.Fatal("Post hangs")
	}
}

// wantSettings checks which settings of a kind are refused, each with an error that names a field;
// "": none is.
func wantSettings(t *testing.T, kind string, all map[string]string) {
	t.Helper()
	for settings, want := range all {
		_, err := webhook.NewSink("test", kind, json.RawMessage(settings), slog.New(slog.DiscardHandler))
		if known, _ := errors.AsType[*smartmoney.Error](err); (err == nil) != (want == "") || err != nil && (known == nil || known.Field != want) {
			t.Errorf("%s: %v, want an error that names %q", settings, err, want)
		}
	}
}

func TestKafkaSettings(t *testing.T) {
	t.Parallel()
	wantSettings(t, "kafka", map[string]string{
		`{}`: "brokers", `{"brokers":"h"}`: "brokers", `{"brokers":"h:1","topics":"a"}`: "topics", `{"brokers":"h:1","topic":"a b"}`: "topic",
		`{"brokers":"h:1","max_bytes":9}`: "max_bytes", `{"brokers":"h:1","max_bytes":16777217}`: "max_bytes", `{"brokers":"h:1","user":"a"}`: "sasl",
		`{"brokers":"h:1","tls":"maybe"}`: "tls", `{"brokers":"h:1","tls_cert":"a"}`: "tls_key", `{"brokers":["h:1","[::1]:2"],"tls":"true","topic":"t"}`: "",
	})
}
