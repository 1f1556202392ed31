package feed

import (
	"context"
	"strings"
	"time"
	"unicode"
)

// The engines.
const (
	PolymarketEngine = "polymarket_v1"  // about prediction markets
	TokenEngine      = "token_items_v1" // about tokens of DEX chains
)

// The types of stories, in the order in which they alternate.
const (
	StoryUserBets       = "user_bets"       // what the wallet traded, and the price since
	StoryRelevantBets   = "relevant_bets"   // what wallets with a like history traded
	StoryPriceChange    = "price_change"    // a price that moved within a day
	StoryNewMarket      = "new_market"      // an item that was first seen lately
	StoryBet            = "bet"             // a large single trade of the last day
	StoryRelevantMarket = "relevant_market" // an item with the topics that the wallet trades
)

// storyTypes returns every type, in the order in which they alternate.
func storyTypes() []string {
	return []string{StoryUserBets, StoryRelevantBets, StoryPriceChange, StoryNewMarket, StoryBet, StoryRelevantMarket}
}

// Bounds of a request.
const (
	MaxStories     = 100
	MaxMarketHours = 720
	MaxStoriesBody = 64 << 10 // bytes
	maxWallet      = 200      // characters
	considered     = 200      // items with the largest volume
)

// StoriesRequest asks for stories.
type StoriesRequest struct {
	Engine         string
	Wallet         string  // "" for none
	NumStories     int     // 1 to MaxStories, 25 by default
	NewMarketHours float64 // 0 to MaxMarketHours, 24 by default
}

// Story is one text about one item.
type Story struct {
	Type     string         `json:"type"`
	Title    string         `json:"title"`
	Body     string         `json:"body"`
	MarketID string         `json:"market_id,omitempty"` // item_id; of a token chain:address
	Question string         `json:"question,omitempty"`  // of a token its symbol
	Slug     string         `json:"slug,omitempty"`
	Metadata map[string]any `json:"metadata,omitempty"` // the facts of the sentences
}

// Generator writes stories. It is safe for concurrent use.
type Generator struct {
	source    Source
	rephraser *Rephraser
}

// NewGenerator returns a generator. rephraser is nil for templates only.
func NewGenerator(source Source, rephraser *Rephraser) *Generator {
	return &Generator{source: source, rephraser: rephraser}
}

// ParseStories reads the body {engine, params {wallet, num_stories, new_market_hours}}. Errors are
// BAD_USER_INPUT and name the field and its bound.
func ParseStories(body []byte) (*StoriesRequest, error) {
	o, err := Body(body, MaxStoriesBody)
	if err != nil {
		return nil, err
	}
	r := &StoriesRequest{Engine: o.Text("engine", maxWallet), NumStories: 25, NewMarketHours: 24}
	o.OneOf("engine", r.Engine, PolymarketEngine, TokenEngine)
	if params := o.Inner("params"); params != nil {
		r.Wallet = params.Text("wallet", maxWallet)
		if strings.ContainsFunc(r.Wallet, unicode.IsControl) {
			params.Fail("wallet", "must have no control characters")
		}
		r.NumStories = params.Whole("num_stories", 1, MaxStories, r.NumStories)
		r.NewMarketHours = params.Number("new_market_hours", 0, MaxMarketHours, r.NewMarketHours)
	}
	return r, o.Err()
}

// Generate writes up to NumStories stories. The types alternate; each type begins with what matters
// most. There are fewer stories, or none, if the facts do not have as many.
func (g *Generator) Generate(ctx context.Context, r *StoriesRequest) ([]Story, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	t := g.teller(r)
	lists := map[string][]Story{
		StoryUserBets: t.userBets(), StoryNewMarket: t.newMarkets(r.NewMarketHours), StoryPriceChange: t.priceChanges(),
		StoryRelevantBets: t.relevantBets(), StoryBet: t.bets(), StoryRelevantMarket: t.relevantMarkets(),
	}
	return alternate(lists, r.NumStories), nil
}

// Rephrase returns stories in the words of the rephraser. Without one, or without its answer, it
// returns them unchanged.
func (g *Generator) Rephrase(ctx context.Context, all []Story) []Story {
	if g.rephraser == nil {
		return all
	}
	return g.rephraser.rephrase(ctx, all)
}

// alternate takes the first story of each type, then the second of each, up to n.
func alternate(lists map[string][]Story, n int) []Story {
	all := []Story{}
	for place := 0; ; place++ {
		before := len(all)
		for _, name := range storyTypes() {
			if place < len(lists[name]) && len(all) < n {
				all = append(all, lists[name][place])
			}
		}
		if len(all) == before {
			return all
		}
	}
}

// teller writes the stories of one request.
type teller struct {
	source Source
	index  string
	words  words
	now    time.Time
	wallet string
	user   *User
	items  []*told // the items with the largest volume
	n      int     // stories of one type
}

// told is an item with its features for the user.
type told struct {
	Item
	*FeatureValues
}

func (g *Generator) teller(r *StoriesRequest) *teller {
	t := &teller{source: g.source, index: Markets, words: marketWords, now: g.source.Now(), wallet: NormalWallet(r.Wallet), n: r.NumStories}
	if r.Engine == TokenEngine {
		t.index, t.words = Tokens, tokenWords
	}
	t.user = NewUser(g.source, t.index, t.wallet)
	for _, id := range g.source.Traded(t.index, considered) {
		if item, ok := g.source.Item(t.index, id); ok && item.Title != "" {
			t.items = append(t.items, &told{item, t.user.Of(&item)})
		}
	}
	return t
}

// story returns a story about an item.
func story(kind string, item *Item, title, body string, metadata map[string]any) Story {
	return Story{Type: kind, Title: title, Body: body, MarketID: item.ID, Question: item.Title, Slug: item.Slug, Metadata: metadata}
}

func (t *teller) first(all []Story) []Story { return all[:min(len(all), t.n)] }
