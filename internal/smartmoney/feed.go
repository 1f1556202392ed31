package smartmoney

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"
)

// FeedStatus says whether a feed may be fetched.
type FeedStatus string

// The statuses of a feed. An inactive one is refused by for-you.
const (
	FeedActive   FeedStatus = "active"
	FeedInactive FeedStatus = "inactive"
)

// Valid reports whether s is a known status.
func (f FeedStatus) Valid() bool { return f == FeedActive || f == FeedInactive }

// FeedVisibility says which customers see a feed. Only its owner changes or deletes it.
type FeedVisibility string

// The visibilities of a feed: its owner only; every customer, as an example to copy; every
// customer, to fetch.
const (
	FeedPrivate  FeedVisibility = "private"
	FeedTemplate FeedVisibility = "template"
	FeedPublic   FeedVisibility = "public"
)

// Valid reports whether v is a known visibility.
func (f FeedVisibility) Valid() bool {
	return f == FeedPrivate || f == FeedTemplate || f == FeedPublic
}

// FeedConfig is a feed of a customer with its present settings.
type FeedConfig struct {
	ID         string    // feed_N, or the name of a built-in feed
	CustomerID string    // the owner; "" for a built-in feed
	Version    int64     // from 1; rises with each change
	CreatedAt  time.Time // UTC
	UpdatedAt  time.Time // UTC
	FeedSettings
}

// FeedVersion is one version of a feed's settings.
type FeedVersion struct {
	FeedID    string
	Version   int64     // from 1
	ChangedAt time.Time // UTC
	KeyID     string    // the API key that asked for it
	FeedSettings
}

// FeedSettings is what a customer sets of a feed. Package feed validates it.
type FeedSettings struct {
	Name        string         `json:"name"`        // 1 to 200 characters
	Description string         `json:"description"` // at most 2000 characters
	Endpoint    string         `json:"endpoint"`    // a label of the client, at most 200 characters
	Status      FeedStatus     `json:"status"`
	Visibility  FeedVisibility `json:"visibility"`
	Config      FeedRecipe     `json:"config"`
}

// FeedRecipe says how a feed is made. Filters, Scoring and Ranking are JSON objects as the
// client sent them, nil if absent.
type FeedRecipe struct {
	CandidateSource     string          `json:"candidate_source"`      // an index, a named source or a feed
	CandidateSourceType string          `json:"candidate_source_type"` // index, source or feed
	Index               string          `json:"index,omitempty"`       // of a named source
	Filters             json.RawMessage `json:"filters,omitempty"`
	Scoring             json.RawMessage `json:"scoring,omitempty"`
	Ranking             json.RawMessage `json:"ranking,omitempty"`
}

const feedPrefix = "feed_"

// FeedID returns the id of the feed with a number, such as feed_7.
func FeedID(number int64) string { return feedPrefix + strconv.FormatInt(number, 10) }

// FeedNumber returns the number in a feed's id; ok is false if id is no such id.
func FeedNumber(id string) (number int64, ok bool) {
	digits, prefixed := strings.CutPrefix(id, feedPrefix)
	number, err := strconv.ParseInt(digits, 10, 64)
	return number, prefixed && err == nil && number > 0 && FeedID(number) == id
}

// Impression is an item that was given to a user of a customer.
type Impression struct {
	Item string
	At   time.Time // UTC, the last time
}
