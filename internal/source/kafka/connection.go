package kafka

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// connection reads the topics of a source.
type connection struct {
	reader *reader
	client *kgo.Client
	heads  *heads
	topics map[string]topic // of Fetch: those that are read, with the partitions that are
	next   time.Time        // of Fetch: when to ask for partitions and ends of logs
}

var _ broker.Connection = (*connection)(nil)

// Resume implements broker.Connection.
func (c *connection) Resume(ctx context.Context, at json.RawMessage) (broker.Cursor, []broker.Message, error) {
	from, err := readCursor(at, c.heads)
	if err != nil {
		return nil, nil, err
	}
	if c.topics, err = describe(ctx, c.client, c.reader.settings.Topics); err != nil {
		return nil, nil, err
	}
	earliest, err := offsets(ctx, c.client, c.topics, timeEarliest)
	if err != nil {
		return nil, nil, err
	}
	latest, err := offsets(ctx, c.client, c.topics, timeLatest)
	if err != nil {
		return nil, nil, err
	}
	start, err := c.start(ctx, at == nil, earliest, latest)
	if err != nil {
		return nil, nil, err
	}
	var lost []broker.Message
	for name, t := range c.topics {
		p, gaps := resume(name, from.topics[name], t, start[name], earliest[name], latest[name])
		from.topics[name], lost = p, append(lost, gaps...)
		for i, end := range latest[name] {
			c.heads.set(name, int32(i), end)
		}
	}
	for name := range from.topics {
		if _, ok := c.topics[name]; !ok {
			delete(from.topics, name) // no longer in the settings
		}
	}
	for _, m := range lost {
		c.reader.spec.Log.Warn("records of the topic are lost, going on at the earliest", "what", m.Lost.Reason, "detail", m.Lost.Detail)
	}
	c.client.AddConsumePartitions(assignment(from.topics))
	c.next = c.reader.spec.Now().Add(c.reader.refresh)
	return from, lost, nil
}

// start returns where partitions without a place begin: at the earliest record, but at the first start of the source
// where its settings say.
func (c *connection) start(ctx context.Context, first bool, earliest, latest map[string][]int64) (map[string][]int64, error) {
	if !first {
		return earliest, nil
	}
	from, err := c.reader.settings.Start(c.reader.spec.Now())
	switch {
	case err != nil:
		return nil, err //nolint:wrapcheck // names the setting
	case from.Latest:
		return latest, nil
	case from.At.IsZero():
		return earliest, nil
	}
	since, err := offsets(ctx, c.client, c.topics, from.At.UnixMilli())
	for name, all := range since {
		for p, offset := range all {
			if offset < 0 {
				all[p] = latest[name][p]
			}
		}
	}
	return since, err
}

// assignment returns the partitions to read, and from where.
func assignment(topics map[string]*place) map[string]map[int32]kgo.Offset {
	all := map[string]map[int32]kgo.Offset{}
	for name, p := range topics {
		all[name] = map[int32]kgo.Offset{}
		for partition, next := range p.Next {
			all[name][int32(partition)] = kgo.NewOffset().At(next)
		}
	}
	return all
}

// Reasons of rejects for records that are lost.
const (
	lostRecreated = "the topic was made anew before all of it was read"
	lostRemoved   = "records were removed before they were read"
	lostEnd       = "the log ends before what was read of it"
	lostUnpacked  = "a batch of records unpacks to more than 64 MiB"
)

// resume returns where reading of a topic goes on, and what is lost before. at is where it was, nil if it was not
// read; start is where partitions that were not read begin.
func resume(name string, at *place, t topic, start, earliest, latest []int64) (*place, []broker.Message) {
	next := &place{ID: t.id, Next: make([]int64, t.partitions)}
	copy(next.Next, start)
	if at == nil {
		return next, nil
	}
	if at.ID != t.id && at.ID != "" && t.id != "" || t.partitions < len(at.Next) {
		copy(next.Next, earliest)
		return next, []broker.Message{lost(name, lostRecreated, fmt.Sprintf("topic %s had the id %q and now has %q; next offsets were %v", name, at.ID, t.id, head(at.Next)))}
	}
	var gaps []broker.Message
	for p, offset := range at.Next {
		place := broker.Place{Log: name, Partition: int32(p), Offset: offset}
		switch {
		case offset < earliest[p]:
			gaps = append(gaps, lost(place.String(), lostRemoved, fmt.Sprintf("%d records from offset %d to %d", earliest[p]-offset, offset, earliest[p]-1)))
			offset = earliest[p]
		case offset > latest[p]:
			gaps = append(gaps, lost(place.String(), lostEnd, fmt.Sprintf("the log has offsets %d to %d, and was read up to %d; reading it again", earliest[p], latest[p]-1, offset-1)))
			offset = earliest[p]
		}
		next.Next[p] = offset
	}
	return next, gaps
}

// head returns the first of many offsets.
func head(offsets []int64) []int64 { return offsets[:min(len(offsets), 16)] }

func lost(ref, reason, detail string) broker.Message {
	return broker.Message{Lost: &source.Reject{Ref: ref, Reason: reason, Detail: detail, Lost: true}}
}

// Fetch implements broker.Connection.
func (c *connection) Fetch(ctx context.Context) ([]broker.Message, error) {
	now := c.reader.spec.Now()
	if !now.Before(c.next) {
		if err := c.refresh(ctx); err != nil {
			return nil, err
		}
		now = c.reader.spec.Now()
		c.next = now.Add(c.reader.refresh)
	}
	waiting, cancel := context.WithTimeout(ctx, c.next.Sub(now))
	defer cancel()
	fetched := c.client.PollRecords(waiting, fetchRecords)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var messages []broker.Message
	var failed error
	fetched.EachPartition(func(p kgo.FetchTopicPartition) {
		if p.LastStableOffset > 0 {
			c.heads.set(p.Topic, p.Partition, p.LastStableOffset)
		}
		for _, r := range p.Records {
			m := broker.Message{Place: broker.Place{Log: r.Topic, Partition: r.Partition, Offset: r.Offset}}
			if r.Attrs.IsControl() { // the end of a transaction
				m.None = true
			} else {
				m.Body, m.At = r.Value, r.Timestamp
			}
			messages = append(messages, m)
		}
		if p.Err != nil && failed == nil {
			var more []broker.Message
			more, failed = c.problem(p.Topic, p.Partition, p.Err)
			messages = append(messages, more...)
		}
	})
	if failed != nil {
		return nil, failed
	}
	return messages, nil
}

// problem returns an error of a fetch if it ends reading, or else a message that says which records are lost.
func (c *connection) problem(topic string, partition int32, err error) ([]broker.Message, error) {
	if loss, ok := errors.AsType[*kgo.ErrDataLoss](err); ok {
		return []broker.Message{lost(broker.Place{Log: loss.Topic, Partition: loss.Partition, Offset: loss.ConsumedTo}.String(), lostEnd, loss.Error())}, nil
	}
	if long, ok := errors.AsType[*kgo.ErrDecompressTooLarge](err); ok {
		next := kgo.EpochOffset{Epoch: long.Epoch, Offset: long.NextOffset}
		c.client.SetOffsets(map[string]map[int32]kgo.EpochOffset{topic: {partition: next}})
		m := lost(broker.Place{Log: topic, Partition: partition, Offset: long.Offset}.String(), lostUnpacked, fmt.Sprintf("offsets %d to %d", long.Offset, long.NextOffset-1))
		m.Place = broker.Place{Log: topic, Partition: partition, Offset: long.NextOffset - 1}
		return []broker.Message{m}, nil
	}
	if errors.Is(err, context.DeadlineExceeded) && topic == "" {
		return nil, nil // nothing came until the next refresh
	}
	return nil, fmt.Errorf("read %s-%d: %w", topic, partition, err)
}

// refresh finds new partitions and the ends of the logs. It returns an error if a topic was made anew: the next run
// finds what is lost.
func (c *connection) refresh(ctx context.Context) error {
	topics, err := describe(ctx, c.client, c.reader.settings.Topics)
	if err != nil {
		return err
	}
	added := map[string]map[int32]kgo.Offset{}
	for name, t := range topics {
		was := c.topics[name]
		if t.id != was.id || t.partitions < was.partitions {
			return fmt.Errorf("topic %s was made anew", name)
		}
		for p := was.partitions; p < t.partitions; p++ {
			if added[name] == nil {
				added[name] = map[int32]kgo.Offset{}
			}
			added[name][int32(p)] = kgo.NewOffset().AtStart()
			c.reader.spec.Log.Info("found a new partition", "topic", name, "partition", p)
		}
	}
	ends, err := offsets(ctx, c.client, topics, timeLatest)
	if err != nil {
		return err
	}
	for name, all := range ends {
		for p, end := range all {
			c.heads.set(name, int32(p), end)
		}
	}
	c.topics = topics
	c.client.AddConsumePartitions(added)
	return nil
}
