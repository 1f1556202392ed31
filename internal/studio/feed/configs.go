package feed

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of feeds.
const (
	MaxFeeds       = 200       // of a customer
	MaxListed      = 1000      // in one list
	MaxConfigBody  = 512 << 10 // bytes of a feed's configuration
	maxName        = 200       // characters
	maxDescription = 2000      // characters
	maxChain       = 4         // feeds in a row, each the candidates of the one before
)

// CreateFeed adds a feed of a customer. Without them its status is active, its visibility private
// and its endpoint for-you. Errors are BAD_USER_INPUT and name the field, such as
// config.candidate_source, and what would be right.
func (f *Feeds) CreateFeed(ctx context.Context, customerID, keyID string, c Change) (smartmoney.FeedConfig, error) {
	s, err := c.over(smartmoney.FeedSettings{Status: smartmoney.FeedActive, Visibility: smartmoney.FeedPrivate, Endpoint: "for-you"})
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	if err := f.check(ctx, customerID, "", s); err != nil {
		return smartmoney.FeedConfig{}, err
	}
	return f.options.Store.AddFeed(ctx, customerID, keyID, MaxFeeds, s)
}

// errChanged is returned by a change whose settings differ from those that were checked.
var errChanged = errors.New("the feed was changed by another request")

// UpdateFeed changes a customer's own feed. A feed that the customer does not own is NOT_FOUND.
func (f *Feeds) UpdateFeed(ctx context.Context, customerID, keyID, id string, c Change) (smartmoney.FeedConfig, error) {
	const tries = 50
	for range tries {
		present, err := f.own(ctx, customerID, id)
		if err != nil {
			return smartmoney.FeedConfig{}, err
		}
		next, err := c.over(present.FeedSettings)
		if err != nil {
			return smartmoney.FeedConfig{}, err
		}
		if err := f.check(ctx, customerID, id, next); err != nil {
			return smartmoney.FeedConfig{}, err
		}
		changed, err := f.options.Store.ChangeFeed(ctx, customerID, keyID, id, func(now smartmoney.FeedSettings, read readFeed) (smartmoney.FeedSettings, error) {
			if !reflect.DeepEqual(now, present.FeedSettings) {
				return now, errChanged
			}
			// check has followed the chain already, but a concurrent change may lead it back here.
			if next.Config.CandidateSourceType == fromFeed {
				_, err := follow(customerID, smartmoney.FeedConfig{ID: id, CustomerID: customerID, FeedSettings: next}, read)
				return next, err
			}
			return next, nil
		})
		if !errors.Is(err, errChanged) {
			return changed, err
		}
	}
	return smartmoney.FeedConfig{}, smartmoney.Errorf(smartmoney.CodeUnavailable, "feed %s is changed by many requests at once: try again", id)
}

// own returns a feed that the customer may change.
func (f *Feeds) own(ctx context.Context, customerID, id string) (smartmoney.FeedConfig, error) {
	found, err := f.Feed(ctx, customerID, id)
	if err != nil {
		return found, err
	}
	if found.CustomerID != customerID {
		return found, &smartmoney.Error{Code: smartmoney.CodeNotFound, Field: "config_id", Message: fmt.Sprintf("feed %s belongs to another: copy it to change it", id)}
	}
	return found, nil
}

// DeleteFeed deletes a customer's own feed. A feed that has it as candidates fails from then on.
func (f *Feeds) DeleteFeed(ctx context.Context, customerID, id string) error {
	if _, err := f.own(ctx, customerID, id); err != nil {
		return err
	}
	return f.options.Store.DeleteFeed(ctx, customerID, id)
}

// Feed returns a feed that the customer sees: its own, a template, a public or a built-in one; else
// NOT_FOUND.
func (f *Feeds) Feed(ctx context.Context, customerID, id string) (smartmoney.FeedConfig, error) {
	if id == DefaultFeed {
		return builtIn(), nil
	}
	return f.options.Store.Feed(ctx, customerID, id)
}

// Feeds returns the feeds that the customer sees, its own first, the built-in one last, at most
// MaxListed. visibility is "" for all.
func (f *Feeds) Feeds(ctx context.Context, customerID, visibility string) ([]smartmoney.FeedConfig, error) {
	v := smartmoney.FeedVisibility(visibility)
	if v != "" && !v.Valid() {
		return nil, badVisibility(visibility)
	}
	feeds, err := f.options.Store.Feeds(ctx, customerID, v, MaxListed-1)
	if err == nil && (v == "" || v == smartmoney.FeedPublic) {
		feeds = append(feeds, builtIn())
	}
	return feeds, err
}

func builtIn() smartmoney.FeedConfig {
	return smartmoney.FeedConfig{ID: DefaultFeed, Version: 1, FeedSettings: smartmoney.FeedSettings{
		Name: "Prediction markets for you", Description: "Open markets by what a wallet trades, what its likes trade, and what is popular.",
		Endpoint: "for-you", Status: smartmoney.FeedActive, Visibility: smartmoney.FeedPublic,
		Config: smartmoney.FeedRecipe{
			CandidateSource: Markets, CandidateSourceType: fromIndex,
			Ranking: json.RawMessage(`{"diversity":{"method":"semantic","params":{"lambda":0.7,"horizon":20}}}`),
		},
	}}
}

func badVisibility(got string) error {
	return smartmoney.BadInput("visibility", "visibility must be one of %s, %s, %s, got %s",
		smartmoney.FeedPrivate, smartmoney.FeedTemplate, smartmoney.FeedPublic, smartmoney.Shown(got))
}

// check checks what settings name: the model, the index's fields, the feed that the candidates
// are from. id is "" for a new feed.
func (f *Feeds) check(ctx context.Context, customerID, id string, s smartmoney.FeedSettings) error {
	p, err := readRecipe(s.Config)
	if err != nil {
		return err
	}
	if err := f.options.Scorer.CheckModel(p.scoring.model); err != nil {
		return smartmoney.BadInput("config.scoring.model", "config.scoring.model: %s", messageOf(err))
	}
	index := p.index
	if p.kind == fromFeed {
		links, err := follow(customerID, smartmoney.FeedConfig{ID: id, CustomerID: customerID, FeedSettings: s}, f.reader(ctx))
		if err != nil {
			return err
		}
		index = links[len(links)-1].plan.index
	}
	if p.filters.text() == nil {
		return nil
	}
	return below("config.filters", f.options.Searcher.CheckFilters(ctx, index, p.filters.text()))
}

// link is a feed of a chain, with its recipe.
type link struct {
	feed smartmoney.FeedConfig
	plan *plan
}

// readFeed returns a feed that a customer sees, or NOT_FOUND.
type readFeed = func(customerID, id string) (smartmoney.FeedConfig, error)

func (f *Feeds) reader(ctx context.Context) readFeed {
	return func(customerID, id string) (smartmoney.FeedConfig, error) {
		return f.options.Store.Feed(ctx, customerID, id)
	}
}

// follow returns a feed and those that its candidates are from, the last of which has an index or
// a named source. A feed whose candidates lead back to it is refused, and so is a chain that is
// too long. The candidates of a feed are looked up as its owner sees them.
func follow(customerID string, first smartmoney.FeedConfig, read readFeed) ([]link, error) {
	const field = "config.candidate_source"
	links, seen := []link{}, []string{}
	for feed := first; ; {
		p, err := readRecipe(feed.Config)
		if err != nil {
			return nil, err
		}
		links, seen = append(links, link{feed, p}), append(seen, cmp.Or(feed.ID, "the new feed"))
		if p.kind != fromFeed {
			return links, nil
		}
		if slices.Contains(seen, p.source) {
			return nil, smartmoney.BadInput(field, "%s must not lead back to a feed: %s → %s", field, strings.Join(seen, " → "), p.source)
		}
		if len(links) == maxChain {
			return nil, smartmoney.BadInput(field, "%s must lead to an index or a named source within %d feeds: %s → %s", field, maxChain, strings.Join(seen, " → "), p.source)
		}
		owner := customerID
		if feed.CustomerID != "" {
			owner = feed.CustomerID
		}
		if p.source == DefaultFeed {
			feed = builtIn()
		} else if feed, err = read(owner, p.source); err != nil {
			if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
				err = smartmoney.BadInput(field, "%s must be a feed that its owner sees: %s", field, messageOf(err))
			}
			return nil, err
		}
	}
}

// below names the field of an error about filters, as seen from where the filters stand.
func below(place string, err error) error {
	e, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || e.Code != smartmoney.CodeBadInput {
		return err
	}
	within := strings.TrimPrefix(strings.TrimPrefix(e.Field, "filters"), ".")
	return e.About(strings.TrimSuffix(place+"."+within, "."))
}

func messageOf(err error) string {
	if e, ok := errors.AsType[*smartmoney.Error](err); ok {
		return e.Message
	}
	return "internal error"
}

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
