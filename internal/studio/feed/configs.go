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

// CreateFeed adds a feed of a customer from the body {name, description?, endpoint?, status?
// (active), visibility? (private), config}. Errors are BAD_USER_INPUT and name the field, such as
// config.candidate_source, and what would be right.
func (f *Feeds) CreateFeed(ctx context.Context, customerID, keyID string, body []byte) (smartmoney.FeedConfig, error) {
	start := smartmoney.FeedSettings{Status: smartmoney.FeedActive, Visibility: smartmoney.FeedPrivate, Endpoint: "for-you"}
	s, err := merge(start, body)
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

// UpdateFeed changes the fields of a customer's own feed that are in the body, and in config only
// those that it has. null removes the description, an index, filters, scoring or ranking, and is
// refused elsewhere. A feed that the customer does not own is NOT_FOUND.
func (f *Feeds) UpdateFeed(ctx context.Context, customerID, keyID, id string, body []byte) (smartmoney.FeedConfig, error) {
	const tries = 50
	if err := refuseNull(body); err != nil {
		return smartmoney.FeedConfig{}, err
	}
	for range tries {
		present, err := f.own(ctx, customerID, id)
		if err != nil {
			return smartmoney.FeedConfig{}, err
		}
		next, err := merge(present.FeedSettings, body)
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

// refuseNull refuses a change to null of a field that a feed always has.
func refuseNull(body []byte) error {
	o, err := Body(body, MaxConfigBody)
	if err != nil {
		return err
	}
	refuse := func(o *Object, names ...string) {
		for _, name := range names {
			if o.Has(name) && o.Raw(name) == nil {
				o.Fail(name, "must not be null: leave it out to keep its value")
			}
		}
	}
	refuse(o, "name", "endpoint", "status", "visibility", "config")
	if config := o.Inner("config"); config != nil {
		refuse(config, "candidate_source", "candidate_source_type")
	}
	return o.Err()
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

// builtIn returns the feed DefaultFeed.
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

// merge returns settings with what a body has. It checks everything but what the settings name:
// other feeds, the model and the index's fields.
func merge(s smartmoney.FeedSettings, body []byte) (smartmoney.FeedSettings, error) {
	o, err := Body(body, MaxConfigBody)
	if err != nil {
		return s, err
	}
	for _, text := range []struct {
		name  string
		value *string
		limit int
	}{{"name", &s.Name, maxName}, {"description", &s.Description, maxDescription}, {"endpoint", &s.Endpoint, maxName}} {
		if o.Has(text.name) {
			*text.value = strings.TrimSpace(o.Text(text.name, text.limit))
		}
		if strings.ContainsFunc(*text.value, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }) {
			o.Fail(text.name, "must have no control characters")
		}
	}
	if s.Name == "" {
		o.Fail("name", "is required: 1 to %d characters", maxName)
	}
	if o.Raw("status") != nil {
		s.Status = smartmoney.FeedStatus(o.Text("status", maxName))
		o.OneOf("status", string(s.Status), string(smartmoney.FeedActive), string(smartmoney.FeedInactive))
	}
	if o.Raw("visibility") != nil {
		if s.Visibility = smartmoney.FeedVisibility(o.Text("visibility", maxName)); !s.Visibility.Valid() {
			o.Keep(badVisibility(string(s.Visibility)))
		}
	}
	mergeRecipe(&s.Config, o.Inner("config"))
	if o.Err() != nil {
		return s, o.Err()
	}
	p, err := readRecipe(s.Config)
	if err == nil && s.Config.CandidateSourceType == "" {
		s.Config.CandidateSourceType = p.kind
	}
	return s, err
}

// mergeRecipe sets what the object config has.
func mergeRecipe(r *smartmoney.FeedRecipe, o *Object) {
	if o == nil {
		return
	}
	if o.Has("candidate_source") {
		r.CandidateSource = o.Text("candidate_source", maxSourceName)
		r.CandidateSourceType, r.Index = "", "" // of the source before
	}
	if o.Has("candidate_source_type") {
		if r.CandidateSourceType = o.Text("candidate_source_type", maxSourceName); r.CandidateSourceType != "" {
			o.OneOf("candidate_source_type", r.CandidateSourceType, fromIndex, fromSource, fromFeed)
		}
	}
	if o.Has("index") {
		r.Index = o.Text("index", maxSourceName)
	}
	for name, field := range map[string]*json.RawMessage{"filters": &r.Filters, "scoring": &r.Scoring, "ranking": &r.Ranking} {
		if o.Has(name) {
			*field = compact(o.Raw(name))
		}
	}
	if o.Has("filters") {
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
	named := e.Renamed(func(field string) string {
		return strings.TrimSuffix(place+"."+strings.TrimPrefix(strings.TrimPrefix(field, "filters"), "."), ".")
	})
	if rest, ok := strings.CutPrefix(named.Message, e.Field+":"); ok && e.Field != "" {
		named.Message = named.Field + ":" + rest
	}
	return named
}

func messageOf(err error) string {
	if e, ok := errors.AsType[*smartmoney.Error](err); ok {
		return e.Message
	}
	return "internal error"
}
