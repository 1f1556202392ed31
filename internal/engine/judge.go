package engine

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// takenBack is what one correction takes back.
type takenBack struct {
	seq  int64   // the correction's sequence number
	seqs []int64 // those of the trades
}

// judgement finds the notifications that corrections of one chain retract, in the order of the
// corrections. Every decision on earlier events must be committed.
type judgement struct {
	chain       smartmoney.Chain
	corrections []takenBack
	tokens      []string // of the trades taken back
	eventTime   int64    // of the chain at the first of the corrections, unix ns

	// closed when the following are set, if the judgement is made on its own
	done        chan struct{}
	err         error
	retractions []notify.Retraction
	retracted   int // of retractions: those that are committed, or are with the next commit
}

// left returns how many retractions are left to be committed.
func (j *judgement) left() int { return len(j.retractions) - j.retracted }

// next returns up to n of the retractions that are left.
func (j *judgement) next(n int) []notify.Retraction {
	rest := j.retractions[j.retracted:]
	rest = rest[:min(n, len(rest))]
	for i := range rest {
		rest[i].EventTime = j.eventTime
	}
	j.retracted += len(rest)
	return rest
}

// judge finds the retractions: of the notifications that were raised from trades of which too few
// remain.
func (j *judgement) judge(ctx context.Context, db Store) error {
	// by the sequence number of a trade: the index of the correction that takes it back
	by := map[int64]int{}
	var taken []int64
	for i := range j.corrections {
		for _, seq := range j.corrections[i].seqs {
			by[seq] = i
		}
		taken = append(taken, j.corrections[i].seqs...)
	}
	slices.Sort(taken)
	slices.Sort(j.tokens)
	raised, err := db.RaisedFrom(ctx, j.chain, taken, slices.Compact(j.tokens), j.eventTime-int64(notify.RetractionAge))
	if err != nil {
		return fmt.Errorf("find the notifications raised from %d trades of %s: %w", len(taken), j.chain, err)
	}
	if len(raised) == 0 {
		return nil
	}
	var seqs []int64
	for i := range raised {
		seqs = slices.AppendSeq(seqs, slices.Values(slices.Concat(raised[i].Trades...)))
	}
	slices.Sort(seqs)
	live, err := db.Live(ctx, j.chain, slices.Compact(seqs), j.corrections[len(j.corrections)-1].seq)
	if err != nil {
		return fmt.Errorf("find which trades of %d signals of %s are live: %w", len(raised), j.chain, err)
	}
	j.retractions = notify.Retracted(raised, len(j.corrections), func(seq int64) int {
		if i, is := by[seq]; is {
			return i
		}
		if live(seq) {
			return math.MaxInt
		}
		return 0
	})
	return nil
}
