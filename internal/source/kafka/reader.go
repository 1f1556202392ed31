package kafka

import (
	"context"
	"fmt"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// Bounds of what is fetched, in bytes. A fetch has at least one batch of records, however long it is.
const (
	fetchBytes     = 4 << 20 // of one fetch, as sent
	fetches        = 8       // in memory
	responseBytes  = 64 << 20
	unpackedBytes  = 64 << 20 // of one batch of records
	fetchRecords   = 10_000   // handed over at once
	fetchWait      = time.Second
	requestTimeout = 10 * time.Second // of other requests, with retries
)

// refreshInterval is how often new partitions and the ends of the logs are asked for.
const refreshInterval = 10 * time.Second

// New implements source.Kind.
func (Kind) New(spec source.Spec) (source.Reader, error) {
	s := &Settings{}
	if err := broker.Read(spec.Settings, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	return &reader{spec: spec, settings: s, refresh: refreshInterval, unpacked: unpackedBytes}, nil
}

type reader struct {
	spec     source.Spec
	settings *Settings
	refresh  time.Duration
	unpacked int // bound of one batch of records, bytes
}

// Run implements source.Reader.
func (r *reader) Run(ctx context.Context, out source.Output) error {
	options, err := r.options()
	if err != nil {
		return err
	}
	client, err := kgo.NewClient(options...)
	if err != nil {
		return fmt.Errorf("configure the client: %w", err)
	}
	defer client.Close()
	err = broker.Run(ctx, out, &r.spec, &r.settings.Settings, &connection{reader: r, client: client, heads: newHeads()})
	return Refusal(err)
}

// options returns the client's options.
func (r *reader) options() ([]kgo.Opt, error) {
	options := []kgo.Opt{
		kgo.FetchIsolationLevel(kgo.ReadCommitted()), kgo.ConsumeResetOffset(kgo.NoResetOffset()),
		kgo.KeepControlRecords(), // a log may end with one, and the source is at the end behind it only
		kgo.FetchMaxBytes(fetchBytes), kgo.FetchMaxPartitionBytes(fetchBytes / 4), kgo.MaxConcurrentFetches(fetches), kgo.FetchMaxWait(fetchWait),
		kgo.BrokerMaxReadBytes(responseBytes), kgo.MaxDecompressBatchBytes(r.unpacked),
		kgo.RetryTimeout(requestTimeout),
	}
	access, err := r.settings.Options()
	return append(options, access...), err
}
