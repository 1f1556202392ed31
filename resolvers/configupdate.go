package resolvers

import (
	"github.com/99designs/gqlgen/graphql"

	"smartmoney/graph/model"
	"smartmoney/internal/smartmoney"
)

// patch gathers the fields of an update, with what is wrong with them.
type patch struct{ problems []smartmoney.Problem }

// one returns a field's value, nil where it was left out.
func one[T any](p *patch, name string, field graphql.Omittable[*T]) *T {
	value, given := field.ValueOK()
	if given && value == nil {
		p.null(name)
	}
	return value
}

// list returns a field's elements, nil where it was left out.
func list[T any](p *patch, name string, field graphql.Omittable[[]T]) []T {
	values, given := field.ValueOK()
	if given && values == nil {
		p.null(name)
	}
	return values
}

func (p *patch) null(name string) {
	p.problems = append(p.problems, smartmoney.Problemf(name, "must not be null: leave it out to keep its value"))
}

// configUpdate returns an update as the use cases take it. A field that is null is a
// BAD_USER_INPUT error, and so is a type with two limits.
func configUpdate(in *model.ConfigUpdate) (smartmoney.ConfigUpdate, error) {
	p := &patch{}
	u := smartmoney.ConfigUpdate{
		DisplayName:            one(p, "displayName", in.DisplayName),
		Chains:                 list(p, "chains", in.Chains),
		SignalTypes:            list(p, "signalTypes", in.SignalTypes),
		DailyBudget:            one(p, "dailyBudget", in.DailyBudget),
		PerTypeLimits:          p.limits(in.PerTypeLimits),
		MinTrades:              one(p, "minTrades", in.MinTrades),
		MinWinRate:             one(p, "minWinRate", in.MinWinRate),
		MinClosedPositions:     one(p, "minClosedPositions", in.MinClosedPositions),
		MinTokensTraded:        one(p, "minTokensTraded", in.MinTokensTraded),
		MaxBuyVolumeUSD:        one(p, "maxBuyVolumeUsd", in.MaxBuyVolumeUsd),
		ConvergenceMinWallets:  one(p, "convergenceMinWallets", in.ConvergenceMinWallets),
		ConvergenceWindowHours: one(p, "convergenceWindowHours", in.ConvergenceWindowHours),
		WhaleMinTradeUSD:       one(p, "whaleMinTradeUsd", in.WhaleMinTradeUsd),
		WhaleMaxRank:           one(p, "whaleMaxRank", in.WhaleMaxRank),
		MinTraderScore:         one(p, "minTraderScore", in.MinTraderScore),
		MinTriggerWinRate:      one(p, "minTriggerWinRate", in.MinTriggerWinRate),
		MinTriggerClosed:       one(p, "minTriggerClosed", in.MinTriggerClosed),
		MinTokenLiquidityUSD:   one(p, "minTokenLiquidityUsd", in.MinTokenLiquidityUsd),
		MinTokenHolders:        one(p, "minTokenHolders", in.MinTokenHolders),
		PriorityFilter:         one(p, "priorityFilter", in.PriorityFilter),
		CooldownHours:          one(p, "cooldownHours", in.CooldownHours),
		WebhookURL:             one(p, "webhookUrl", in.WebhookURL),
	}
	return u, smartmoney.BadInputs(p.problems)
}

// limits returns the limits by type; nil where they were left out.
func (p *patch) limits(field graphql.Omittable[[]*model.PerTypeLimitInput]) map[smartmoney.NotificationType]int {
	const name = "perTypeLimits"
	given := list(p, name, field)
	if given == nil {
		return nil
	}
	limits := make(map[smartmoney.NotificationType]int, len(given))
	for _, limit := range given {
		if _, twice := limits[limit.Type]; twice {
			p.problems = append(p.problems, smartmoney.Problemf(name, "must hold each type once, got %s twice", limit.Type))
		}
		limits[limit.Type] = limit.Limit
	}
	return limits
}
