package recommend

import (
	"context"
	"slices"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// The names of the models. RerankName is an alias of EASEName; the empty name and DefaultName
// stand for the model that won the evaluation.
const (
	EASEName       = "ease-v1"
	ItemKNNName    = "item-knn-v1"
	PopularityName = "popularity-v1"
	RerankName     = "polymarket-rerank-v1"
	DefaultName    = "default"
)

// Names returns the names that Registry.Model accepts, except the empty one.
func Names() []string {
	return []string{EASEName, ItemKNNName, PopularityName, RerankName, DefaultName}
}

// Interaction is one trade of a wallet, or several of the same item.
type Interaction struct {
	User  string    // the wallet: chain:address, or the bare address on polymarket
	Item  string    // item_id of a market, or chain:address of a token
	At    time.Time // event time of the latest trade
	USD   float64   // sum of the amounts, > 0
	Count int       // trades; 0 counts as 1
}

// Weighted is an item of a wallet's history.
type Weighted struct {
	Item   string
	Weight float64 // 0 to 1; see Weights
}

// Model scores items for a wallet.
type Model interface {
	// Name is the name of the model, one of EASEName, ItemKNNName and PopularityName.
	Name() string
	// Version is the number of the training run, from 1; 0 before the first.
	Version() int
	// Scores returns one score for each item, 0 to 1, higher for items that the wallet is
	// more likely to trade. An item that the model does not know has the score of one about
	// which the history says nothing and that nobody trades. A history without an item that
	// the model knows orders items by popularity. It returns the error of ctx if that has ended, and
	// BAD_USER_INPUT for more than MaxItems items.
	Scores(ctx context.Context, history []Weighted, items []string) ([]float64, error)
}

// MaxItems is the largest number of items of one call of Scores.
const MaxItems = 10_000

// canonical returns the model that a name stands for; "" for the default.
func canonical(name string) (string, error) {
	switch name {
	case "", DefaultName:
		return "", nil
	case RerankName:
		return EASEName, nil
	case EASEName, ItemKNNName, PopularityName:
		return name, nil
	}
	return "", &smartmoney.Error{Code: smartmoney.CodeNotFound, Field: "model",
		Message: "there is no model " + smartmoney.Shown(name) + ": the models are " + strings.Join(slices.Sorted(slices.Values(Names())), ", ")}
}
