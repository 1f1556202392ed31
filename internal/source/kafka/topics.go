package kafka

import (
	"context"
	"encoding/base64"
	"fmt"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

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

// offsets asks for the offset of each partition at a time: unix milliseconds, timeEarliest or timeLatest. The
// offset is that of the first record then or later, −1 if there is none.
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

// CheckTopics returns an error unless the cluster has all the topics.
func CheckTopics(ctx context.Context, client *kgo.Client, names []string) error {
	_, err := describe(ctx, client, names)
	return err
}
