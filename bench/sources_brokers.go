package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	natsclient "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// brokerJob fills a broker with the events of some files.
type brokerJob struct {
	Dir        string // for what the broker keeps
	Files      []string
	PerMessage int // events
}

// brokerResult says how to read what a broker was filled with.
type brokerResult struct{ Settings json.RawMessage }

// filledBroker is a broker in a process of its own, filled with events.
type filledBroker struct {
	*companion
	settings json.RawMessage // of a source of its kind
}

// startBroker starts a broker and fills it. end stops it.
func startBroker(ctx context.Context, s *settings, kind string, b *bodies, perMessage int) (*filledBroker, error) {
	c, err := startCompanion(ctx, childBroker)
	if err != nil {
		return nil, err
	}
	job := brokerJob{filepath.Join(s.dir, fmt.Sprintf("%s-%d-%d", kind, perMessage, time.Now().UnixNano())), b.files[:], perMessage}
	filled, err := execute[brokerResult](c, kind, job)
	if err != nil {
		return nil, errors.Join(err, c.end())
	}
	return &filledBroker{c, filled.Settings}, nil
}

// runBroker is the child that is a broker until stdin ends.
func runBroker() error {
	return serveCompanion(verbs{"kafka": verb(fillKafka), "nats": verb(fillNATS), "evm": verb(fillChain)})
}

// messages calls send with every message of the files, in the order in which the same events are
// POSTed: those of the next body of each file in turn.
func (b *brokerJob) messages(send func(file int, message []byte) error) error {
	var rest [smartmoney.ChainCount][][]byte
	for i, name := range b.Files {
		var err error
		if rest[i], err = readBodies(name); err != nil {
			return err
		}
	}
	for more := true; more; {
		more = false
		for i := range rest {
			if len(rest[i]) == 0 {
				continue
			}
			for lines := range slices.Chunk(bytes.SplitAfter(rest[i][0], []byte("\n")), b.PerMessage) {
				message := bytes.Join(lines, nil)
				if len(message) == 0 {
					continue
				}
				if err := send(i, message); err != nil {
					return err
				}
			}
			rest[i], more = rest[i][1:], true
		}
	}
	return nil
}

// fillKafka runs kfake with a partition for each file.
func fillKafka(ctx context.Context, j *brokerJob) (*brokerResult, error) {
	cluster, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(int32(len(j.Files)), "trades"))
	if err != nil {
		return nil, err
	}
	client, err := kgo.NewClient(kgo.SeedBrokers(cluster.ListenAddrs()...), kgo.RecordPartitioner(kgo.ManualPartitioner()),
		kgo.ProducerBatchCompression(kgo.Lz4Compression(), kgo.NoCompression()))
	if err != nil {
		return nil, err
	}
	defer client.Close()
	failed := make(chan error, 1)
	err = j.messages(func(file int, message []byte) error {
		client.Produce(ctx, &kgo.Record{Topic: "trades", Partition: int32(file), Value: message}, func(_ *kgo.Record, err error) {
			if err != nil {
				select {
				case failed <- err:
				default:
				}
			}
		})
		return nil
	})
	if err := errors.Join(err, client.Flush(ctx)); err != nil {
		return nil, err
	}
	select {
	case err := <-failed:
		return nil, err
	default:
	}
	settings, err := json.Marshal(map[string]any{"brokers": cluster.ListenAddrs(), "topics": []string{"trades"}})
	return &brokerResult{settings}, err
}

// fillNATS runs nats-server with a stream of a subject for each file.
func fillNATS(ctx context.Context, j *brokerJob) (*brokerResult, error) {
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: natsserver.RANDOM_PORT, JetStream: true, StoreDir: j.Dir, NoSigs: true, NoLog: true})
	if err != nil {
		return nil, err
	}
	s.Start()
	if !s.ReadyForConnections(30 * time.Second) {
		return nil, errors.New("nats-server does not accept connections")
	}
	c, err := natsclient.Connect(s.ClientURL())
	if err != nil {
		return nil, err
	}
	defer c.Close()
	js, err := jetstream.New(c, jetstream.WithPublishAsyncMaxPending(1000))
	if err != nil {
		return nil, err
	}
	if _, err := js.CreateStream(ctx, jetstream.StreamConfig{Name: "TRADES", Subjects: []string{"trades.*"}}); err != nil {
		return nil, err
	}
	published := 0
	err = j.messages(func(file int, message []byte) error {
		published++
		_, err := js.PublishAsync(fmt.Sprintf("trades.%d", file), message, jetstream.WithStallWait(time.Minute))
		return err
	})
	if err != nil {
		return nil, err
	}
	select {
	case <-js.PublishAsyncComplete():
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	stream, err := js.Stream(ctx, "TRADES")
	if err != nil {
		return nil, err
	}
	if n := stream.CachedInfo().State.Msgs; n != uint64(published) {
		return nil, fmt.Errorf("the stream has %d of %d messages", n, published)
	}
	settings, err := json.Marshal(map[string]any{"servers": []string{s.ClientURL()}, "stream": "TRADES"})
	return &brokerResult{settings}, err
}
