// Package recommend learns from what wallets traded which markets and tokens a wallet may trade
// next. It has one trained model, ease-v1: the linear autoencoder EASE^R in closed form (Steck
// 2019). Beside it is popularity-v1, the items that most wallets trade: EASE is measured against
// it, and it answers by default where EASE is not better.
//
// Train fits both, Evaluate measures both on later trades than those they were fitted to, and a
// Registry has the model in use. A wallet trades on one chain, so each chain's items are a group
// of their own: the model relates no items of two groups.
//
// A model is a function of its interactions alone: their order does not matter, and time comes
// from them, never from a clock. Memory and work are bounded by MaxInteractions and the number of
// items of a group. The package does no I/O and starts no goroutine.
package recommend

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The names that clients may ask for. RerankName and ItemKNNName, a model of former versions, are
// aliases of EASEName; the empty name and DefaultName stand for what won the evaluation.
const (
	EASEName       = "ease-v1"
	PopularityName = "popularity-v1"
	RerankName     = "polymarket-rerank-v1"
	ItemKNNName    = "item-knn-v1"
	DefaultName    = "default"
)

// Names returns the names that Scores accepts, except the empty one, in order.
func Names() []string {
	return []string{DefaultName, EASEName, ItemKNNName, RerankName, PopularityName}
}

// CheckName returns a NOT_FOUND error that lists the names if name is none of them.
func CheckName(name string) error {
	if name == "" || slices.Contains(Names(), name) {
		return nil
	}
	return &smartmoney.Error{Code: smartmoney.CodeNotFound, Field: "model",
		Message: "there is no model " + smartmoney.Shown(name) + ": the models are " + strings.Join(Names(), ", ")}
}

// Weighted is an item of a wallet's history.
type Weighted struct {
	Item   string
	Weight float64 // 0 to 1; see Weight
}

// MaxItems is the largest number of items of one call of Scores.
const MaxItems = 10_000

// Model scores items for wallets. It is immutable. The zero Model knows no item.
type Model struct {
	version int
	until   time.Time
	best    string // winner of the evaluation; "" where EASE was not fitted
	groups  []*group
	places  map[string]place
}

// place is the place of an item in a model.
type place struct{ group, number int32 }

// index fills places.
func (m *Model) index() {
	m.places = map[string]place{}
	for i, g := range m.groups {
		for number, item := range g.Items {
			m.places[item] = place{int32(i), int32(number)}
		}
	}
}

// Version returns the number of the training run, from 1; 0 if it was not stored.
func (m *Model) Version() int { return m.version }

// WithVersion returns the same model as another version.
func (m *Model) WithVersion(version int) *Model {
	other := *m
	other.version = version
	return &other
}

// Until returns the time of the newest trade that the model was fitted to, UTC; zero if there is
// none.
func (m *Model) Until() time.Time { return m.until }

// Best returns the name that won the evaluation, PopularityName where there was none.
func (m *Model) Best() string { return cmp.Or(m.best, PopularityName) }

// Items returns the number of items in the model.
func (m *Model) Items() int { return len(m.places) }

// answers returns EASEName or PopularityName, whichever answers for a name.
func (m *Model) answers(name string) string {
	switch {
	case name == "" || name == DefaultName || m.best == "":
		return m.Best()
	case name == PopularityName:
		return PopularityName
	}
	return EASEName
}

// Scores returns one score for each item, 0 to 1, higher for items that the wallet is more likely
// to trade, and what answered for the name: "ease-v1@3". An item that the model does not know has
// the score of one about which the history says nothing and that nobody trades. A history without
// an item that the model knows orders items by popularity, as a model without EASE does for every
// name. It returns the error of CheckName, that of ctx if that has ended, and BAD_USER_INPUT for
// more than MaxItems items.
func (m *Model) Scores(ctx context.Context, name string, history []Weighted, items []string) (scores []float64, by string, err error) {
	if err := CheckName(name); err != nil {
		return nil, "", err
	}
	if len(items) > MaxItems {
		return nil, "", smartmoney.BadInput("item_ids", "item_ids must be at most %d, got %d", MaxItems, len(items))
	}
	by = m.answers(name)
	histories := m.histories(history)
	ease := by == EASEName && slices.ContainsFunc(histories, func(h []held) bool { return len(h) > 0 })
	scores = make([]float64, len(items))
	groups := make([][]float64, len(m.groups))
	for i, item := range items {
		p, known := m.places[item]
		if !known {
			if ease {
				scores[i] = blend(neutral, 0)
			}
			continue
		}
		if groups[p.group] == nil {
			if err := ctx.Err(); err != nil {
				return nil, "", err
			}
			groups[p.group] = m.groups[p.group].scores(ease, histories[p.group])
		}
		scores[i] = groups[p.group][p.number]
	}
	return scores, fmt.Sprint(by, "@", m.version), nil
}

// histories returns the known items of a history by group, in order of their numbers. An item that
// occurs twice counts once, with its larger weight; weights outside 0 to 1 are cut to it.
func (m *Model) histories(history []Weighted) [][]held {
	heaviest := slices.Clone(history)
	slices.SortStableFunc(heaviest, func(a, b Weighted) int { return cmp.Compare(b.Weight, a.Weight) })
	groups, seen := make([][]held, len(m.groups)), map[place]bool{}
	for _, w := range heaviest {
		p, known := m.places[w.Item]
		if weight := min(w.Weight, 1); known && weight > 0 && !seen[p] {
			seen[p] = true
			groups[p.group] = append(groups[p.group], held{p.number, weight})
		}
	}
	for _, g := range groups {
		slices.SortFunc(g, func(a, b held) int { return int(a.item - b.item) })
	}
	return groups
}

// Registry has the model in use. It is safe for concurrent use. Its zero value has the zero Model.
type Registry struct{ current atomic.Pointer[Model] }

// Use replaces the model.
func (r *Registry) Use(m *Model) { r.current.Store(m) }

// Current returns the model in use.
func (r *Registry) Current() *Model {
	if m := r.current.Load(); m != nil {
		return m
	}
	return &Model{}
}
