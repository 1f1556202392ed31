package broker

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// cluster is a broker that keeps its data in a directory, so that it can be restarted.
type cluster struct {
	t       *testing.T
	options []kfake.Opt
	running *kfake.Cluster
	address string
}

// startKafka starts a broker with one node.
func startKafka(t *testing.T, options ...kfake.Opt) *cluster {
	t.Helper()
	port := freePort(t)
	c := &cluster{t: t, address: net.JoinHostPort("127.0.0.1", strconv.Itoa(port))}
	c.options = append([]kfake.Opt{kfake.NumBrokers(1), kfake.Ports(port), kfake.DataDir(t.TempDir())}, options...)
	c.open()
	t.Cleanup(func() { c.running.Close() })
	return c
}

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

func (c *cluster) open() {
	c.t.Helper()
	running, err := kfake.NewCluster(c.options...)
	if err != nil {
		c.t.Fatalf("start the broker: %v", err)
	}
	c.running = running
}

func (c *cluster) restart() {
	c.t.Helper()
	c.running.Close()
	c.open()
}

func (c *cluster) client(options ...kgo.Opt) *kgo.Client {
	c.t.Helper()
	client, err := kgo.NewClient(append([]kgo.Opt{kgo.SeedBrokers(c.address)}, options...)...)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(client.Close)
	return client
}

func (c *cluster) request(request kmsg.Request) kmsg.Response {
	c.t.Helper()
	response, err := c.client().Request(c.t.Context(), request)
	if err != nil {
		c.t.Fatal(err)
	}
	return response
}

func (c *cluster) create(topic string, partitions int32) {
	c.t.Helper()
	request, of := kmsg.NewPtrCreateTopicsRequest(), kmsg.NewCreateTopicsRequestTopic()
	of.Topic, of.NumPartitions, of.ReplicationFactor = topic, partitions, 1
	request.Topics = append(request.Topics, of)
	for _, t := range c.request(request).(*kmsg.CreateTopicsResponse).Topics {
		if err := kerr.ErrorForCode(t.ErrorCode); err != nil {
			c.t.Fatal(err)
		}
	}
}

// produce sends trades from first to before end, spread over the partitions by number. The client
// gives up where the broker ends a connection that asks for the producer's number, as in a restart,
// and is asked again, for up to a minute.
func produce(t *testing.T, client *kgo.Client, topic string, partitions, first, end int) {
	t.Helper()
	var records []*kgo.Record
	for i := first; i < end; i++ {
		records = append(records, &kgo.Record{Topic: topic, Partition: int32(i % partitions), Value: testkit.TradeJSON(i)})
	}
	for begin := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		var failed []*kgo.Record
		results := client.ProduceSync(t.Context(), records...)
		for _, result := range results {
			if result.Err != nil {
				failed = append(failed, result.Record)
			}
		}
		if len(failed) == 0 {
			return
		}
		if t.Context().Err() != nil || time.Since(begin) > time.Minute {
			t.Errorf("produce: %v", results.FirstErr())
			return
		}
		records = failed // those of a partition in their order, as they were given up
	}
}

func newKafkaReader(t *testing.T, settings string) *kafkaReader {
	t.Helper()
	r := newReader(t, kindOf("kafka"), settings).(*kafkaReader)
	r.refresh = 200 * time.Millisecond
	return r
}

func kafkaSettings(address string, more string) string {
	return fmt.Sprintf(`{"brokers":%q,"topics":["orders"]%s}`, address, more)
}

// TestKafkaRestarts produces in several compressions while the broker restarts and the process is
// killed at random, and compares each partition with what the broker has in the end.
func TestKafkaRestarts(t *testing.T) {
	t.Parallel()
	const partitions, rounds, each = 3, 4, 400
	c := startKafka(t)
	c.create("orders", partitions)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	produced := make(chan struct{})
	go func() {
		defer close(produced)
		codecs := []kgo.CompressionCodec{kgo.NoCompression(), kgo.GzipCompression(), kgo.SnappyCompression(), kgo.Lz4Compression(), kgo.ZstdCompression()}
		for round := range rounds {
			client := c.client(kgo.RecordPartitioner(kgo.ManualPartitioner()), kgo.ProducerBatchCompression(codecs[round%len(codecs)]))
			produce(t, client, "orders", partitions, round*each, (round+1)*each)
		}
	}()
	crashing := make(chan struct{})
	go func() {
		defer close(crashing)
		until(t, out, r, has(rounds*each), func() { out.CrashAfter(1 + rand.IntN(5)) })
	}()
	for round := 1; round < rounds; round++ {
		if !out.Await(t.Context(), has(round*each)) {
			t.Fatal("the source did not read on")
		}
		c.restart()
	}
	<-crashing
	out.CrashAfter(1 << 30)
	<-produced
	want := c.all("orders", rounds*each)
	until(t, out, r, has(len(want[0])+len(want[1])+len(want[2])))
	got := map[int32][]string{}
	for _, id := range out.State().IDs() {
		n, _ := strconv.Atoi(strings.TrimPrefix(id, "trade-"))
		got[int32(n%partitions)] = append(got[int32(n%partitions)], id)
	}
	for p := range int32(partitions) {
		if !slices.Equal(got[p], want[p]) {
			t.Errorf("partition %d has %d trades stored, %d in the broker, or another order", p, len(got[p]), len(want[p]))
		}
	}
	if state := out.State(); len(state.Rejects) > 0 {
		t.Errorf("rejects %+v", state.Rejects)
	}
}

// all returns the ids of the trades that a topic has, by partition: at least n.
func (c *cluster) all(topic string, n int) map[int32][]string {
	c.t.Helper()
	client, all := c.client(kgo.ConsumeTopics(topic)), map[int32][]string{}
	ctx, cancel := context.WithTimeout(c.t.Context(), time.Minute)
	defer cancel()
	for seen := 0; seen < n; {
		fetched := client.PollFetches(ctx)
		if err := fetched.Err(); err != nil {
			c.t.Fatalf("after %d of %d trades: %v", seen, n, err)
		}
		for r := range fetched.RecordsAll() {
			var trade struct{ ID string }
			if err := json.Unmarshal(r.Value, &trade); err != nil {
				c.t.Fatal(err)
			}
			all[r.Partition] = append(all[r.Partition], trade.ID)
			seen++
		}
	}
	return all
}

func TestKafkaProgress(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 2)
	client := c.client(kgo.RecordPartitioner(kgo.ManualPartitioner()))
	produce(t, client, "orders", 2, 0, 10)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	until(t, out, r, func(s sourceState) bool {
		return s.Progress.Position == "orders-0@5 orders-1@5" && s.Progress.Head == s.Progress.Position && *s.Progress.Lag == 0
	})
}

// TestKafkaTransactions reads what transactions committed, and neither what they aborted nor what
// is open. Behind a transaction the source is at the end of the log, and a restart finds nothing
// lost when the log is emptied up to there.
func TestKafkaTransactions(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 1)
	client := c.client(kgo.TransactionalID("producer"))
	transact := func(first, end int, commit kgo.TransactionEndTry) {
		t.Helper()
		if err := client.BeginTransaction(); err != nil {
			t.Fatal(err)
		}
		produce(t, client, "orders", 1, first, end)
		if err := client.EndTransaction(t.Context(), commit); err != nil {
			t.Fatal(err)
		}
	}
	transact(0, 5, kgo.TryAbort)
	transact(5, 10, kgo.TryCommit)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	atEnd := func(s sourceState) bool { return s.Progress.Position == "orders-0@12" && *s.Progress.Lag == 0 }
	until(t, out, r, atEnd)
	if err := client.BeginTransaction(); err != nil {
		t.Fatal(err)
	}
	produce(t, client, "orders", 1, 10, 15)
	request, of, partition := kmsg.NewPtrDeleteRecordsRequest(), kmsg.NewDeleteRecordsRequestTopic(), kmsg.NewDeleteRecordsRequestTopicPartition()
	of.Topic, partition.Partition, partition.Offset = "orders", 0, 12
	of.Partitions = append(of.Partitions, partition)
	request.Topics = append(request.Topics, of)
	c.request(request)
	out.Report(source.Progress{})
	until(t, out, r, atEnd)
	if ids, rejects := out.State().IDs(), out.State().Rejects; !slices.Equal(ids, []string{"trade-5", "trade-6", "trade-7", "trade-8", "trade-9"}) || len(rejects) > 0 {
		t.Errorf("stored %v, rejects %v", ids, rejects)
	}
	if err := client.EndTransaction(t.Context(), kgo.TryCommit); err != nil {
		t.Fatal(err)
	}
	until(t, out, r, func(s sourceState) bool { return len(s.Events) == 10 && *s.Progress.Lag == 0 })
}

func TestKafkaNewPartitions(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 1)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, `,"from":"latest"`))
	produce(t, c.client(kgo.RecordPartitioner(kgo.ManualPartitioner())), "orders", 1, 0, 5)
	until(t, out, r, func(s sourceState) bool { return s.Batches > 0 }) // skips the five
	request, of := kmsg.NewPtrCreatePartitionsRequest(), kmsg.NewCreatePartitionsRequestTopic()
	of.Topic, of.Count = "orders", 4
	request.Topics = append(request.Topics, of)
	done := make(chan struct{})
	go func() { // while the source runs
		defer close(done)
		c.request(request)
		produce(t, c.client(kgo.RecordPartitioner(kgo.ManualPartitioner())), "orders", 4, 100, 140)
	}()
	until(t, out, r, has(40))
	<-done
	until(t, out, r, func(s sourceState) bool { return s.Progress.Lag != nil && *s.Progress.Lag == 0 })
	if n := len(out.State().Events); n != 40 {
		t.Errorf("%d events, want those of the four partitions from their first on: 40", n)
	}
}

func TestKafkaFrom(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 1)
	var records []*kgo.Record
	for i, age := range []time.Duration{3 * time.Hour, 2 * time.Hour, time.Minute, time.Second} {
		records = append(records, &kgo.Record{Topic: "orders", Value: testkit.TradeJSON(i), Timestamp: time.Now().Add(-age)})
	}
	for _, r := range records { // a batch each, since brokers look for times by batch
		if err := c.client().ProduceSync(t.Context(), r).FirstErr(); err != nil {
			t.Fatal(err)
		}
	}
	out := &sourceOutput{}
	until(t, out, newKafkaReader(t, kafkaSettings(c.address, `,"from":"1h"`)), has(2))
	if ids := out.State().IDs(); !slices.Equal(ids, []string{"trade-2", "trade-3"}) {
		t.Errorf("stored %v", ids)
	}
}

func TestKafkaRemovedRecords(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 1)
	client := c.client()
	produce(t, client, "orders", 1, 0, 10)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	until(t, out, r, has(10))
	produce(t, client, "orders", 1, 10, 30)
	request, of, partition := kmsg.NewPtrDeleteRecordsRequest(), kmsg.NewDeleteRecordsRequestTopic(), kmsg.NewDeleteRecordsRequestTopicPartition()
	of.Topic, partition.Partition, partition.Offset = "orders", 0, 25
	of.Partitions = append(of.Partitions, partition)
	request.Topics = append(request.Topics, of)
	c.request(request)
	until(t, out, r, has(15))
	state := out.State()
	if ids := state.IDs(); !slices.Equal(ids[10:], []string{"trade-25", "trade-26", "trade-27", "trade-28", "trade-29"}) {
		t.Errorf("stored %v", ids)
	}
	if len(state.Rejects) != 1 || state.Rejects[0].Reason != lostRecords || state.Rejects[0].Detail != "15 records from offset 10 to 24" {
		t.Errorf("rejects %+v", state.Rejects)
	}
}

// TestKafkaRecreatedTopic makes the topic anew while the source reads it, and once more while it
// does not.
func TestKafkaRecreatedTopic(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 1)
	produce(t, c.client(), "orders", 1, 0, 10)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	recreate := func(first, n int) {
		request, of := kmsg.NewPtrDeleteTopicsRequest(), kmsg.NewDeleteTopicsRequestTopic()
		of.Topic = kmsg.StringPtr("orders")
		request.Topics, request.TopicNames = append(request.Topics, of), []string{"orders"}
		c.request(request)
		c.create("orders", 1)
		produce(t, c.client(), "orders", 1, first, first+n)
	}
	running := make(chan struct{})
	go func() {
		defer close(running)
		until(t, out, r, has(30))
	}()
	if !out.Await(t.Context(), has(10)) {
		t.Fatal("nothing was stored")
	}
	recreate(10, 20)
	<-running
	recreate(30, 5)
	until(t, out, r, has(35))
	state := out.State()
	want := []string{}
	for i := range 35 {
		want = append(want, testkit.TradeID(i))
	}
	if !slices.Equal(state.IDs(), want) {
		t.Errorf("stored %v", state.IDs())
	}
	if len(state.Rejects) != 2 || state.Rejects[0].Reason != lostTopic || state.Rejects[1].Reason != lostTopic {
		t.Errorf("rejects %+v", state.Rejects)
	}
}

// TestKafkaLongBatch reads batches of records of which one unpacks to more than the bound: it is a
// reject, and what comes before and after it is stored.
func TestKafkaLongBatch(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	c.create("orders", 2)
	client := c.client(kgo.RecordPartitioner(kgo.ManualPartitioner()), kgo.ProducerBatchCompression(kgo.ZstdCompression()), kgo.ProducerBatchMaxBytes(4<<20))
	produce(t, client, "orders", 2, 0, 20)
	long := []*kgo.Record{{Topic: "orders", Partition: 1, Value: bytes.Repeat([]byte{' '}, 1<<20)}, {Topic: "orders", Partition: 1, Value: bytes.Repeat([]byte{' '}, 1<<20)}}
	if err := client.ProduceSync(t.Context(), long...).FirstErr(); err != nil {
		t.Fatal(err)
	}
	produce(t, client, "orders", 2, 20, 40)
	out, r := &sourceOutput{}, newKafkaReader(t, kafkaSettings(c.address, ""))
	r.unpacked = 1 << 20
	if err := until(t, out, r, has(40)); err != nil {
		t.Errorf("Run returned %v", err)
	}
	got := out.State()
	if len(got.IDs()) != 40 || len(got.Rejects) != 1 || got.Rejects[0].Reason != lostUnpacked || got.Rejects[0].Ref != "orders-1@10" || got.Rejects[0].Detail != "offsets 10 to 11" {
		t.Errorf("%d trades, rejects %+v", len(got.IDs()), got.Rejects)
	}
	until(t, out, r, func(s sourceState) bool { return s.Progress.Position == "orders-0@20 orders-1@22" })
}

func TestKafkaMissingTopic(t *testing.T) {
	t.Parallel()
	c := startKafka(t)
	err := newKafkaReader(t, kafkaSettings(c.address, "")).Run(t.Context(), &sourceOutput{})
	if !errors.Is(err, kerr.UnknownTopicOrPartition) || !strings.Contains(err.Error(), "orders") {
		t.Errorf("Run returned %v", err)
	}
}

func TestKafkaMissing(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	err := newKafkaReader(t, kafkaSettings(net.JoinHostPort("127.0.0.1", strconv.Itoa(freePort(t))), "")).Run(ctx, &sourceOutput{})
	if err == nil || ctx.Err() != nil {
		t.Errorf("Run returned %v", err)
	}
}

func TestKafkaSecurity(t *testing.T) {
	web := httptest.NewTLSServer(nil)
	defer web.Close()
	ca := filepath.Join(t.TempDir(), "ca.pem")
	if err := os.WriteFile(ca, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: web.Certificate().Raw}), 0o600); err != nil {
		t.Fatal(err)
	}
	c := startKafka(t, kfake.TLS(web.TLS.Clone()), kfake.EnableSASL(), kfake.SeedTopics(1, "orders"),
		kfake.Superuser("PLAIN", "ann", "a-secret"), kfake.Superuser("SCRAM-SHA-256", "ann", "b-secret"), kfake.Superuser("SCRAM-SHA-512", "ann", "c-secret"))
	t.Setenv("KAFKA_PASSWORD", "c-secret")
	for _, test := range []struct {
		sasl, password string
		refused        bool
	}{{"plain", "a-secret", false}, {"scram-sha-256", "b-secret", false}, {"scram-sha-512", "env:KAFKA_PASSWORD", false}, {"plain", "wrong", true}, {"scram-sha-256", "wrong", true}} {
		t.Run(test.sasl+" "+test.password, func(t *testing.T) {
			r := newKafkaReader(t, kafkaSettings(c.address, fmt.Sprintf(`,"tls_ca":%q,"sasl":%q,"user":"ann","password":%q`, ca, test.sasl, test.password)))
			out := &sourceOutput{}
			if !test.refused {
				until(t, out, r, func(s sourceState) bool { return s.Batches > 0 })
				return
			}
			c.running.ControlKey(int16(kmsg.SASLAuthenticate), func(request kmsg.Request) (kmsg.Response, error, bool) {
				// As Kafka does; this broker only closes the connection.
				response := request.ResponseKind().(*kmsg.SASLAuthenticateResponse)
				response.ErrorCode = kerr.SaslAuthenticationFailed.Code
				return response, nil, true
			})
			err := r.Run(t.Context(), out)
			if _, ok := errors.AsType[*source.RefusedError](err); !ok || strings.Contains(err.Error(), test.password) {
				t.Errorf("Run returned %v", err)
			}
		})
	}
}
