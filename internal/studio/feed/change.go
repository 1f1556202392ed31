package feed

import (
	"encoding/json"
	"strings"
	"unicode"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Change is what a request sets of a feed: what is nil keeps its value.
type Change struct {
	Name, Description, Endpoint *string
	Status                      *smartmoney.FeedStatus
	Visibility                  *smartmoney.FeedVisibility
	Config                      RecipeChange
}

// RecipeChange is what a Change sets of the recipe. An empty index, and nil filters, scoring or
// ranking, remove what there was.
type RecipeChange struct {
	CandidateSource, CandidateSourceType, Index *string
	Filters, Scoring, Ranking                   *json.RawMessage
}

// ParseNew reads the body {name, description?, endpoint?, status?, visibility?, config} of a new
// feed (interface 13.5). null is as good as nothing.
func ParseNew(body []byte) (Change, error) { return parseChange(body, false) }

// ParseChange reads the body of a change, with the same fields, each of which may be left out. null
// removes the description, an index, filters, scoring or ranking, and is refused elsewhere.
func ParseChange(body []byte) (Change, error) { return parseChange(body, true) }

func parseChange(body []byte, refuseNull bool) (Change, error) {
	o, err := Body(body, MaxConfigBody)
	if err != nil {
		return Change{}, err
	}
	text := func(o *Object, name string) *string {
		if o.Has(name) && o.Raw(name) == nil && refuseNull {
			o.Fail(name, "must not be null: leave it out to keep its value")
		}
		if o.Raw(name) == nil {
			return nil
		}
		return new(o.Text(name, MaxConfigBody))
	}
	c := Change{Name: text(o, "name"), Description: o.cleared("description"), Endpoint: text(o, "endpoint")}
	c.Status = (*smartmoney.FeedStatus)(text(o, "status"))
	c.Visibility = (*smartmoney.FeedVisibility)(text(o, "visibility"))
	if config := o.Inner("config"); config != nil {
		c.Config = RecipeChange{
			CandidateSource: text(config, "candidate_source"), CandidateSourceType: text(config, "candidate_source_type"),
			Index: config.cleared("index"), Filters: config.json("filters"), Scoring: config.json("scoring"), Ranking: config.json("ranking"),
		}
	} else if refuseNull && o.Has("config") {
		o.Fail("config", "must not be null: leave it out to keep its value")
	}
	return c, o.Err()
}

// cleared returns the text of a field, "" for null, and nil if it is absent.
func (o *Object) cleared(name string) *string {
	if !o.Has(name) {
		return nil
	}
	return new(o.Text(name, MaxConfigBody))
}

// json returns the value of a field, which is nil for null, and nil if it is absent.
func (o *Object) json(name string) *json.RawMessage {
	if !o.Has(name) {
		return nil
	}
	return new(o.Raw(name))
}

// over returns settings with the change. It checks everything but what the settings name: other
// feeds, the model and the index's fields.
func (c *Change) over(s smartmoney.FeedSettings) (smartmoney.FeedSettings, error) {
	o := &Object{err: new(error)}
	for _, text := range []struct {
		name     string
		from, to *string
		limit    int
	}{{"name", c.Name, &s.Name, maxName}, {"description", c.Description, &s.Description, maxDescription}, {"endpoint", c.Endpoint, &s.Endpoint, maxName}} {
		if text.from != nil {
			*text.to = strings.TrimSpace(o.short(text.name, *text.from, text.limit))
		}
		if strings.ContainsFunc(*text.to, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }) {
			o.Fail(text.name, "must have no control characters")
		}
	}
	if s.Name == "" {
		o.Fail("name", "is required: 1 to %d characters", maxName)
	}
	if c.Status != nil {
		s.Status = *c.Status
		o.OneOf("status", string(s.Status), string(smartmoney.FeedActive), string(smartmoney.FeedInactive))
	}
	if c.Visibility != nil {
		if s.Visibility = *c.Visibility; !s.Visibility.Valid() {
			o.Keep(badVisibility(string(s.Visibility)))
		}
	}
	c.Config.apply(&s.Config, &Object{prefix: "config.", err: o.err})
	if o.Err() != nil {
		return s, o.Err()
	}
	p, err := readRecipe(s.Config)
	if err == nil && s.Config.CandidateSourceType == "" {
		s.Config.CandidateSourceType = p.kind
	}
	return s, err
}

// apply sets what the change has of a recipe, and says in o what is wrong with it.
func (c *RecipeChange) apply(r *smartmoney.FeedRecipe, o *Object) {
	if c.CandidateSource != nil {
		r.CandidateSource = o.short("candidate_source", *c.CandidateSource, maxSourceName)
		r.CandidateSourceType, r.Index = "", "" // of the source before
	}
	if c.CandidateSourceType != nil {
		if r.CandidateSourceType = *c.CandidateSourceType; r.CandidateSourceType != "" {
			o.OneOf("candidate_source_type", r.CandidateSourceType, fromIndex, fromSource, fromFeed)
		}
	}
	if c.Index != nil {
		r.Index = o.short("index", *c.Index, maxSourceName)
	}
	for _, text := range []struct {
		from *json.RawMessage
		to   *json.RawMessage
	}{{c.Filters, &r.Filters}, {c.Scoring, &r.Scoring}, {c.Ranking, &r.Ranking}} {
		if text.from != nil {
			*text.to = compact(*text.from)
		}
	}
	if c.Filters != nil {
		o.Keep(refuseBoost(r.Filters, o.Path("filters")))
	}
}

// compact returns a text as the store returns it, so that settings can be compared.
func compact(text json.RawMessage) json.RawMessage {
	if text == nil {
		return nil
	}
	out, err := json.Marshal(text)
	if err != nil {
		panic("BUG: JSON that was read is none: " + err.Error())
	}
	return out
}
