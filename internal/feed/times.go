package feed

import (
	"sync"
	"time"
)

// Step is one step of making a feed.
type Step string

// The steps, in their order.
const (
	StepCandidates  Step = "candidates"
	StepFeatures    Step = "features"
	StepScoring     Step = "scoring"
	StepRanking     Step = "ranking"
	StepMetadata    Step = "metadata"
	StepImpressions Step = "impressions"
)

// Steps returns every step in order.
func Steps() []Step {
	return []Step{StepCandidates, StepFeatures, StepScoring, StepRanking, StepMetadata, StepImpressions}
}

// StepTimes counts what a step did since the start of the process.
type StepTimes struct {
	Step   Step
	Runs   uint64        // that succeeded
	Failed uint64        // that ended in an error
	Took   time.Duration // all of them together
}

// times adds up the times of steps.
type times struct {
	mu    sync.Mutex // guards steps
	steps map[Step]StepTimes
}

func (t *times) add(step Step, took time.Duration, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.steps == nil {
		t.steps = map[Step]StepTimes{}
	}
	s := t.steps[step]
	s.Step, s.Took = step, s.Took+took
	if err == nil {
		s.Runs++
	} else {
		s.Failed++
	}
	t.steps[step] = s
}

// Times returns the times of every step, in the order of Steps, for metrics.
func (f *Feeds) Times() []StepTimes {
	f.times.mu.Lock()
	defer f.times.mu.Unlock()
	all := make([]StepTimes, 0, len(Steps()))
	for _, step := range Steps() {
		s := f.times.steps[step]
		s.Step = step
		all = append(all, s)
	}
	return all
}
