package feed

import (
	"cmp"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// Bounds and constants of features.
const (
	HistoryItems  = 64                  // items of a wallet's history, the newest
	BetsShown     = 10                  // bets of an item, the newest
	Clusters      = 10                  // topics of a user: cluster_1 to cluster_10
	TasteHalfLife = 14 * 24 * time.Hour // age at which a trade counts half
)

// FeatureValues are the features of one item for one user. A nil one is unknown. Similarities and
// affinities are 0 to 1.
type FeatureValues struct {
	SemSimClosest   *float64
	SemSimFuzzy     *float64
	TopicSimilarity *float64
	NumBets         *int
	NumPriceChanges *int
	AffinityAvg     *float64
	AffinityUSD     *float64
	AffinityCount   *int
	Clusters        []float64 // one for each of the user's topics, at most Clusters
	Bets            []Bet     // newest first
}

// TopicScore returns the mean of the topic similarity and the fuzzy semantic similarity, or the one
// that is known; nil if neither is.
func (fv *FeatureValues) TopicScore() *float64 {
	switch {
	case fv.TopicSimilarity == nil:
		return fv.SemSimFuzzy
	case fv.SemSimFuzzy == nil:
		return fv.TopicSimilarity
	default:
		mean := (*fv.TopicSimilarity + *fv.SemSimFuzzy) / 2
		return &mean
	}
}

// User computes features for one wallet and one index. It remembers the histories of other
// wallets while it is used, and is not safe for concurrent use.
type User struct {
	source  Source
	index   string
	wallet  string
	now     time.Time
	history taste
	items   []past    // of the history that the index has
	mean    []float32 // weighted sum of the items' unit vectors, of unit length; nil without one
	tags    map[string]float64
	length  float64 // of the tags' weights as a vector
	topics  []topic // the heaviest tags
	others  map[string]taste
}

// past is an item that the user traded.
type past struct {
	id     string
	vector []float32
}

// topic is a tag with its share of the weight of all tags.
type topic struct {
	tag   string
	share float64
}

// taste is the weights of the items that a wallet traded.
type taste struct {
	weights map[string]float64
	order   []string // the items, newest first
	square  float64  // sum of the squared weights
}

// NewUser returns a user of an index. A wallet that never traded has features without similarity,
// topics and affinity.
func NewUser(source Source, index, wallet string) *User {
	u := &User{source: source, index: index, wallet: NormalWallet(wallet), now: source.Now(), tags: map[string]float64{}, others: map[string]taste{}}
	if u.wallet == "" {
		return u
	}
	history := source.History(index, u.wallet, HistoryItems)
	u.history = u.tasteOf(history)
	for _, h := range history {
		item, ok := source.Item(index, h.Item)
		if !ok {
			continue
		}
		u.items = append(u.items, past{id: h.Item, vector: item.Vector})
		u.addVector(item.Vector, u.history.weights[h.Item])
		for _, tag := range unique(item.Tags) {
			u.tags[tag] += u.history.weights[h.Item]
		}
	}
	if !search.Normalise(u.mean) {
		u.mean = nil
	}
	u.topics, u.length = heaviest(u.tags)
	return u
}

// Known reports whether the user has a history in the index.
func (u *User) Known() bool { return len(u.history.weights) > 0 }

// Traded reports whether an item is in the user's history.
func (u *User) Traded(item string) bool { _, ok := u.history.weights[item]; return ok }

// TasteWeight is what an interaction counts: ln(1 + USD) · 2^(−age/HalfLife), where the age ends at
// the latest event.
func TasteWeight(h Interaction, now time.Time) float64 {
	age := max(now.Sub(h.At), 0)
	return math.Log1p(max(smartmoney.Finite(h.USD), 0)) * math.Exp2(-float64(age)/float64(TasteHalfLife))
}

func (u *User) tasteOf(history []Interaction) taste {
	t := taste{weights: make(map[string]float64, len(history))}
	for _, h := range history {
		if w := TasteWeight(h, u.now); w > 0 {
			t.weights[h.Item] = w
			t.order = append(t.order, h.Item)
			t.square += w * w
		}
	}
	return t
}

func (u *User) addVector(v []float32, weight float64) {
	if v == nil || weight == 0 {
		return
	}
	if u.mean == nil {
		u.mean = make([]float32, len(v))
	}
	for i := range min(len(v), len(u.mean)) {
		u.mean[i] += float32(weight) * v[i]
	}
}

// heaviest returns the tags with the largest weights, equal ones by name, and the length of all
// weights as a vector.
func heaviest(tags map[string]float64) (all []topic, length float64) {
	total, square := 0.0, 0.0
	for tag, weight := range tags {
		if weight > 0 {
			all = append(all, topic{tag, weight})
		}
	}
	slices.SortFunc(all, func(a, b topic) int { return cmp.Or(cmp.Compare(b.share, a.share), cmp.Compare(a.tag, b.tag)) })
	for _, t := range all { // in order, so that equal input results in an equal sum
		total += t.share
		square += t.share * t.share
	}
	all = all[:min(len(all), Clusters)]
	for i := range all {
		all[i].share /= total
	}
	return all, math.Sqrt(square)
}

// Of returns the features of an item.
func (u *User) Of(item *Item) *FeatureValues {
	v := u.Social(item)
	if !u.Known() {
		return v
	}
	v.SemSimClosest, v.SemSimFuzzy = u.closest(item), u.fuzzy(item)
	v.TopicSimilarity = u.topical(item)
	for _, t := range u.topics {
		x := 0.0
		if slices.Contains(item.Tags, t.tag) {
			x = t.share
		}
		v.Clusters = append(v.Clusters, x)
	}
	return v
}

// Social returns the features of an item that need neither vectors nor tags: its counts, its bets
// and the affinity to the wallets that made them. It is cheaper than Of.
func (u *User) Social(item *Item) *FeatureValues {
	v := &FeatureValues{NumBets: item.Trades24h, NumPriceChanges: item.PriceChanges, Bets: u.source.Bets(u.index, item.ID, BetsShown)}
	if u.Known() {
		u.affinity(item.ID, v)
	}
	return v
}

// Numbers returns the known features that are numbers, by name.
func (fv *FeatureValues) Numbers() map[string]float64 {
	all := map[string]float64{}
	for name, value := range fv.features(0) {
		switch x := value.(type) {
		case float64:
			all[name] = x
		case int:
			all[name] = float64(x)
		}
	}
	delete(all, "original_rank")
	return all
}

// closest returns the largest cosine with another item of the history.
func (u *User) closest(item *Item) *float64 {
	var most *float64
	for _, p := range u.items {
		if p.id == item.ID || p.vector == nil || item.Vector == nil {
			continue
		}
		if c := clamp(search.Dot(p.vector, item.Vector)); most == nil || c > *most {
			most = &c
		}
	}
	return most
}

// fuzzy returns the cosine with the weighted mean of the history.
func (u *User) fuzzy(item *Item) *float64 {
	if u.mean == nil || item.Vector == nil {
		return nil
	}
	c := clamp(search.Dot(u.mean, item.Vector))
	return &c
}

// topical returns the cosine of the user's weights of tags with the item's tags.
func (u *User) topical(item *Item) *float64 {
	tags := unique(item.Tags)
	if len(u.topics) == 0 || len(tags) == 0 {
		return nil
	}
	sum := 0.0
	for _, tag := range tags {
		sum += u.tags[tag]
	}
	c := clamp(sum / (u.length * math.Sqrt(float64(len(tags)))))
	return &c
}

// affinity sets the affinity to the wallets whose bets on the item are shown.
func (u *User) affinity(item string, v *FeatureValues) {
	volumes, order, largest := map[string]float64{}, []string{}, 0.0
	for _, b := range v.Bets {
		if b.Wallet == u.wallet {
			continue
		}
		if _, known := volumes[b.Wallet]; !known {
			order = append(order, b.Wallet)
		}
		volumes[b.Wallet] = smartmoney.Finite(volumes[b.Wallet] + b.USD)
		largest = max(largest, volumes[b.Wallet])
	}
	if len(order) == 0 {
		return
	}
	sum, weighted, volume, count := 0.0, 0.0, 0.0, 0
	for _, wallet := range order {
		a, usd := u.Affinity(wallet, item), volumes[wallet]/largest // so that no sum overflows
		sum, weighted, volume = sum+a, weighted+a*usd, volume+usd
		if a > 0 {
			count++
		}
	}
	avg := sum / float64(len(order))
	v.AffinityAvg, v.AffinityCount = &avg, &count
	if volume > 0 {
		usd := clamp(weighted / volume)
		v.AffinityUSD = &usd
	}
}

// Affinity returns the similarity of the histories of the user and another wallet, 0 to 1: the
// cosine of their weights, without one item. It is 0 if either has no other item.
func (u *User) Affinity(wallet, without string) float64 {
	other, known := u.others[wallet]
	if !known {
		other = u.tasteOf(u.source.History(u.index, wallet, HistoryItems))
		u.others[wallet] = other
	}
	mine, theirs := u.history.weights[without], other.weights[without]
	product := (u.history.square - mine*mine) * (other.square - theirs*theirs)
	if product <= 0 {
		return 0
	}
	sum := 0.0
	for _, item := range u.history.order {
		if item != without {
			sum += u.history.weights[item] * other.weights[item]
		}
	}
	return clamp(sum / math.Sqrt(product))
}

func unique(tags []string) []string {
	tags = slices.Clone(tags)
	slices.Sort(tags)
	return slices.Compact(tags)
}

// clamp cuts a cosine to 0 to 1.
func clamp(x float64) float64 { return min(max(x, 0), 1) }

// Topics returns those of an item's tags that are among the user's topics, the heaviest first.
func (u *User) Topics(tags []string) (shared []string) {
	for _, t := range u.topics {
		if slices.Contains(tags, t.tag) {
			shared = append(shared, t.tag)
		}
	}
	return shared
}
