package studio

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"math"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Indexes are the documents of every index, which a process keeps up to date: a Catalog, or in
// tests of feeds a few documents.
type Indexes interface {
	// Index returns the index with a name or an alias; of signals, that of the customer. An
	// unknown name is a BAD_USER_INPUT error of the field index that lists the names.
	Index(ctx context.Context, customerID, name string) (*search.Index, error)
	// Document returns a document; ok is false if the index has none with this id. Errors are
	// those of Index.
	Document(ctx context.Context, customerID, index, id string) (d search.Document, ok bool, err error)
}

// ServiceOptions configures NewService. All fields but Rephraser, Timeout, Log and Now are
// required.
type ServiceOptions struct {
	Activity  *activity.State
	Snapshots Snapshots
	Filter    func(smartmoney.Chain) smartmoney.Filter // of a chain's leaderboard
	Indexes   Indexes
	Embedder  *Vectors
	Facts     feed.Source
	Scorer    feed.Scorer
	Store     *feed.Configs
	Rephraser *feed.Rephraser  // nil: stories are templates only
	Timeout   time.Duration    // of one use case; 0: 10 s. One that takes longer is UNAVAILABLE
	Log       *slog.Logger     // nil: discarded
	Now       func() time.Time // nil: time.Now
}

// Service has the use cases of the platform's other services. It is safe for concurrent use.
// The use cases of a nil *Service are UNAVAILABLE: its process keeps no indexes.
type Service struct {
	indexes Indexes
	embed   *Vectors
	facts   feed.Source
	scorer  feed.Scorer
	feeds   *feed.Feeds
	stories *feed.Generator
	timeout time.Duration // of one use case
	late    error         // of one that took longer
	now     func() time.Time

	activity  *activity.State
	snapshots Snapshots
	filter    func(smartmoney.Chain) smartmoney.Filter
}

// NewService returns the use cases.
func NewService(o ServiceOptions) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	o.Timeout = cmp.Or(o.Timeout, 10*time.Second)
	return &Service{
		timeout: o.Timeout,
		late:    smartmoney.Errorf(smartmoney.CodeUnavailable, "the request took longer than %s: ask for less", o.Timeout),
		indexes: o.Indexes, embed: o.Embedder, facts: o.Facts, scorer: o.Scorer, now: o.Now,
		feeds: feed.New(feed.Options{
			Store: o.Store, Facts: o.Facts, Searcher: searcher{o.Indexes}, Scorer: o.Scorer, Log: o.Log, Now: o.Now,
		}),
		stories: feed.NewGenerator(o.Facts, o.Rephraser),

		activity: o.Activity, snapshots: o.Snapshots, filter: o.Filter,
	}
}

// Collectors returns the metrics of the feeds.
func (s *Service) Collectors() []prometheus.Collector { return s.feeds.Collectors() }

// begin returns the caller, whose key must allow reading, and a context that ends when the use
// case has taken too long. What a customer sees includes its own signals and
// feeds, so the response must not be cached for others: graph/public.go lists no such field.
func (s *Service) begin(ctx context.Context) (auth.Principal, context.Context, context.CancelFunc, error) {
	return s.beginAs(ctx, smartmoney.ScopeRead)
}

// beginAs is begin for what needs a scope: the scope customer, to change something.
func (s *Service) beginAs(ctx context.Context, scope smartmoney.Scope) (auth.Principal, context.Context, context.CancelFunc, error) {
	who, err := auth.Require(ctx, scope)
	if err == nil && who.CustomerID == "" {
		err = smartmoney.BadInput("", "customer id is required")
	}
	if err == nil && s == nil {
		err = smartmoney.Errorf(smartmoney.CodeUnavailable, "search and feeds are switched off in this process")
	}
	if err != nil {
		return auth.Principal{}, nil, nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, s.timeout, s.late)
	return who, ctx, cancel, nil
}

// beginIn is begin for a use case of one index, which it returns too.
func (s *Service) beginIn(ctx context.Context, index string) (auth.Principal, *search.Index, context.Context, context.CancelFunc, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return who, nil, nil, nil, err
	}
	ix, err := s.indexes.Index(ctx, who.CustomerID, index)
	if err != nil {
		cancel()
		return who, nil, nil, nil, err
	}
	return who, ix, ctx, cancel, nil
}

// costly runs a costly part of a use case within limits.Costly.
func costly[T any](ctx context.Context, run func(context.Context) (T, error)) (result T, err error) {
	done, err := limits.Enter(ctx, limits.Costly)
	if err != nil {
		return result, late(ctx, err)
	}
	defer done()
	result, err = run(ctx)
	return result, late(ctx, err)
}

// costlyIf is costly for a part that is limited only if it costs much.
func costlyIf[T any](ctx context.Context, much bool, run func(context.Context) (T, error)) (T, error) {
	if much {
		return costly(ctx, run)
	}
	result, err := run(ctx)
	return result, late(ctx, err)
}

// smallBody is the size of bodies, in bytes, up to which they are read without entering
// limits.Costly.
const smallBody = 16 << 10

// parsed reads a body, a large one within limits.Costly.
func parsed[T any](ctx context.Context, body []byte, parse func([]byte) (T, error)) (T, error) {
	return costlyIf(ctx, len(body) > smallBody, func(context.Context) (T, error) { return parse(body) })
}

// late returns the error of the deadline that ended ctx in place of the errors that it causes.
func late(ctx context.Context, err error) error {
	if cause, ok := errors.AsType[*smartmoney.Error](context.Cause(ctx)); ok && errors.Is(err, context.DeadlineExceeded) {
		return cause
	}
	return err
}

// milliseconds returns a duration as responses state it: in ms, to the microsecond.
func milliseconds(took time.Duration) float64 {
	return math.Round(float64(took)/float64(time.Microsecond)) / 1000
}

// userOf returns the user of a request: the one that it names, or, if it names none, the wallet of
// the caller's token. A token that names a wallet is refused any other user as FORBIDDEN: it must
// neither read nor count impressions on behalf of somebody else. The wallet may have the name of a
// chain before it, as feed.NormalWallet takes it.
func userOf(who auth.Principal, asked string) (string, error) {
	switch {
	case who.Wallet == "":
		return asked, nil
	case asked == "":
		return who.Wallet, nil
	}
	user := feed.NormalWallet(asked)
	if user == who.Wallet {
		return user, nil
	}
	chain, address, _ := strings.Cut(user, ":")
	if on := smartmoney.Chain(chain); on.Valid() {
		if normal, ok := smartmoney.NormalAddress(on, address); ok && normal == who.Wallet {
			return user, nil
		}
	}
	return "", smartmoney.Errorf(smartmoney.CodeForbidden, "this token is for the wallet %s: ask for that one, got %s", who.Wallet, smartmoney.Shown(asked))
}

// badJSON returns the error for a body that could not be decoded.
func badJSON(err error) error {
	if syntax, ok := errors.AsType[*jsontext.SyntacticError](err); ok {
		if errors.Is(err, jsontext.ErrDuplicateName) {
			return smartmoney.BadInput("", "the body has the field %s twice", smartmoney.Shown(syntax.JSONPointer.LastToken()))
		}
		return smartmoney.BadInput("", "the body is not valid JSON at byte %d: %s", syntax.ByteOffset, strings.TrimPrefix(syntax.Err.Error(), "jsontext: "))
	}
	semantic, ok := errors.AsType[*json.SemanticError](err)
	if !ok {
		return smartmoney.BadInput("", "the body could not be read")
	}
	field := wire.JSONPath(semantic.JSONPointer)
	if field == "" {
		return smartmoney.BadInput("", "the body must be a JSON object, got %s", wire.JSONKind(semantic.JSONKind))
	}
	return smartmoney.BadInput(field, "%s must not be %s", field, wire.JSONKind(semantic.JSONKind))
}

// id is an id of a user, an item or a document. Clients send ids of digits as numbers, too.
type id string

var _ json.UnmarshalerFrom = (*id)(nil)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (i *id) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	if dec.PeekKind() != '0' {
		return json.UnmarshalDecode(dec, (*string)(i))
	}
	number, err := dec.ReadValue()
	*i = id(number)
	return err
}

func texts(ids []id) []string {
	all := make([]string, len(ids))
	for i := range ids {
		all[i] = string(ids[i])
	}
	return all
}

// below returns an error about a field as one about the field below a place.
func below(place string, err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field == "" || strings.HasPrefix(bad.Field, place) {
		return err
	}
	return bad.About(place + "." + bad.Field)
}
