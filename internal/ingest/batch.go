package ingest

import (
	"context"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
)

// Bounds of the batches of all sources until they are stored. Further ones wait outside the queue,
// so that clients' requests find room in it.
const (
	batchMemory   = 128 << 20 // in bytes
	batchesAtOnce = 16
)

// batch is the part of a job that only batches of sources have.
type batch struct {
	move    func([]eventlog.Effect) (eventlog.SourceMove, error)
	effects []eventlog.Effect // of the job's events
}

// AppendBatch makes the events of a source durable together with its move, which is made of what
// becomes of each event. held is the memory, in bytes, that the batch takes beside its events. move
// may be called more than once, and not after AppendBatch returned; the last result is what was
// stored. AppendBatch waits while those of other sources are too many or take too much memory. It
// returns a *eventlog.StaleMoveError if the source has another lease or position, and an error of
// move, after which nothing of the batch is stored. After any other error it is unknown whether the
// batch is stored; if the database does not respond for about ten seconds it is CodeUnavailable. It
// is safe for concurrent use.
func (a *Appender) AppendBatch(ctx context.Context, events []event.Event, held int, move func([]eventlog.Effect) (eventlog.SourceMove, error)) error {
	size, corrections := held, correctionSizes{}
	for i := range events {
		size += events[i].Size() + corrections.size(&events[i])
	}
	memory := min(max(int64(size), batchMemory/batchesAtOnce), batchMemory)
	if err := a.batches.Acquire(ctx, memory); err != nil {
		return fmt.Errorf("append a batch: %w", err)
	}
	defer a.batches.Release(memory)
	j := &job{Request: Request{Events: events}, batch: &batch{move: move}, client: ctx, done: make(chan struct{})}
	_, err := a.append(ctx, j)
	return err
}

// answerStale answers the job whose source cannot move, and returns the others.
func answerStale(jobs []*job, stale *eventlog.StaleMoveError) (rest []*job) {
	moves := 0
	for _, j := range jobs {
		if j.batch != nil {
			if moves++; moves == stale.Index+1 {
				j.answer, j.err = nil, stale
				close(j.done)
				continue
			}
		}
		rest = append(rest, j)
	}
	return rest
}

// refusedMove is the error of a batch's move, which refuses the batch.
type refusedMove struct {
	job *job
	err error
}

func (r *refusedMove) Error() string { return r.err.Error() }

// answerRefused answers the job whose move refuses it, and returns the others.
func answerRefused(jobs []*job, refused *refusedMove) (rest []*job) {
	refused.job.answer, refused.job.err = nil, refused.err
	close(refused.job.done)
	return slices.DeleteFunc(slices.Clone(jobs), func(j *job) bool { return j == refused.job })
}
