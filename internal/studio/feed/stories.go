package feed

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
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

func story(kind string, item *Item, title, body string, metadata map[string]any) Story {
	return Story{Type: kind, Title: title, Body: body, MarketID: item.ID, Question: item.Title, Slug: item.Slug, Metadata: metadata}
}

func (t *teller) first(all []Story) []Story { return all[:min(len(all), t.n)] }

// words are the templates of an engine.
type words struct{ market bool }

var marketWords, tokenWords = words{market: true}, words{}

// sentence ends a text as a sentence.
func sentence(text string) string { return text + "." }

func (w words) yours(title string) string {
	if w.market {
		return "Your bets: " + title
	}
	return "Your trades in " + title
}

func (w words) fresh(title string) string {
	if w.market {
		return "New market: " + title
	}
	return "New token: " + title
}

func (w words) likes(title string) string {
	if w.market {
		return "Wallets like yours bet: " + title
	}
	return "Wallets like yours trade " + title
}

func (w words) traded(x float64, trades int) string {
	return sentence("You traded " + usd(x) + " in " + count(trades, "trade"))
}

func (w words) alike(wallets int, x float64) string {
	return sentence(count(wallets, "wallet") + " with a history like yours traded " + usd(x))
}

func (w words) moved(title string, change float64) string {
	if change < 0 {
		return "Price fell: " + title
	}
	return "Price rose: " + title
}

// change says how a price moved within a day: by USD of a market, by percent of a token.
func (w words) change(item *Item) string {
	how, by := "rose", price(math.Abs(*item.Change24h))
	if *item.Change24h < 0 {
		how = "fell"
	}
	if !w.market {
		by = strconv.FormatFloat(math.Abs(*item.Change24h), 'f', 1, 64) + "%"
	}
	return sentence("It " + how + " by " + by + " to " + price(*item.Price) + " in a day")
}

// one says who traded what for how much.
func (w words) one(who string, b *Bet, title string) string {
	what := title
	if b.Outcome != "" {
		what = b.Outcome + " on " + title
	}
	if b.Side == "sell" {
		return who + " sold " + usd(b.USD) + " of " + what
	}
	return who + " bought " + usd(b.USD) + " of " + what
}

func (w words) at(b *Bet, now time.Time) string {
	return sentence("The price was " + price(b.Price) + ", " + ago(now.Sub(b.At)))
}

// usd writes an amount: whole dollars with thousands separated, cents below 10 USD.
func usd(x float64) string {
	if math.Abs(x) < 10 {
		return "$" + strconv.FormatFloat(x, 'f', 2, 64)
	}
	digits := strconv.FormatFloat(x, 'f', 0, 64)
	for at := len(digits) - 3; at > 0 && digits[at-1] != '-'; at -= 3 {
		digits = digits[:at] + "," + digits[at:]
	}
	return "$" + digits
}

// price writes a price in USD: two digits after the point, or three significant ones if it is
// small.
func price(x float64) string {
	if math.Abs(x) < 0.1 && x != 0 {
		digits := 2 - int(math.Floor(math.Log10(math.Abs(x))))
		return "$" + strings.TrimRight(strconv.FormatFloat(x, 'f', min(digits, 30), 64), "0")
	}
	return "$" + strconv.FormatFloat(x, 'f', 2, 64)
}

func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// ago writes a time before now in its largest whole unit.
func ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return "just now"
	case d < time.Hour:
		return count(int(d/time.Minute), "minute") + " ago"
	case d < 2*day:
		return count(int(d/time.Hour), "hour") + " ago"
	default:
		return count(int(d/day), "day") + " ago"
	}
}

// day is how far back bets and price changes are told.
const day = 24 * time.Hour

// userBets adds stories about the wallet's latest trades.
func (t *teller) userBets() (all []Story) {
	if t.wallet == "" {
		return nil
	}
	for _, h := range t.source.History(t.index, t.wallet, HistoryItems) {
		item, ok := t.source.Item(t.index, h.Item)
		if !ok || item.Title == "" {
			continue
		}
		body := t.words.traded(h.USD, h.Trades) + t.priceNow(&item)
		all = append(all, story(StoryUserBets, &item, t.words.yours(item.Title), body, withPrice(&item, map[string]any{
			"usdc": h.USD, "trades": h.Trades, "side": h.Side, "timestamp": h.At.UTC(),
		})))
	}
	return t.first(all)
}

// newMarkets adds stories about items first seen in the last hours, newest first.
func (t *teller) newMarkets(hours float64) (all []Story) {
	since := t.now.Add(-time.Duration(hours * float64(time.Hour)))
	for _, id := range t.source.Created(t.index, since, t.n) {
		item, ok := t.source.Item(t.index, id)
		if !ok || item.Title == "" || item.CreatedAt.After(t.now) {
			continue
		}
		body := sentence("It was first seen " + ago(t.now.Sub(item.CreatedAt)))
		if item.Volume24h != nil && *item.Volume24h > 0 {
			body += " " + sentence(usd(*item.Volume24h)+" was traded in a day")
		}
		metadata := map[string]any{"created_at": item.CreatedAt.UTC()}
		if len(item.Tags) > 0 {
			metadata["tags"] = item.Tags
		}
		if item.Volume24h != nil {
			metadata["volume_24hr"] = *item.Volume24h
		}
		all = append(all, story(StoryNewMarket, &item, t.words.fresh(item.Title), body, metadata))
	}
	return all
}

// The least changes of a price within a day that are told: USD of a market, percent of a token.
const (
	leastMarketChange = 0.05
	leastTokenChange  = 10
)

// priceChanges adds stories about the largest price moves within a day.
func (t *teller) priceChanges() (all []Story) {
	least := leastMarketChange
	if t.index == Tokens {
		least = leastTokenChange
	}
	moved := slices.DeleteFunc(slices.Clone(t.items), func(i *told) bool {
		return i.Price == nil || i.Change24h == nil || math.Abs(*i.Change24h) < least
	})
	slices.SortStableFunc(moved, func(a, b *told) int { return cmp.Compare(math.Abs(*b.Change24h), math.Abs(*a.Change24h)) })
	for _, i := range moved {
		all = append(all, story(StoryPriceChange, &i.Item, t.words.moved(i.Title, *i.Change24h), t.words.change(&i.Item), withPrice(&i.Item, map[string]any{})))
	}
	return t.first(all)
}

// bets adds stories about the largest single trades of the last day.
func (t *teller) bets() (all []Story) {
	type one struct {
		item *told
		bet  Bet
	}
	var found []one
	for _, i := range t.items {
		for _, b := range i.Bets {
			if t.now.Sub(b.At) <= day && b.Wallet != t.wallet {
				found = append(found, one{i, b})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b one) int { return cmp.Compare(b.bet.USD, a.bet.USD) })
	for _, f := range found[:min(len(found), t.n)] {
		who := pseudonym(f.bet.Wallet)
		metadata := map[string]any{"user_name": who, "usdc": f.bet.USD, "price": f.bet.Price, "side": f.bet.Side, "timestamp": f.bet.At.UTC()}
		if f.bet.Outcome != "" {
			metadata["outcome"] = f.bet.Outcome
		}
		all = append(all, story(StoryBet, &f.item.Item, t.words.one(who, &f.bet, f.item.Title), t.words.at(&f.bet, t.now), metadata))
	}
	return all
}

// relevantBets adds stories about recent trades of wallets with a similar history, in items that
// the user did not trade.
func (t *teller) relevantBets() (all []Story) {
	type one struct {
		item    *told
		wallets int
		usd     float64
	}
	var found []one
	for _, i := range t.items {
		if i.AffinityCount == nil || *i.AffinityCount == 0 || t.user.Traded(i.ID) {
			continue
		}
		f, seen := one{item: i}, map[string]bool{}
		for _, b := range i.Bets {
			if b.Wallet == t.wallet || t.user.Affinity(b.Wallet, i.ID) == 0 {
				continue
			}
			if f.usd += b.USD; !seen[b.Wallet] {
				f.wallets++
			}
			seen[b.Wallet] = true
		}
		found = append(found, f)
	}
	slices.SortStableFunc(found, func(a, b one) int {
		return cmp.Or(cmp.Compare(b.wallets, a.wallets), cmp.Compare(b.usd, a.usd))
	})
	for _, f := range found {
		all = append(all, story(StoryRelevantBets, &f.item.Item, t.words.likes(f.item.Title), t.words.alike(f.wallets, f.usd)+t.priceNow(&f.item.Item),
			withPrice(&f.item.Item, map[string]any{"wallets": f.wallets, "usdc": f.usd})))
	}
	return t.first(all)
}

// relevantMarkets adds stories about items with the topics of those that the user traded.
func (t *teller) relevantMarkets() (all []Story) {
	found := slices.DeleteFunc(slices.Clone(t.items), func(i *told) bool {
		return i.TopicScore() == nil || *i.TopicScore() <= 0 || t.user.Traded(i.ID)
	})
	slices.SortStableFunc(found, func(a, b *told) int { return cmp.Compare(*b.TopicScore(), *a.TopicScore()) })
	for _, i := range found {
		body := sentence("It is like what you trade")
		metadata := map[string]any{"topic_score": *i.TopicScore()}
		if tags := t.user.Topics(i.Tags); len(tags) > 0 {
			body = sentence("You trade " + strings.Join(tags, ", "))
			metadata["tags"] = tags
		}
		all = append(all, story(StoryRelevantMarket, &i.Item, i.Title, body+t.priceNow(&i.Item), withPrice(&i.Item, metadata)))
	}
	return t.first(all)
}

// priceNow returns a sentence about the price, "" if it is unknown.
func (t *teller) priceNow(item *Item) string {
	if item.Price == nil {
		return ""
	}
	return " " + sentence("The price is "+price(*item.Price))
}

// withPrice adds the known prices to metadata.
func withPrice(item *Item, metadata map[string]any) map[string]any {
	if item.Price != nil {
		metadata["price"] = *item.Price
	}
	if item.Change24h != nil {
		metadata["price_change_24h"] = *item.Change24h
	}
	return metadata
}
