package feed

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// run is the making of one feed.
type run struct {
	*Feeds
	Request
	customerID string
	links      []link // the feed, then those that its candidates are from
	now        time.Time
	took       []slog.Attr // of each step, ms

	index string
	user  *User
	items []*candidate
	model string
}

// candidate is an item that may be in the feed.
type candidate struct {
	item   Item
	values *FeatureValues
	scores scores
	seen   bool // it was given to the user in the last 24 hours
	fields map[string]any
}

// ForYou makes a feed for a user of a customer. A feed that the customer does not see is
// NOT_FOUND, an inactive one BAD_USER_INPUT of feed_id. A step that fails is an error that
// names the feed, the step and why, with the code of the cause.
func (f *Feeds) ForYou(ctx context.Context, customerID string, r Request) (*Answer, error) {
	began := time.Now()
	feed, err := f.Feed(ctx, customerID, r.FeedID)
	if err != nil {
		return nil, feedIDError(err)
	}
	if feed.Status != smartmoney.FeedActive {
		return nil, smartmoney.BadInput("feed_id", "feed_id must be an active feed, %s is %s", feed.ID, feed.Status)
	}
	m := &run{Feeds: f, Request: r, customerID: customerID, now: f.options.Now()}
	for _, step := range []struct {
		name Step
		do   func(context.Context) error
	}{
		{StepCandidates, func(ctx context.Context) error { return m.findCandidates(ctx, feed) }},
		{StepFeatures, m.computeFeatures},
		{StepScoring, m.score},
		{StepRanking, m.rank},
		{StepMetadata, m.readMetadata},
		{StepImpressions, m.recordImpressions},
	} {
		if err := m.step(ctx, step.name, step.do); err != nil {
			return nil, err
		}
	}
	f.options.Log.LogAttrs(ctx, slog.LevelInfo, "feed made", append([]slog.Attr{
		slog.String("feed", feed.ID), slog.String("customer", customerID), slog.Int("items", len(m.items)), slog.String("model", m.model),
		slog.Float64("ms", milliseconds(time.Since(began))),
	}, m.took...)...)
	return m.answer(), nil
}

// feedIDError names the field of a for-you request.
func feedIDError(err error) error {
	if e, ok := errors.AsType[*smartmoney.Error](err); ok {
		return e.About("feed_id")
	}
	return err
}

// step runs a step and times it.
func (r *run) step(ctx context.Context, name Step, do func(context.Context) error) error {
	began := time.Now()
	err := ctx.Err()
	if err == nil {
		err = do(ctx)
	}
	took := time.Since(began)
	r.steps.add(name, took, err)
	if err == nil {
		r.took = append(r.took, slog.Float64(string(name)+"_ms", milliseconds(took)))
		return nil
	}
	known, ok := errors.AsType[*smartmoney.Error](err)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		known = smartmoney.Errorf(smartmoney.CodeUnavailable, "the time of the request is over")
	case !ok:
		known = smartmoney.Internal(err)
	}
	return known.Because(err, "feed %s failed in the step %s: %s", r.FeedID, name, known)
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// computeFeatures computes what scoring and ranking use of each candidate.
func (r *run) computeFeatures(ctx context.Context) error {
	every := r.ranksByFeatures()
	for i, c := range r.items {
		if i%64 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if every {
			c.values = r.user.Of(&c.item)
		} else {
			c.values = r.user.Social(&c.item)
		}
	}
	return nil
}

// rankedFields returns the fields that the feed's ranking names.
func (r *run) rankedFields() []string {
	s, fields := r.links[0].plan.ranking, []string{}
	if s.Sort != nil {
		for _, key := range s.Sort.Keys {
			fields = append(fields, key.Field)
		}
	}
	if s.Diversity != nil {
		fields = append(fields, s.Diversity.Fields...)
	}
	if s.Limits != nil {
		for _, rule := range s.Limits.Rules {
			fields = append(fields, rule.Field)
		}
	}
	return fields
}

// ranksByFeatures reports whether the ranking names a feature.
func (r *run) ranksByFeatures() bool {
	return slices.ContainsFunc(r.rankedFields(), func(field string) bool { return slices.Contains(FeatureNames(), field) })
}

// ranksByDocuments reports whether the ranking names a field of documents.
func (r *run) ranksByDocuments() bool {
	return slices.ContainsFunc(r.rankedFields(), func(field string) bool {
		return !slices.Contains(scoreNames, field) && !slices.Contains(FeatureNames(), field)
	})
}

// rank orders the candidates: those that were not given to the user in the last 24 hours first,
// each part by its score and then by the feed's ranking. It keeps the first TopK.
func (r *run) rank(ctx context.Context) error {
	if r.ranksByDocuments() {
		if err := r.readDocuments(ctx); err != nil {
			return err
		}
	}
	if err := r.findSeen(ctx); err != nil {
		return err
	}
	slices.SortStableFunc(r.items, func(a, b *candidate) int {
		if a.seen != b.seen {
			if a.seen {
				return 1
			}
			return -1
		}
		return cmp.Or(cmp.Compare(b.scores.total, a.scores.total), cmp.Compare(a.item.ID, b.item.ID))
	})
	fresh := slices.IndexFunc(r.items, func(c *candidate) bool { return c.seen })
	if fresh < 0 {
		fresh = len(r.items)
	}
	first, err := r.ordered(ctx, r.items[:fresh])
	if err != nil {
		return err
	}
	last, err := r.ordered(ctx, r.items[fresh:])
	if err != nil {
		return err
	}
	ranked := slices.Concat(first, last)
	r.items = ranked[:min(len(ranked), r.TopK)]
	return nil
}

// findSeen marks the candidates that were given to the user.
func (r *run) findSeen(ctx context.Context) error {
	if r.User == "" {
		return nil
	}
	given, err := r.options.Store.Impressions(ctx, r.customerID, r.User, r.now.Add(-ImpressionAge))
	if err != nil {
		return err
	}
	seen := make(map[string]bool, len(given))
	for _, g := range given {
		seen[g.Item] = true
	}
	for _, c := range r.items {
		c.seen = seen[c.item.ID]
	}
	return nil
}

// ordered returns candidates in the order of the feed's ranking, or the error of Order.
func (r *run) ordered(ctx context.Context, part []*candidate) ([]*candidate, error) {
	items, withFeatures := make([]RankItem, len(part)), r.ranksByFeatures()
	for i, c := range part {
		items[i] = c.rankingItem(withFeatures)
	}
	out := make([]*candidate, len(part))
	order, err := Order(ctx, items, r.links[0].plan.ranking)
	if err != nil {
		return nil, err
	}
	for place, i := range order {
		out[place] = part[i]
	}
	return out, nil
}

// rankingItem returns the candidate with its scores, features and document as fields. Scores win
// over features, and these over the document.
func (c *candidate) rankingItem(withFeatures bool) RankItem {
	item := RankItem{ID: c.item.ID, Vector: c.item.Vector, Numbers: map[string]float64{}, Values: map[string][]string{}}
	for name, value := range c.fields {
		addField(&item, name, value)
	}
	if withFeatures {
		for name, x := range c.values.Numbers() {
			item.Numbers[name] = x
		}
	}
	for name, x := range c.scores.fields() {
		item.Numbers[name] = x
	}
	return item
}

// addField adds a document's field, if it can be ranked by.
func addField(item *RankItem, name string, value any) {
	switch v := value.(type) {
	case float64:
		item.Numbers[name] = smartmoney.Finite(v)
	case time.Time:
		item.Numbers[name] = float64(v.Unix())
	case string:
		item.Values[name] = []string{v}
	case bool:
		item.Values[name] = []string{fmt.Sprint(v)}
	case []string:
		item.Values[name] = v
	}
}

// recordImpressions records the first items as given to the user.
func (r *run) recordImpressions(ctx context.Context) error {
	n := min(r.ImpressionCount, len(r.items))
	if r.User == "" || n == 0 {
		return nil
	}
	ids := make([]string, n)
	for i, c := range r.items[:n] {
		ids[i] = c.item.ID
	}
	return r.options.Store.AddImpressions(ctx, r.customerID, r.User, ids, r.now, MaxUserImpressions)
}

func (r *run) answer() *Answer {
	a := &Answer{Items: make([]FeedItem, len(r.items)), Model: r.model}
	source := r.links[len(r.links)-1].feed.ID
	for i, c := range r.items {
		a.Items[i] = FeedItem{
			ItemID: c.item.ID, Score: Score(i, len(r.items)), PopularScore: c.scores.popular, TrendingScore: c.scores.trending,
			AffinityScore: c.scores.affinity, InterestScore: c.scores.interest, SourceFeed: source,
		}
		if r.ReturnMetadata {
			a.Items[i].Metadata = c.metadata(r.options.Facts)
		}
	}
	return a
}

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

// storiesShown is the number of user_stories of an item.
const storiesShown = 5

// readMetadata reads the documents of the feed's items if the caller wants them.
func (r *run) readMetadata(ctx context.Context) error {
	if !r.ReturnMetadata {
		return nil
	}
	return r.readDocuments(ctx)
}

// readDocuments reads the documents of the items that have none yet.
func (r *run) readDocuments(ctx context.Context) error {
	ids := make([]string, 0, len(r.items))
	for _, c := range r.items {
		if c.fields == nil {
			ids = append(ids, c.item.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	documents, err := r.options.Searcher.Documents(ctx, r.customerID, r.index, ids)
	if err != nil {
		return err
	}
	for _, c := range r.items {
		if c.fields == nil {
			c.fields = documents[c.item.ID]
		}
	}
	return nil
}

// metadata returns the fields of the document, with the newest bets as user_stories.
func (c *candidate) metadata(source Source) map[string]any {
	all := make(map[string]any, len(c.fields)+1)
	maps.Copy(all, c.fields)
	stories := []UserStory{}
	for _, b := range c.values.Bets[:min(len(c.values.Bets), storiesShown)] {
		story := UserStory{
			Type: "bet", UserName: pseudonym(b.Wallet), Event: c.item.Title, Outcome: b.Outcome, Timestamp: b.At.UTC(),
			Side: b.Side, USD: b.USD, Price: b.Price,
		}
		if w, ok := source.Wallet(b.Wallet); ok {
			story.UserPnl, story.UserVolume = w.NetPnlUSD, w.VolumeUSD
		}
		stories = append(stories, story)
	}
	all["user_stories"] = stories
	return all
}
