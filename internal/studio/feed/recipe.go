package feed

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The kinds of candidate sources.
const (
	fromIndex  = "index"
	fromSource = "source"
	fromFeed   = "feed"
)

// The named sources of candidates. docs/studio.md defines them.
const (
	Trending  = "trending"
	SmartBuys = "smart_buys"
	Following = "following"
)

var namedSources = []string{Trending, SmartBuys, Following}

// Bounds of a recipe.
const (
	maxFilterBytes = 256 << 10
	maxSourceName  = 100
	maxWeight      = 1000
)

// plan is a recipe that was read.
type plan struct {
	kind    string // fromIndex, fromSource or fromFeed
	source  string
	index   string // the index's name; "" of a feed, whose index is that of its candidates
	filters filters
	scoring scoring
	ranking RankSettings
}

// scoring has the model and the weights of the scores.
type scoring struct {
	model                                 string // "" for the default model
	popular, trending, affinity, interest float64
}

// defaultScoring is the scoring of a recipe without one.
var defaultScoring = scoring{popular: 0.25, trending: 0.15, affinity: 0.2, interest: 0.4}

// filters are the filters of a search, as the client sent them.
type filters struct {
	Include []json.RawMessage `json:"include,omitempty"`
	Exclude []json.RawMessage `json:"exclude,omitempty"`
}

// text returns the filters as Searcher takes them, nil for none.
func (f filters) text() json.RawMessage {
	if len(f.Include)+len(f.Exclude) == 0 {
		return nil
	}
	text, err := json.Marshal(f)
	if err != nil {
		panic("BUG: filters that were JSON are none: " + err.Error())
	}
	return text
}

// and returns filters that pass the documents that both pass.
func (f filters) and(g filters) filters {
	return filters{Include: slices.Concat(f.Include, g.Include), Exclude: slices.Concat(f.Exclude, g.Exclude)}
}

// parseFilters reads {include?, exclude?}, or an array that stands for include. field names them in
// errors. What the filters say is checked by Searcher.
func parseFilters(text json.RawMessage, field string) (filters, error) {
	text = bytes.TrimSpace(text)
	switch {
	case len(text) == 0 || string(text) == "null":
		return filters{}, nil
	case len(text) > maxFilterBytes:
		return filters{}, smartmoney.BadInput(field, "%s must have at most %d bytes, got %d", field, maxFilterBytes, len(text))
	case text[0] == '[':
		text = slices.Concat([]byte(`{"include":`), text, []byte("}"))
	}
	o, err := Value(text, field)
	if err != nil {
		return filters{}, smartmoney.BadInput(field, "%s must be an object with include and exclude or an array of filters, got %s", field, Shown(text))
	}
	const most = 256
	f := filters{Include: o.List("include", 0, most), Exclude: o.List("exclude", 0, most)}
	return f, o.Err()
}

// refuseBoost returns an error if filters that a client sent, which field names, have a boost.
// Clients send an empty one or null.
func refuseBoost(text json.RawMessage, field string) error {
	o, err := Value(text, field)
	if err != nil {
		return nil // an array, or an error that parseFilters returns
	}
	if raw := o.Raw("boost"); raw != nil && string(bytes.TrimSpace(raw)) != "[]" {
		o.Fail("boost", "is not possible in a feed, which has scores of its own: set scoring.weights of the feed instead")
	}
	return o.Err()
}

// readRecipe reads a recipe without looking at other feeds or the index's fields. Errors name the
// field below config.
func readRecipe(r smartmoney.FeedRecipe) (*plan, error) {
	p := &plan{source: r.CandidateSource, scoring: defaultScoring}
	if err := p.readSource(r); err != nil {
		return nil, err
	}
	var err error
	if p.filters, err = parseFilters(r.Filters, "config.filters"); err != nil {
		return nil, err
	}
	if r.Scoring != nil {
		if p.scoring, err = readScoring(r.Scoring); err != nil {
			return nil, err
		}
	}
	p.ranking, err = parseRankSettings(r.Ranking, "config.ranking")
	return p, err
}

// readSource finds the kind of the candidates by their source's name.
func (p *plan) readSource(r smartmoney.FeedRecipe) error {
	const field = "config.candidate_source"
	_, isFeed := smartmoney.FeedNumber(r.CandidateSource)
	switch {
	case r.CandidateSource == "":
		return smartmoney.BadInput(field, "%s is required: an index (%s, %s), a named source (%s) or a feed's id", field, Markets, Tokens, strings.Join(namedSources, ", "))
	case IndexName(r.CandidateSource) != "":
		p.kind, p.index = fromIndex, IndexName(r.CandidateSource)
	case slices.Contains(namedSources, r.CandidateSource):
		p.kind, p.index = fromSource, Markets
		if r.Index != "" {
			p.index = IndexName(r.Index)
		}
		if p.index == "" {
			return smartmoney.BadInput("config.index", "config.index must be %s or %s, got %s", Markets, Tokens, smartmoney.Shown(r.Index))
		}
	case isFeed, r.CandidateSource == DefaultFeed:
		p.kind = fromFeed
	default:
		return smartmoney.BadInput(field, "%s must be an index (%s, %s), a named source (%s) or a feed's id, got %s",
			field, Markets, Tokens, strings.Join(namedSources, ", "), smartmoney.Shown(r.CandidateSource))
	}
	kinds := []string{fromIndex, fromSource, fromFeed}
	if slices.Contains(kinds, r.CandidateSourceType) && r.CandidateSourceType != p.kind {
		return smartmoney.BadInput("config.candidate_source_type", "config.candidate_source_type must be %s, as %s is %s, got %s",
			p.kind, smartmoney.Name("candidate_source"), smartmoney.Shown(r.CandidateSource), r.CandidateSourceType)
	}
	return nil
}

// readScoring reads {model?, weights? {popular, trending, affinity, interest}}. A weight that is
// left out is 0 if another is given.
func readScoring(text json.RawMessage) (scoring, error) {
	o, err := Value(text, "config.scoring")
	if err != nil {
		return scoring{}, err
	}
	s := defaultScoring
	s.model = o.Text("model", maxSourceName)
	if w := o.Inner("weights"); w != nil {
		s.popular, s.trending = w.Number("popular", 0, maxWeight, 0), w.Number("trending", 0, maxWeight, 0)
		s.affinity, s.interest = w.Number("affinity", 0, maxWeight, 0), w.Number("interest", 0, maxWeight, 0)
		if s.popular+s.trending+s.affinity+s.interest == 0 {
			o.Fail("weights", "must have a number above 0 for one of popular, trending, affinity, interest")
		}
	}
	return s, o.Err()
}
