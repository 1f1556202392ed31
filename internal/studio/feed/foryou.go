package feed

import (
	"cmp"
	"encoding/json"
	"strings"
	"time"
	"unicode"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of a for-you request.
const (
	MaxTopK        = 500
	DefaultTopK    = 25
	MaxRequestBody = 512 << 10 // bytes
	maxUser        = 200       // characters
)

// Request asks for a feed.
type Request struct {
	FeedID          string  // required but for alpha, which has DefaultFeed
	User            string  // user_id, else wallet_address; "" for a user that is not known
	TopK            int     // 1 to MaxTopK
	ImpressionCount int     // 0 to TopK: so many of the first items count as given to the user
	ReturnMetadata  bool    //
	filters         filters // in addition to the feed's own
}

// DefaultFeed is the built-in feed that prediction-market alpha runs.
const DefaultFeed = "polymarket-default"

// FeedItem is one item of a feed. Scores are 0 to 1; docs/studio.md has their formulas.
type FeedItem struct { //nolint:revive // Item and RankItem are others
	ItemID        string         `json:"item_id"`
	Score         float64        `json:"score"` // falls evenly from 1 to 0
	PopularScore  float64        `json:"popular_score"`
	TrendingScore float64        `json:"trending_score"`
	AffinityScore float64        `json:"affinity_score"`
	InterestScore float64        `json:"interest_score"`
	SourceFeed    string         `json:"source_feed"`        // the feed whose candidate it was
	Metadata      map[string]any `json:"metadata,omitempty"` // the document's fields and user_stories; nil unless asked for
}

// UserStory is a real trade in an item, as metadata lists them under user_stories.
type UserStory struct {
	Type       string    `json:"type"`      // bet
	UserName   string    `json:"user_name"` // the wallet, shortened
	Event      string    `json:"event"`     // the item's title
	Outcome    string    `json:"outcome,omitempty"`
	Timestamp  time.Time `json:"timestamp"` // UTC
	Side       string    `json:"side"`
	USD        float64   `json:"usdc"`
	Price      float64   `json:"price"`                 // USD
	UserPnl    *float64  `json:"user_pnl,omitempty"`    // USD, over all trades
	UserVolume *float64  `json:"user_volume,omitempty"` // USD, over all trades
}

// Answer is a feed that was made.
type Answer struct {
	Items []FeedItem
	Model string // which model and version scored the items
}

// ParseRequest reads the body of a for-you request: feed_id, user_id or wallet_address
// (user_id wins), top_k (25), impression_count (0), return_metadata, filters. Unknown fields
// are ignored. defaultFeed is taken where feed_id is absent; "" makes it required. Errors are
// BAD_USER_INPUT and name the field and its bound.
func ParseRequest(body []byte, defaultFeed string) (Request, error) {
	o, err := Body(body, MaxRequestBody)
	if err != nil {
		return Request{}, err
	}
	r := Request{
		FeedID: cmp.Or(o.Text("feed_id", maxSourceName), defaultFeed), User: o.Text("user_id", maxUser),
		TopK: o.Whole("top_k", 1, MaxTopK, DefaultTopK), ReturnMetadata: o.Flag("return_metadata"),
	}
	if r.User == "" {
		r.User = o.Text("wallet_address", maxUser)
	}
	r.ImpressionCount = o.Whole("impression_count", 0, r.TopK, 0)
	return r.checked(o, o.Raw("filters"))
}

// NewRequest returns a request, of a wallet where it has no User, with filters: an object {include,
// exclude}, an array that stands for include, or nil. It checks all but TopK.
func NewRequest(r Request, wallet string, filters json.RawMessage) (Request, error) {
	o := &Object{err: new(error)}
	o.short("feed_id", r.FeedID, maxSourceName)
	if r.User = o.short("user_id", r.User, maxUser); r.User == "" {
		r.User = o.short("wallet_address", wallet, maxUser)
	}
	if r.ImpressionCount < 0 || r.ImpressionCount > r.TopK {
		o.Fail("impression_count", "must be an integer from 0 to %d, got %d", r.TopK, r.ImpressionCount)
	}
	return r.checked(o, filters)
}

// checked returns the request with filters, or what is wrong with them or, in o, with the rest.
func (r Request) checked(o *Object, filters json.RawMessage) (Request, error) {
	if strings.ContainsFunc(r.User, unicode.IsControl) {
		o.Fail("user_id", "must have no control characters")
	}
	r.User = NormalWallet(r.User)
	if o.Err() == nil && r.FeedID == "" {
		// word for word, as clients know it
		return Request{}, smartmoney.BadInput("feed_id", "The feed_id parameter is required")
	}
	o.Keep(refuseBoost(filters, "filters"))
	if err := o.Err(); err != nil {
		return Request{}, err
	}
	var err error
	r.filters, err = parseFilters(filters, "filters")
	return r, err
}

// Bounds of impressions: of one user, and of all users of all customers.
const (
	MaxUserImpressions = 2000
	MaxImpressions     = 10_000_000
)

// ImpressionAge is how long an item that was given to a user sinks. Older impressions may be
// deleted.
const ImpressionAge = 24 * time.Hour
