package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/graph/model"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// fieldReader reads the fields of an update and collects their problems.
type fieldReader struct{ problems []smartmoney.Problem }

// one returns the value of a field, nil if it is omitted.
func one[T any](p *fieldReader, name string, field graphql.Omittable[*T]) *T {
	value, given := field.ValueOK()
	if given && value == nil {
		p.rejectNull(name)
	}
	return value
}

// list returns the elements of a field, nil if it is omitted.
func list[T any](p *fieldReader, name string, field graphql.Omittable[[]T]) []T {
	values, given := field.ValueOK()
	if given && values == nil {
		p.rejectNull(name)
	}
	return values
}

// zeroOf returns the value of an optional field, the zero value for null, nil if it is left out.
func zeroOf[T any](field graphql.Omittable[*T]) *T {
	value, given := field.ValueOK()
	if given && value == nil {
		return new(T)
	}
	return value
}

func (f *fieldReader) rejectNull(name string) {
	f.problems = append(f.problems, smartmoney.Problemf(name, "must not be null: leave it out to keep its value"))
}

// configUpdate converts an update for the use cases. It returns BAD_USER_INPUT for a null field
// and for a type with two limits.
func configUpdate(in *model.ConfigUpdate) (smartmoney.ConfigUpdate, error) {
	p := &fieldReader{}
	u := smartmoney.ConfigUpdate{
		DisplayName:            one(p, "display_name", in.DisplayName),
		Chains:                 list(p, "chains", in.Chains),
		SignalTypes:            list(p, "signal_types", in.SignalTypes),
		DailyBudget:            one(p, "daily_budget", in.DailyBudget),
		PerTypeLimits:          p.limits(in.PerTypeLimits),
		MinTrades:              one(p, "min_trades", in.MinTrades),
		MinWinRate:             one(p, "min_win_rate", in.MinWinRate),
		MinClosedPositions:     one(p, "min_closed_positions", in.MinClosedPositions),
		MinTokensTraded:        one(p, "min_tokens_traded", in.MinTokensTraded),
		MaxBuyVolumeUSD:        one(p, "max_buy_volume_usd", in.MaxBuyVolumeUsd),
		ConvergenceMinWallets:  one(p, "convergence_min_wallets", in.ConvergenceMinWallets),
		ConvergenceWindowHours: one(p, "convergence_window_hours", in.ConvergenceWindowHours),
		ConvergenceMinUSD:      one(p, "convergence_min_usd", in.ConvergenceMinUsd),
		WhaleMinTradeUSD:       one(p, "whale_min_trade_usd", in.WhaleMinTradeUsd),
		WhaleMaxRank:           one(p, "whale_max_rank", in.WhaleMaxRank),
		MinTraderScore:         one(p, "min_trader_score", in.MinTraderScore),
		MinTriggerWinRate:      one(p, "min_trigger_win_rate", in.MinTriggerWinRate),
		MinTriggerClosed:       one(p, "min_trigger_closed", in.MinTriggerClosed),
		MinTokenLiquidityUSD:   one(p, "min_token_liquidity_usd", in.MinTokenLiquidityUsd),
		MinTokenHolders:        one(p, "min_token_holders", in.MinTokenHolders),
		PriorityFilter:         one(p, "priority_filter", in.PriorityFilter),
		CooldownHours:          one(p, "cooldown_hours", in.CooldownHours),
		WebhookURL:             one(p, "webhook_url", in.WebhookURL),
	}
	return u, smartmoney.BadInputs(p.problems)
}

// limits returns the limits by type, nil if they are omitted.
func (f *fieldReader) limits(field graphql.Omittable[[]*model.PerTypeLimitInput]) map[smartmoney.NotificationType]int {
	const name = "per_type_limits"
	given := list(f, name, field)
	if given == nil {
		return nil
	}
	limits := make(map[smartmoney.NotificationType]int, len(given))
	for _, limit := range given {
		if _, twice := limits[limit.Type]; twice {
			f.problems = append(f.problems, smartmoney.Problemf(name, "must hold each type once, got %s twice", limit.Type))
		}
		limits[limit.Type] = limit.Limit
	}
	return limits
}

// UpdateConfig changes the configuration of the customer in ctx, as the field updateConfig does for
// its input.
func (r *Resolver) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*model.UpdateConfigPayload, error) {
	changed, err := r.service(ctx).UpdateConfig(ctx, u)
	if err != nil {
		return nil, err
	}
	return &model.UpdateConfigPayload{Config: changed.CustomerConfig, WebhookSecret: changed.WebhookSecret}, nil
}

// webhookChange converts the changes of a webhook for the use cases. It returns BAD_USER_INPUT for
// a null field.
func webhookChange(in *model.UpdateWebhookInput) (outbox.WebhookChange, error) {
	p := &fieldReader{}
	c := outbox.WebhookChange{URL: one(p, "url", in.URL), Format: one(p, "format", in.Format), Enabled: one(p, "enabled", in.Enabled)}
	if types := list(p, "types", in.Types); types != nil {
		c.Types = &types
	}
	if chains := list(p, "chains", in.Chains); chains != nil {
		c.Chains = &chains
	}
	return c, smartmoney.BadInputs(p.problems)
}
