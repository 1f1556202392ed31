package recommend

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"smartmoney/internal/smartmoney"
)

// Trained is the result of one training run: the three models. It is immutable.
type Trained struct {
	version int
	until   time.Time
	best    string // "" where only the popularity is known
	groups  []*group
	places  map[string]place
}

// index fills places.
func (t *Trained) index() {
	t.places = map[string]place{}
	for i, g := range t.groups {
		for number, item := range g.items {
			t.places[item] = place{int32(i), int32(number)}
		}
	}
}

// Version returns the number of the run, from 1; 0 if it was not stored.
func (t *Trained) Version() int { return t.version }

// WithVersion returns the same models as another version.
func (t *Trained) WithVersion(version int) *Trained {
	other := *t
	other.version = version
	return &other
}

// Until returns the time of the newest trade that the models were fitted to, UTC; zero if there
// is none.
func (t *Trained) Until() time.Time { return t.until }

// Best returns the name of the model that won the evaluation.
func (t *Trained) Best() string {
	if t.best == "" {
		return PopularityName
	}
	return t.best
}

// Items returns the number of items in the models.
func (t *Trained) Items() int { return len(t.places) }

// model returns the model of a canonical name, "" for the winner.
func (t *Trained) model(name string) Model {
	if name == "" || t.best == "" {
		name = t.Best()
	}
	return scorer{t, name}
}

// Model returns one of the models by its name or alias, as Registry.Model does.
func (t *Trained) Model(name string) (Model, error) {
	name, err := canonical(name)
	if err != nil {
		return nil, err
	}
	return t.model(name), nil
}

// scorer is one of the models.
type scorer struct {
	*Trained
	name string
}

var _ Model = scorer{}

// Name returns the model's name.
func (s scorer) Name() string { return s.name }

// Scores returns one score for each item, as Model says.
func (s scorer) Scores(ctx context.Context, history []Weighted, items []string) ([]float64, error) {
	if len(items) > MaxItems {
		return nil, smartmoney.BadInput("item_ids", "item_ids must be at most %d, got %d", MaxItems, len(items))
	}
	asked, needed := make([]place, len(items)), make([]bool, len(s.groups))
	for i, item := range items {
		p, known := s.places[item]
		if !known {
			asked[i].number = -1
			continue
		}
		asked[i], needed[p.group] = p, true
	}
	histories, name := s.histories(history), s.name
	if !slices.ContainsFunc(histories, func(h []held) bool { return len(h) > 0 }) {
		name = PopularityName
	}
	scores := make([][]float64, len(s.groups))
	for i, g := range s.groups {
		if !needed[i] {
			continue
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		scores[i] = make([]float64, len(g.items))
		g.score(name, histories[i], scores[i])
	}
	result := make([]float64, len(items))
	for i, p := range asked {
		switch {
		case p.number >= 0:
			result[i] = scores[p.group][p.number]
		case name == EASEName:
			result[i] = blend(neutral, 0)
		}
	}
	return result, nil
}

// histories returns the known items of a history by group, the heaviest maxHistory. An item
// that occurs twice counts once, with its larger weight; weights outside 0 to 1 are cut to it.
func (t *Trained) histories(history []Weighted) [][]held {
	heaviest := slices.Clone(history)
	slices.SortStableFunc(heaviest, func(a, b Weighted) int { return cmp.Compare(b.Weight, a.Weight) })
	groups, seen, count := make([][]held, len(t.groups)), map[place]bool{}, 0
	for _, w := range heaviest {
		p, known := t.places[w.Item]
		if weight := min(w.Weight, 1); known && weight > 0 && !seen[p] && count < maxHistory {
			seen[p] = true
			count++
			groups[p.group] = append(groups[p.group], held{p.number, weight})
		}
	}
	for _, g := range groups {
		slices.SortFunc(g, func(a, b held) int { return int(a.item - b.item) })
	}
	return groups
}

// score writes the score of each item of the group by the named model.
func (g *group) score(name string, history []held, scores []float64) {
	switch name {
	case EASEName:
		g.ease(history, scores)
	case ItemKNNName:
		g.knn(history, scores)
	default:
		g.popular(scores)
	}
}

// Label returns a model's name with its version: "ease-v1@3".
func Label(m Model) string { return m.Name() + "@" + strconv.Itoa(m.Version()) }
