package smartmoney

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ConfigUpdate is a change of a configuration (interface 2.6). A nil field keeps its
// value; any other field replaces it as a whole. Numbers lists the bounds of the numeric
// fields; the bounds of the others are below. Check checks all of them.
type ConfigUpdate struct {
	// 1 to MaxDisplayName characters after trimming spaces, no control character
	DisplayName *string
	Chains      []Chain // without duplicates, in any order; empty: no signal is raised
	// without duplicates, in any order; empty: no signal is delivered
	SignalTypes []NotificationType

	DailyBudget *int // notifications a UTC day
	// PerTypeLimits are notifications a UTC day, 0 to MaxTypeLimit; 0 delivers none of
	// the type. A type without an entry has no limit, even if it had one before.
	PerTypeLimits map[NotificationType]int

	MinTrades          *int
	MinWinRate         *float64 // true win rate
	MinClosedPositions *int
	MinTokensTraded    *int
	MaxBuyVolumeUSD    *float64

	ConvergenceMinWallets  *int
	ConvergenceWindowHours *float64
	ConvergenceMinUSD      *float64
	WhaleMinTradeUSD       *float64
	WhaleMaxRank           *int

	MinTraderScore       *float64
	MinTriggerWinRate    *float64 // true win rate
	MinTriggerClosed     *int
	MinTokenLiquidityUSD *float64 // 24-hour volume
	MinTokenHolders      *int

	PriorityFilter *PriorityFilter
	CooldownHours  *float64
	// WebhookURL is "" for none, or an absolute https URL of at most MaxWebhookURL
	// bytes with a host, without user or fragment. http is allowed to loopback only.
	WebhookURL *string
}

// Bounds of the fields of a ConfigUpdate that are not numbers.
const (
	MaxDisplayName = 200  // characters
	MaxTypeLimit   = 200  // notifications of a type a UTC day
	MaxWebhookURL  = 2048 // bytes
)

// NothingToUpdate is the message of the error for an empty update (interface 4.5).
const NothingToUpdate = "no updatable fields were provided"

// Empty reports whether no field is set.
func (cu *ConfigUpdate) Empty() bool {
	set := cu.DisplayName != nil || cu.Chains != nil || cu.SignalTypes != nil || cu.PerTypeLimits != nil ||
		cu.PriorityFilter != nil || cu.WebhookURL != nil
	return !set && !slices.ContainsFunc(cu.Numbers(), func(n Number) bool { return n.isSet() })
}

// Check returns one BAD_USER_INPUT error that lists every problem of u, with the
// interface's names of the fields, or that says that no field is set.
func (cu *ConfigUpdate) Check() error {
	if cu.Empty() {
		return BadInput("", "%s", NothingToUpdate)
	}
	return BadInputs(cu.Problems())
}

// Problems returns every problem of the fields that are set.
func (cu *ConfigUpdate) Problems() []Problem {
	all := []Problem{}
	add := func(p Problem, ok bool) {
		if !ok {
			all = append(all, p)
		}
	}
	if cu.DisplayName != nil {
		add(checkDisplayName(*cu.DisplayName))
	}
	add(checkSet("chains", cu.Chains, ChainNames()))
	add(checkSet("signal_types", cu.SignalTypes, typeNames()))
	add(checkLimits(cu.PerTypeLimits))
	for _, n := range cu.Numbers() {
		add(n.check())
	}
	if f := cu.PriorityFilter; f != nil && !f.Valid() {
		add(Problemf("priority_filter", "must be one of %s, got %s", filterNames(), Shown(string(*f))), false)
	}
	if address := cu.WebhookURL; address != nil && *address != "" {
		add(CheckWebhookURL("webhook_url", *address))
	}
	return all
}

// Apply returns current with the fields of u that are set; it does not change current.
// It returns the errors of Check. Chains and types of the result are in canonical order.
func (cu *ConfigUpdate) Apply(current Config) (Config, error) {
	if err := cu.Check(); err != nil {
		return Config{}, err
	}
	c := current.Clone()
	if cu.DisplayName != nil {
		c.DisplayName = strings.TrimSpace(*cu.DisplayName)
	}
	if cu.Chains != nil {
		c.Chains = ordered(cu.Chains, Chain.Index)
	}
	if cu.SignalTypes != nil {
		c.SignalTypes = ordered(cu.SignalTypes, NotificationType.Index)
	}
	if cu.PerTypeLimits != nil {
		clear(c.PerTypeLimits)
		maps.Copy(c.PerTypeLimits, cu.PerTypeLimits)
	}
	cu.applyNumbers(&c)
	put(&c.PriorityFilter, cu.PriorityFilter)
	put(&c.WebhookURL, cu.WebhookURL)
	return c, nil
}

func put[T any](into *T, value *T) {
	if value != nil {
		*into = *value
	}
}

func ordered[T comparable](values []T, index func(T) int) []T {
	out := append([]T{}, values...) // never nil: an empty list is encoded as []
	slices.SortFunc(out, func(a, b T) int { return index(a) - index(b) })
	return out
}

func checkDisplayName(name string) (Problem, bool) {
	const field = "display_name"
	if !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) {
		return Problemf(field, "must be UTF-8 without control characters"), false
	}
	if n := utf8.RuneCountInString(strings.TrimSpace(name)); n < 1 || n > MaxDisplayName {
		return Problemf(field, "must have 1 to %d characters without the spaces around it, got %d", MaxDisplayName, n), false
	}
	return Problem{}, true
}

// checkSet rejects a list with an unknown or repeated value and names the first one.
func checkSet[T interface {
	~string
	Valid() bool
}](field string, values []T, known Values) (Problem, bool) {
	for i, v := range values {
		if !v.Valid() {
			return Problemf(field, "must hold only %s, got %s", known, Shown(string(v))), false
		}
		if slices.Contains(values[:i], v) {
			return Problemf(field, "must hold each value once, got %s twice", v), false
		}
	}
	return Problem{}, true
}

func checkLimits(limits map[NotificationType]int) (Problem, bool) {
	const field = "per_type_limits"
	for _, t := range slices.Sorted(maps.Keys(limits)) {
		if !t.Valid() {
			return Problemf(field, "must name only %s, got %s", typeNames(), Shown(string(t))), false
		}
		if limit := limits[t]; limit < 0 || limit > MaxTypeLimit {
			return Problemf(field, "must give each type a whole number between 0 and %d, got %d for %s", MaxTypeLimit, limit, t), false
		}
	}
	return Problem{}, true
}

func typeNames() Values {
	all := NotificationTypes()
	return ValuesOf(all[:])
}

// filterNames returns the filters for an error message, quoted if they contain a comma.
func filterNames() string {
	all := PriorityFilters()
	for i, f := range all {
		if strings.Contains(string(f), ",") {
			all[i] = PriorityFilter(Shown(string(f)))
		}
	}
	return ValuesOf(all[:]).String()
}
