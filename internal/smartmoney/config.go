package smartmoney

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"time"
)

// Config holds the settings of one customer (interface 2.5).
type Config struct {
	DisplayName string             `json:"display_name"`
	Chains      []Chain            `json:"chains"`       // chains that raise signals, in canonical order
	SignalTypes []NotificationType `json:"signal_types"` // in the interface's order

	DailyBudget   int                      `json:"daily_budget"`    // notifications a UTC day, 5 to 200
	PerTypeLimits map[NotificationType]int `json:"per_type_limits"` // notifications a UTC day, ≥ 0; no entry: no limit

	MinTrades          int     `json:"min_trades"`           // ≥ 0
	MinWinRate         float64 `json:"min_win_rate"`         // true win rate, 0 to 1
	MinClosedPositions int     `json:"min_closed_positions"` // ≥ 0
	MinTokensTraded    int     `json:"min_tokens_traded"`    // ≥ 0
	MaxBuyVolumeUSD    float64 `json:"max_buy_volume_usd"`   // ≥ 0

	ConvergenceMinWallets  int     `json:"convergence_min_wallets"`  // ≥ 2
	ConvergenceWindowHours float64 `json:"convergence_window_hours"` // 1 to MaxHours
	ConvergenceMinUSD      float64 `json:"convergence_min_usd"`      // of a wallet's trades in the window, ≥ 0
	WhaleMinTradeUSD       float64 `json:"whale_min_trade_usd"`      // ≥ 0
	WhaleMaxRank           int     `json:"whale_max_rank"`           // ≥ 1

	MinTraderScore       float64 `json:"min_trader_score"`        // 0 to 1
	MinTriggerWinRate    float64 `json:"min_trigger_win_rate"`    // true win rate, 0 to 1
	MinTriggerClosed     int     `json:"min_trigger_closed"`      // ≥ 0
	MinTokenLiquidityUSD float64 `json:"min_token_liquidity_usd"` // 24-hour volume, ≥ 0
	MinTokenHolders      int     `json:"min_token_holders"`       // ≥ 0

	PriorityFilter PriorityFilter `json:"priority_filter"`
	CooldownHours  float64        `json:"cooldown_hours"` // 0 to MaxHours
	WebhookURL     string         `json:"webhook_url"`    // "": none
}

// MaxHours is the longest window or cooldown, in hours: 30 days. The service keeps the
// smart trades of the longest window of any customer in memory.
const MaxHours = 720

// DefaultConvergenceMinUSD is what a wallet's trades in a window add up to at least for it to
// count, USD, unless the operator or the customer set something else.
const DefaultConvergenceMinUSD = 25

// DefaultConfig returns the configuration of a customer that has changed nothing
// (interface 2.5).
func DefaultConfig(displayName string) Config {
	chains, types := Chains(), NotificationTypes()
	return Config{
		DisplayName: displayName,
		Chains:      chains[:],
		SignalTypes: types[:],
		DailyBudget: 30,
		PerTypeLimits: map[NotificationType]int{
			ConvergenceP0: 10, ConvergenceP1: 10, WhaleMove: 5, SellSignal: 5, PMConvergenceP0: 3, PMConvergenceP1: 5,
		},
		MinTrades:              10,
		MinClosedPositions:     1,
		MinTokensTraded:        5,
		MaxBuyVolumeUSD:        1_000_000_000,
		ConvergenceMinWallets:  3,
		ConvergenceWindowHours: 6,
		ConvergenceMinUSD:      DefaultConvergenceMinUSD,
		WhaleMinTradeUSD:       50_000,
		WhaleMaxRank:           50,
		PriorityFilter:         PriorityAll,
		CooldownHours:          2,
	}
}

// Window returns ConvergenceWindowHours as a duration.
func (c *Config) Window() time.Duration { return hours(c.ConvergenceWindowHours) }

// Cooldown returns CooldownHours as a duration.
func (c *Config) Cooldown() time.Duration { return hours(c.CooldownHours) }

func hours(h float64) time.Duration { return time.Duration(math.Round(h * float64(time.Hour))) }

// Clone returns a deep copy of c.
func (c *Config) Clone() Config {
	d := *c
	d.Chains, d.SignalTypes = slices.Clone(c.Chains), slices.Clone(c.SignalTypes)
	d.PerTypeLimits = make(map[NotificationType]int, len(c.PerTypeLimits)) // never nil, as maps.Clone of nil is
	maps.Copy(d.PerTypeLimits, c.PerTypeLimits)
	return d
}

// CustomerConfig is a customer's current configuration with its version.
type CustomerConfig struct {
	CustomerID string
	Version    int64 // starts at 1, rises by one with each change
	CreatedAt  time.Time
	UpdatedAt  time.Time
	Config
}

// ConfigVersion is one entry of a configuration's history.
type ConfigVersion struct {
	CustomerID     string
	Version        int64
	ConfigRevision int64 // one counter for all customers; rises with each change
	ChangedAt      time.Time
	KeyID          string // the API key that made the change; "" for the operator's command
	Config         Config
}

// unset is ConvergenceMinUSD in a configuration that was stored before there was the setting.
const unset = -1

// UnmarshalJSON reads a stored configuration. Without convergence_min_usd the operator's default
// holds, which WithDefaults fills in.
func (c *Config) UnmarshalJSON(text []byte) error {
	type stored Config // without this method
	into := stored(*c)
	into.ConvergenceMinUSD = unset
	if err := json.Unmarshal(text, &into); err != nil {
		return err
	}
	*c = Config(into)
	return nil
}

// WithDefaults returns a configuration that was read with the operator's defaults for what it does
// not say.
func (c Config) WithDefaults(convergenceMinUSD float64) Config {
	if c.ConvergenceMinUSD < 0 {
		c.ConvergenceMinUSD = convergenceMinUSD
	}
	return c
}
