package broker

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// kafkaSource are the settings of a source.
type kafkaSource struct {
	settings
	kafkaAccess
	Topics source.List `json:"topics"` // 1 to 64
}

func (k *kafkaSource) check() error {
	if err := k.settings.check(); err != nil {
		return err
	}
	if err := k.kafkaAccess.check(); err != nil {
		return err
	}
	if len(k.Topics) < 1 || len(k.Topics) > maxNames {
		return smartmoney.BadInput("topics", "topics must be 1 to %d names, got %d", maxNames, len(k.Topics))
	}
	for i, topic := range k.Topics {
		if err := checkTopic("topics", topic); err != nil {
			return err
		}
		if slices.Contains(k.Topics[:i], topic) {
			return smartmoney.BadInput("topics", "topics must be different names, got %s twice", smartmoney.Shown(topic))
		}
	}
	return nil
}

// kafkaReader reads topics. New partitions are read from their first record. Records of one
// partition take effect in their order, those of several as they are fetched.
type kafkaReader struct {
	spec     source.Spec
	settings kafkaSource
	refresh  time.Duration
	unpacked int // bound of one batch of records, bytes
}

// Bounds of what is fetched, in bytes. A fetch has at least one batch of records, however long it
// is.
const (
	kafkaFetch    = 4 << 20 // of one fetch, as sent
	kafkaFetches  = 8       // in memory
	kafkaResponse = 64 << 20
	kafkaUnpacked = 64 << 20 // of one batch of records
)

// Run implements source.Reader.
func (k *kafkaReader) Run(ctx context.Context, out source.Output) error {
	client, err := k.settings.client(
		kgo.FetchIsolationLevel(kgo.ReadCommitted()), kgo.ConsumeResetOffset(kgo.NoResetOffset()),
		// a log may end with one, and the source is at the end behind it only
		kgo.KeepControlRecords(),
		kgo.FetchMaxBytes(kafkaFetch), kgo.FetchMaxPartitionBytes(kafkaFetch/4), kgo.MaxConcurrentFetches(kafkaFetches), kgo.FetchMaxWait(time.Second),
		kgo.BrokerMaxReadBytes(kafkaResponse), kgo.MaxDecompressBatchBytes(k.unpacked),
		kgo.RetryTimeout(requestTimeout),
	)
	if err != nil {
		return err
	}
	defer client.Close()
	return kafkaError(run(ctx, out, &k.spec, &k.settings.settings, &kafkaConnection{kafkaReader: k, client: client, heads: map[partition]int64{}}))
}

// kafkaConnection reads the topics of a source.
type kafkaConnection struct {
	*kafkaReader
	client *kgo.Client
	at     map[string]*topicPlace

	topics map[string]topic // of fetch: those that are read, with the partitions that are
	next   time.Time        // of fetch: when to ask for partitions and ends of logs

	mu    sync.Mutex          // guards heads
	heads map[partition]int64 // the ends of the logs, as the broker said last
}

type partition struct {
	topic  string
	number int32
}

// topicPlace is where reading of a topic goes on.
type topicPlace struct {
	ID   string  `json:"id,omitempty"` // of the topic, base64; "" if the broker gives none
	Next []int64 `json:"next"`         // offset of the next record, by partition; beyond its end at the first one
}

// maxPartitions bounds the partitions of a source, so that its position stays within
// source.MaxPosition.
const maxPartitions = 8192

// readPlaces reads what position returned.
func readPlaces(at json.RawMessage) (map[string]*topicPlace, error) {
	places := map[string]*topicPlace{}
	if at == nil {
		return places, nil
	}
	if err := json.Unmarshal(at, &places); err != nil {
		return nil, fmt.Errorf("read the source's offsets: %w", err)
	}
	for topic, p := range places {
		if p == nil || len(p.Next) > maxPartitions || slices.ContainsFunc(p.Next, func(next int64) bool { return next < 0 }) {
			return nil, fmt.Errorf("the source's offsets of topic %s are malformed", topic)
		}
	}
	return places, nil
}

func (k *kafkaConnection) position() any { return k.at }

func (k *kafkaConnection) advance(p place) {
	at := k.at[p.Log]
	for len(at.Next) <= int(p.Partition) {
		at.Next = append(at.Next, 0)
	}
	at.Next[p.Partition] = p.Offset + 1
}

// shownPartitions is how many partitions progress lists; of more it says how many there are.
const shownPartitions = 6

func (k *kafkaConnection) progress() source.Progress {
	k.mu.Lock()
	defer k.mu.Unlock()
	var at, head []string
	var lag, read, end int64
	for topic, p := range k.at {
		for i, next := range p.Next {
			to := max(next, k.heads[partition{topic, int32(i)}])
			at = append(at, place{topic, int32(i), next}.String())
			head = append(head, place{topic, int32(i), to}.String())
			lag, read, end = lag+to-next, read+next, end+to
		}
	}
	if n := len(at); n > shownPartitions {
		of := strconv.Itoa(n) + " partitions, offsets add up to "
		return source.Progress{Position: of + strconv.FormatInt(read, 10), Head: of + strconv.FormatInt(end, 10), Lag: &lag}
	}
	slices.Sort(at)
	slices.Sort(head)
	return source.Progress{Position: strings.Join(at, " "), Head: strings.Join(head, " "), Lag: &lag}
}

// setHeads records the ends of logs, by topic and partition.
func (k *kafkaConnection) setHeads(ends map[string][]int64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for topic, all := range ends {
		for i, end := range all {
			k.heads[partition{topic, int32(i)}] = end
		}
	}
}

func (k *kafkaConnection) resume(ctx context.Context, at json.RawMessage) (gaps []message, err error) {
	before, err := readPlaces(at)
	if err != nil {
		return nil, err
	}
	if k.topics, err = describe(ctx, k.client, k.settings.Topics); err != nil {
		return nil, err
	}
	earliest, err := offsets(ctx, k.client, k.topics, timeEarliest)
	if err != nil {
		return nil, err
	}
	latest, err := offsets(ctx, k.client, k.topics, timeLatest)
	if err != nil {
		return nil, err
	}
	start := earliest
	if at == nil {
		if start, err = k.start(ctx, earliest, latest); err != nil {
			return nil, err
		}
	}
	k.at = map[string]*topicPlace{} // without those that are no longer in the settings
	assigned := map[string]map[int32]kgo.Offset{}
	for name, t := range k.topics {
		next := &topicPlace{ID: t.id, Next: make([]int64, t.partitions)}
		copy(next.Next, start[name])
		if was := before[name]; was != nil {
			gaps = append(gaps, next.goOn(name, was, earliest[name], latest[name])...)
		}
		k.at[name], assigned[name] = next, map[int32]kgo.Offset{}
		for i, offset := range next.Next {
			assigned[name][int32(i)] = kgo.NewOffset().At(offset)
		}
	}
	k.setHeads(latest)
	for _, m := range gaps {
		k.spec.Log.Warn("records of the topic are lost, going on at the earliest", "what", m.lost.Reason, "detail", m.lost.Detail)
	}
	k.client.AddConsumePartitions(assigned)
	k.next = k.spec.Now().Add(k.refresh)
	return gaps, nil
}

// start returns where the first start of the source begins by its settings.
func (k *kafkaConnection) start(ctx context.Context, earliest, latest map[string][]int64) (map[string][]int64, error) {
	behindLatest, at, err := k.settings.start(k.spec.Now())
	switch {
	case err != nil:
		return nil, err
	case behindLatest:
		return latest, nil
	case at.IsZero():
		return earliest, nil
	}
	since, err := offsets(ctx, k.client, k.topics, at.UnixMilli())
	for name, all := range since {
		for i, offset := range all {
			if offset < 0 {
				all[i] = latest[name][i]
			}
		}
	}
	return since, err
}

// Reasons of rejects for records that are lost.
const (
	lostTopic    = "the topic was made anew before all of it was read"
	lostRecords  = "records were removed before they were read"
	lostEnd      = "the log ends before what was read of it"
	lostUnpacked = "a batch of records unpacks to more than 64 MiB"
)

// goOn moves the place, where partitions begin that were not read, to where reading of the topic
// was. It returns what is lost before.
func (t *topicPlace) goOn(topic string, was *topicPlace, earliest, latest []int64) (gaps []message) {
	if was.ID != t.ID && was.ID != "" && t.ID != "" || len(t.Next) < len(was.Next) {
		copy(t.Next, earliest)
		some := was.Next[:min(len(was.Next), 16)]
		return []message{missing(topic, lostTopic, fmt.Sprintf("topic %s had the id %q and now has %q; next offsets were %v", topic, was.ID, t.ID, some))}
	}
	for i, offset := range was.Next {
		at, first, end := place{topic, int32(i), offset}.String(), earliest[i], latest[i]
		switch {
		case offset < first:
			gaps = append(gaps, missing(at, lostRecords, fmt.Sprintf("%d records from offset %d to %d", first-offset, offset, first-1)))
			offset = first
		case offset > end:
			gaps = append(gaps, missing(at, lostEnd, fmt.Sprintf("the log has offsets %d to %d, and was read up to %d; reading it again", first, end-1, offset-1)))
			offset = first
		}
		t.Next[i] = offset
	}
	return gaps
}

func (k *kafkaConnection) fetch(ctx context.Context) ([]message, error) {
	now := k.spec.Now()
	if !now.Before(k.next) {
		if err := k.findNew(ctx); err != nil {
			return nil, err
		}
		now = k.spec.Now()
		k.next = now.Add(k.refresh)
	}
	waiting, cancel := context.WithTimeout(ctx, k.next.Sub(now))
	defer cancel()
	fetched := k.client.PollRecords(waiting, fetchMessages)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var messages []message
	var failed error
	fetched.EachPartition(func(p kgo.FetchTopicPartition) {
		if p.LastStableOffset > 0 {
			k.mu.Lock()
			k.heads[partition{p.Topic, p.Partition}] = p.LastStableOffset
			k.mu.Unlock()
		}
		for _, r := range p.Records {
			m := message{place: place{r.Topic, r.Partition, r.Offset}}
			if r.Attrs.IsControl() { // the end of a transaction
				m.none = true
			} else {
				m.body, m.at = r.Value, r.Timestamp
			}
			messages = append(messages, m)
		}
		if p.Err != nil && failed == nil {
			messages, failed = k.problem(messages, p)
		}
	})
	if failed != nil {
		return nil, failed
	}
	return messages, nil
}

// problem returns an error of a fetch if it ends reading, or else adds a message that says which
// records are lost.
func (k *kafkaConnection) problem(messages []message, p kgo.FetchTopicPartition) ([]message, error) {
	if loss, ok := errors.AsType[*kgo.ErrDataLoss](p.Err); ok {
		at := place{loss.Topic, loss.Partition, loss.ConsumedTo}
		return append(messages, missing(at.String(), lostEnd, loss.Error())), nil
	}
	if long, ok := errors.AsType[*kgo.ErrDecompressTooLarge](p.Err); ok {
		next := kgo.EpochOffset{Epoch: long.Epoch, Offset: long.NextOffset}
		k.client.SetOffsets(map[string]map[int32]kgo.EpochOffset{p.Topic: {p.Partition: next}})
		at := place{p.Topic, p.Partition, long.Offset}
		m := missing(at.String(), lostUnpacked, fmt.Sprintf("offsets %d to %d", long.Offset, long.NextOffset-1))
		at.Offset = long.NextOffset - 1
		m.place = at
		return append(messages, m), nil
	}
	if errors.Is(p.Err, context.DeadlineExceeded) && p.Topic == "" {
		return messages, nil // nothing came until the next refresh
	}
	return messages, fmt.Errorf("read %s-%d: %w", p.Topic, p.Partition, p.Err)
}

// findNew finds new partitions and the ends of the logs. It returns an error if a topic was made
// anew: the next run finds what is lost.
func (k *kafkaConnection) findNew(ctx context.Context) error {
	topics, err := describe(ctx, k.client, k.settings.Topics)
	if err != nil {
		return err
	}
	added := map[string]map[int32]kgo.Offset{}
	for name, t := range topics {
		was := k.topics[name]
		if t.id != was.id || t.partitions < was.partitions {
			return fmt.Errorf("topic %s was made anew", name)
		}
		added[name] = map[int32]kgo.Offset{}
		for i := was.partitions; i < t.partitions; i++ {
			added[name][int32(i)] = kgo.NewOffset().AtStart()
			k.spec.Log.Info("found a new partition", "topic", name, "partition", i)
		}
	}
	ends, err := offsets(ctx, k.client, topics, timeLatest)
	if err != nil {
		return err
	}
	k.setHeads(ends)
	k.topics = topics
	k.client.AddConsumePartitions(added)
	return nil
}

// topic is a topic as the broker describes it.
type topic struct {
	id         string // base64; "" if the broker gives none
	partitions int
}

// describe asks for the topics.
func describe(ctx context.Context, client *kgo.Client, names []string) (map[string]topic, error) {
	request := kmsg.NewPtrMetadataRequest()
	for _, name := range names {
		t := kmsg.NewMetadataRequestTopic()
		t.Topic = &name
		request.Topics = append(request.Topics, t)
	}
	response, err := request.RequestWith(ctx, client)
	if err != nil {
		return nil, fmt.Errorf("ask for the topics: %w", err)
	}
	all, partitions := map[string]topic{}, 0
	for i := range response.Topics {
		t := &response.Topics[i]
		if t.Topic == nil {
			continue
		}
		if err := kerr.ErrorForCode(t.ErrorCode); err != nil {
			return nil, fmt.Errorf("topic %s: %w", *t.Topic, err)
		}
		described := topic{partitions: len(t.Partitions)}
		if t.TopicID != [16]byte{} {
			described.id = base64.RawURLEncoding.EncodeToString(t.TopicID[:])
		}
		all[*t.Topic] = described
		partitions += described.partitions
	}
	for _, name := range names {
		if all[name].partitions == 0 {
			return nil, fmt.Errorf("topic %s has no partitions", name)
		}
	}
	if partitions > maxPartitions {
		return nil, fmt.Errorf("the topics have %d partitions, more than the %d of a source: make several sources", partitions, maxPartitions)
	}
	return all, nil
}

// The times of offsets that are not one.
const (
	timeEarliest = -2
	timeLatest   = -1
)

// offsets asks for the offset of each partition at a time: unix milliseconds, timeEarliest or
// timeLatest. The offset is that of the first record then or later, −1 if there is none.
func offsets(ctx context.Context, client *kgo.Client, topics map[string]topic, at int64) (map[string][]int64, error) {
	request, all := kmsg.NewPtrListOffsetsRequest(), map[string][]int64{}
	request.ReplicaID, request.IsolationLevel = -1, 1 // a client that reads what is committed
	for name, t := range topics {
		of := kmsg.NewListOffsetsRequestTopic()
		of.Topic = name
		for p := range t.partitions {
			partition := kmsg.NewListOffsetsRequestTopicPartition()
			partition.Partition, partition.Timestamp = int32(p), at
			of.Partitions = append(of.Partitions, partition)
		}
		request.Topics = append(request.Topics, of)
		all[name] = make([]int64, t.partitions)
	}
	responses := client.RequestSharded(ctx, request)
	got := 0
	for _, shard := range responses {
		if shard.Err != nil {
			return nil, fmt.Errorf("ask for offsets: %w", shard.Err)
		}
		response, ok := shard.Resp.(*kmsg.ListOffsetsResponse)
		if !ok {
			return nil, fmt.Errorf("ask for offsets: the broker sent a %T", shard.Resp)
		}
		for _, t := range response.Topics {
			for _, p := range t.Partitions {
				if err := kerr.ErrorForCode(p.ErrorCode); err != nil {
					return nil, fmt.Errorf("ask for the offset of %s-%d: %w", t.Topic, p.Partition, err)
				}
				if p.Partition < 0 || int(p.Partition) >= len(all[t.Topic]) {
					return nil, fmt.Errorf("the broker sent an offset of %s-%d, which was not asked for", t.Topic, p.Partition)
				}
				all[t.Topic][p.Partition] = p.Offset
				got++
			}
		}
	}
	for _, t := range topics {
		got -= t.partitions
	}
	if got != 0 {
		return nil, fmt.Errorf("the broker did not send the offsets of %d partitions", -got)
	}
	return all, nil
}
