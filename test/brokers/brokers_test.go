package brokers

import (
	"net"
	"strconv"
	"testing"
	"time"

	natsclient "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// server is a broker that can be restarted with what it has.
type server interface {
	// settings returns those of a source that reads it.
	settings() map[string]any
	// send stores a message, whatever the broker goes through meanwhile, once.
	send(number int, message []byte)
	// restart ends the broker and starts it again.
	restart()
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

// fakeKafka is kfake with a topic of one partition.
type fakeKafka struct {
	t       *testing.T
	options []kfake.Opt
	cluster *kfake.Cluster
	client  *kgo.Client
	address string
}

func newKafka(t *testing.T) server {
	t.Helper()
	port := freePort(t)
	k := &fakeKafka{t: t, address: "127.0.0.1:" + strconv.Itoa(port), options: []kfake.Opt{
		kfake.NumBrokers(1), kfake.Ports(port), kfake.DataDir(t.TempDir()), kfake.SyncWrites(), kfake.SeedTopics(1, "orders"),
	}}
	k.open()
	t.Cleanup(func() { k.cluster.Close() })
	client, err := kgo.NewClient(kgo.SeedBrokers(k.address), kgo.DefaultProduceTopic("orders"))
	if err != nil {
		t.Fatal(err)
	}
	k.client = client
	t.Cleanup(client.Close)
	return k
}

func (f *fakeKafka) open() {
	f.t.Helper()
	cluster, err := kfake.NewCluster(f.options...)
	if err != nil {
		f.t.Fatal(err)
	}
	f.cluster = cluster
}

func (f *fakeKafka) restart() {
	f.cluster.Close()
	f.open()
}

func (f *fakeKafka) settings() map[string]any {
	return map[string]any{"brokers": f.address, "topics": "orders"}
}

func (f *fakeKafka) send(_ int, message []byte) {
	// The producer is idempotent: what it repeats is stored once.
	if err := f.client.ProduceSync(f.t.Context(), &kgo.Record{Value: message}).FirstErr(); err != nil && f.t.Context().Err() == nil {
		f.t.Errorf("produce: %v", err)
	}
}

// natsServer is nats-server with a stream.
type natsServer struct {
	*testkit.NATSServer
	t  *testing.T
	js jetstream.JetStream
}

func newNATS(t *testing.T) server {
	t.Helper()
	s := &natsServer{NATSServer: testkit.StartNATS(t, ""), t: t}
	c, err := natsclient.Connect(s.URL, natsclient.MaxReconnects(-1), natsclient.ReconnectWait(20*time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	if s.js, err = jetstream.New(c); err == nil {
		_, err = s.js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "ORDERS", Subjects: []string{"orders"}})
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (n *natsServer) restart() { n.Restart() }

func (n *natsServer) settings() map[string]any {
	return map[string]any{"servers": n.URL, "stream": "ORDERS"}
}

func (n *natsServer) send(number int, message []byte) {
	for n.t.Context().Err() == nil {
		// The server drops a message whose id it has.
		if _, err := n.js.Publish(n.t.Context(), "orders", message, jetstream.WithMsgID(strconv.Itoa(number))); err == nil {
			return
		}
	}
}
