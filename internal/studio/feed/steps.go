package feed

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
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

// steps measure the steps of all feeds.
type steps struct{ runs, took *prometheus.CounterVec }

func newSteps() steps {
	s := steps{
		runs: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_feed_steps_total", Help: "Steps of for-you feeds by outcome.",
		}, []string{"step", "outcome"}),
		took: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_feed_step_seconds_total", Help: "Time that steps of for-you feeds took.",
		}, []string{"step"}),
	}
	for _, step := range Steps() { // so that all are there before they count anything
		s.runs.WithLabelValues(string(step), "made")
		s.runs.WithLabelValues(string(step), "failed")
		s.took.WithLabelValues(string(step))
	}
	return s
}

func (s steps) add(step Step, took time.Duration, err error) {
	outcome := "made"
	if err != nil {
		outcome = "failed"
	}
	s.runs.WithLabelValues(string(step), outcome).Inc()
	s.took.WithLabelValues(string(step)).Add(took.Seconds())
}

// Collectors returns the metrics of the feeds.
func (f *Feeds) Collectors() []prometheus.Collector {
	return []prometheus.Collector{f.steps.runs, f.steps.took}
}
