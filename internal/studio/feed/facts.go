package feed

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Ref names a document of an index.
type Ref struct {
	Index string `json:"index"` // as asked: a name or an alias
	ID    string `json:"id"`
}

// Kind is what an item is.
type Kind uint8

// The kinds of items.
const (
	Market Kind = iota // prediction market
	Token              // token of a DEX chain
)

// The indexes of items.
const (
	Markets = "polymarket-items"
	Tokens  = "token-items"
)

// Item holds the facts of a market or a token.
type Item struct {
	ID     string // item_id of a market, chain:address of a token
	Kind   Kind
	Title  string    // question of a market, symbol of a token; "" if unknown
	Slug   string    // of a market; "" if unknown
	Chain  string    // of a token
	Tags   []string  // "" is not among them
	Vector []float32 // unit length; nil if it has none

	CreatedAt time.Time // when it was first seen; zero if unknown
	Closed    bool      // trading has ended

	Price     *float64 // USD; of a market its first outcome's, 0 to 1
	Change1h  *float64 // of Price: a market's difference in USD, a token's in percent
	Change24h *float64 // likewise
	// PriceChanges is the number of hours, of the last 24, over which the price moved by 0.01 USD
	// (market) or 1 percent (token) at least; nil if unknown.
	PriceChanges *int

	Volume24h *float64 // USD over the last 24 hours
	Volume7d  *float64 // USD over the last 7 days
	Trades24h *int     // number over the last 24 hours
}

// Bet is one trade in an item.
type Bet struct {
	Wallet  string // as History takes it
	Side    string // buy or sell
	Outcome string // label of the outcome; "" for a token or if unknown
	USD     float64
	Price   float64 // USD
	At      time.Time
}

// Interaction sums up what a wallet traded in one item.
type Interaction struct {
	Item   string    // as Item.ID
	Side   string    // of the latest trade: buy or sell
	At     time.Time // of the latest trade
	USD    float64   // volume, bought and sold
	Trades int
}

// Wallet holds the facts of a wallet over all of its trades.
type Wallet struct {
	NetPnlUSD *float64 // nil if unknown
	VolumeUSD *float64 // bought and sold; nil if unknown
}

// Source supplies facts. Its methods may be called from any goroutine and do no I/O: they return
// within microseconds per item, from memory. studio.Facts has them from the indexes, and imports
// this package; tests have a small market.
type Source interface {
	// Now returns the latest event time; zero before the first event.
	Now() time.Time
	// Item returns the item of an index; ok is false if the index has no such item.
	Item(index, id string) (item Item, ok bool)
	// Bets returns up to n of the newest trades of an item, newest first.
	Bets(index, id string, n int) []Bet
	// History returns up to n of the items that a wallet traded most recently in an index,
	// newest first. wallet is chain:address, or the bare address on polymarket.
	History(index, wallet string, n int) []Interaction
	// Wallet returns a wallet's totals; ok is false if it never traded.
	Wallet(wallet string) (w Wallet, ok bool)
	// Traded returns the ids of up to n open items of an index with the largest volume of
	// the last 24 hours, largest first, equal ones by id.
	Traded(index string, n int) []string
	// Created returns the ids of up to n items of an index first seen at or after a time,
	// newest first.
	Created(index string, since time.Time, n int) []string
	// TopWallets returns up to n wallets in the order of their rank, of polymarket for the
	// index Markets, of all DEX chains in turn for Tokens.
	TopWallets(index string, n int) []string
}

// IndexName returns the index that a name or an alias stands for, "" for one that has no items.
func IndexName(name string) string {
	switch name {
	case Markets, "markets":
		return Markets
	case Tokens, "tokens":
		return Tokens
	default:
		return ""
	}
}

// NormalWallet returns a wallet as History takes it: without space around it, hexadecimal
// addresses in lower case, and without the chain if that is polymarket.
func NormalWallet(wallet string) string {
	wallet = strings.TrimPrefix(strings.TrimSpace(wallet), "polymarket:")
	chain, address, qualified := strings.Cut(wallet, ":")
	if !qualified {
		chain, address = "", wallet
	}
	if len(address) >= 2 && address[0] == '0' && (address[1] == 'x' || address[1] == 'X') {
		address = strings.ToLower(address)
	}
	if qualified {
		return chain + ":" + address
	}
	return address
}

// Address returns the address of a wallet or token that may have its chain before it.
func Address(id string) string {
	if _, address, qualified := strings.Cut(id, ":"); qualified {
		return address
	}
	return id
}

// Bounds of a request.
const (
	MaxFeatureItems = 1000
	MaxFeaturesBody = 1 << 20 // bytes
	maxFeatureID    = 200     // characters of an id
	maxIndex        = 100     // characters of an index
)

// FeaturesRequest asks for the features of items for a user.
type FeaturesRequest struct {
	User  Ref
	Items []Ref // 1 to MaxItems
}

// Features are an item's features by name: numbers, found (bool) and bets ([]Bet).
type Features map[string]any

// FeatureScores are topic_score and user_affinity_score, 0 to 1, each absent if unknown.
type FeatureScores map[string]float64

// FeaturesResult has features and scores by index, as it was asked, and id.
type FeaturesResult struct {
	Features      map[string]map[string]Features      `json:"features"`
	Scores        map[string]map[string]FeatureScores `json:"scores"`
	FeatureNames  []string                            `json:"feature_names"`
	HitRate       float64                             `json:"hit_rate"`        // found items / items
	ItemEmbedRate float64                             `json:"item_embed_rate"` // items with a vector / items
	TookBackend   float64                             `json:"took_backend"`    // ms; set by the caller
}

// ShownBet is one of the newest trades in an item.
type ShownBet struct {
	UserPseudonym string    `json:"user_pseudonym"` // the wallet, shortened
	Side          string    `json:"side"`           // buy or sell
	Outcome       string    `json:"outcome,omitempty"`
	USD           float64   `json:"usdc"`
	Price         float64   `json:"price"`     // USD
	Timestamp     time.Time `json:"timestamp"` // UTC
}

// FeatureNames returns the name of every feature, in the order of docs/studio.md.
func FeatureNames() []string {
	names := []string{
		"found", "original_rank", "sem_sim_closest", "sem_sim_fuzzy", "topic_similarity", "num_bets",
		"num_price_changes", "user_affinity_avg", "user_affinity_usdc", "user_affinity_count",
	}
	for k := range Clusters {
		names = append(names, clusterName(k))
	}
	return append(names, "bets")
}

func clusterName(k int) string { return fmt.Sprintf("cluster_%d", k+1) }

// ParseFeatures reads the body {user {index, id}, items [{index, id}]}. Errors are BAD_USER_INPUT
// and name the field and its bound.
func ParseFeatures(body []byte) (*FeaturesRequest, error) {
	o, err := Body(body, MaxFeaturesBody)
	if err != nil {
		return nil, err
	}
	r := &FeaturesRequest{}
	if user := o.Inner("user"); user != nil {
		r.User = parseRef(user, userIndexes...)
	} else {
		o.Fail("user", "is required: an object with index and id")
	}
	for _, item := range o.Objects("items", 1, MaxFeatureItems) {
		r.Items = append(r.Items, parseRef(item, itemIndexes...))
	}
	return r, o.Err()
}

// The indexes of users and of items, with their aliases.
var (
	userIndexes = []string{"polymarket-wallets", "wallet-users", "wallets"}
	itemIndexes = []string{Markets, "markets", Tokens, "tokens"}
)

func parseRef(o *Object, indexes ...string) Ref {
	ref := Ref{Index: o.Text("index", maxIndex), ID: o.Text("id", maxFeatureID)}
	o.OneOf("index", ref.Index, indexes...)
	if ref.ID == "" {
		o.Fail("id", "is required: a string of 1 to %d characters", maxFeatureID)
	}
	return ref
}

// ComputeFeatures returns the features of the items of a request, or the error of ctx if that ends
// first.
func ComputeFeatures(ctx context.Context, source Source, r *FeaturesRequest) (*FeaturesResult, error) {
	result := &FeaturesResult{Features: map[string]map[string]Features{}, Scores: map[string]map[string]FeatureScores{}, FeatureNames: FeatureNames()}
	users, found, embedded := map[string]*User{}, 0, 0
	for i, ref := range r.Items {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		index := IndexName(ref.Index)
		if users[index] == nil {
			users[index] = NewUser(source, index, r.User.ID)
		}
		if result.Features[ref.Index] == nil {
			result.Features[ref.Index], result.Scores[ref.Index] = map[string]Features{}, map[string]FeatureScores{}
		}
		item, ok := source.Item(index, ref.ID)
		if !ok {
			result.Features[ref.Index][ref.ID] = Features{"found": false, "original_rank": i + 1}
			continue
		}
		found++
		if item.Vector != nil {
			embedded++
		}
		of := users[index].Of(&item)
		result.Features[ref.Index][ref.ID] = of.features(i + 1)
		result.Scores[ref.Index][ref.ID] = of.scores()
	}
	result.HitRate, result.ItemEmbedRate = share(found, len(r.Items)), share(embedded, len(r.Items))
	return result, nil
}

func share(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}

func (fv *FeatureValues) features(rank int) Features {
	f := Features{"found": true, "original_rank": rank, "bets": shown(fv.Bets)}
	for name, x := range map[string]*float64{
		"sem_sim_closest": fv.SemSimClosest, "sem_sim_fuzzy": fv.SemSimFuzzy, "topic_similarity": fv.TopicSimilarity,
		"user_affinity_avg": fv.AffinityAvg, "user_affinity_usdc": fv.AffinityUSD,
	} {
		if x != nil {
			f[name] = *x
		}
	}
	for name, n := range map[string]*int{"num_bets": fv.NumBets, "num_price_changes": fv.NumPriceChanges, "user_affinity_count": fv.AffinityCount} {
		if n != nil {
			f[name] = *n
		}
	}
	for k, x := range fv.Clusters {
		f[clusterName(k)] = x
	}
	return f
}

func (fv *FeatureValues) scores() FeatureScores {
	s := FeatureScores{}
	if topic := fv.TopicScore(); topic != nil {
		s["topic_score"] = *topic
	}
	if fv.AffinityUSD != nil {
		s["user_affinity_score"] = *fv.AffinityUSD
	}
	return s
}

func shown(bets []Bet) []ShownBet {
	all := make([]ShownBet, len(bets))
	for i, b := range bets {
		all[i] = ShownBet{UserPseudonym: pseudonym(b.Wallet), Side: b.Side, Outcome: b.Outcome, USD: b.USD, Price: b.Price, Timestamp: b.At.UTC()}
	}
	return all
}

// pseudonym returns a wallet as stories and bets name it: its address, shortened.
func pseudonym(wallet string) string { return smartmoney.TruncatedAddress(Address(wallet)) }
