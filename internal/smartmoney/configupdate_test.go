package smartmoney_test

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// bounds repeats the bounds of interface 2.6 and those that the service adds, so that
// a bound has to be changed in two places.
var bounds = map[string]struct {
	least, most float64
	whole       bool
}{
	"daily_budget":             {5, 200, true},
	"min_trades":               {0, 1e9, true},
	"min_win_rate":             {0, 1, false},
	"min_closed_positions":     {0, 1e9, true},
	"min_tokens_traded":        {0, 1e9, true},
	"max_buy_volume_usd":       {0, math.MaxFloat64, false},
	"convergence_min_wallets":  {2, 1000, true},
	"convergence_window_hours": {1, 720, false},
	"convergence_min_usd":      {0, math.MaxFloat64, false},
	"whale_min_trade_usd":      {0, math.MaxFloat64, false},
	"whale_max_rank":           {1, 1e9, true},
	"min_trader_score":         {0, 1, false},
	"min_trigger_win_rate":     {0, 1, false},
	"min_trigger_closed":       {0, 1e9, true},
	"min_token_liquidity_usd":  {0, math.MaxFloat64, false},
	"min_token_holders":        {0, 1e9, true},
	"cooldown_hours":           {0, 720, false},
}

// number returns a number of u by its field name.
func number(t testing.TB, u *smartmoney.ConfigUpdate, field string) smartmoney.Number {
	t.Helper()
	for _, n := range u.Numbers() {
		if n.Field == field {
			return n
		}
	}
	t.Fatalf("%s is not a number of an update", field)
	return smartmoney.Number{}
}

func TestNumbersAtTheirBounds(t *testing.T) {
	if got := len(new(smartmoney.ConfigUpdate).Numbers()); got != len(bounds) {
		t.Errorf("an update has %d numbers, bounds has %d", got, len(bounds))
	}
	for field, b := range bounds {
		for value, ok := range map[float64]bool{
			b.least: true, b.most: true, below(b.least, b.whole): false, above(b.most, b.whole): false,
			math.Inf(1): false, math.Inf(-1): false,
		} {
			checkNumber(t, field, value, ok)
		}
		checkNumber(t, field, math.NaN(), false)
	}
}

func below(f float64, whole bool) float64 {
	if whole {
		return f - 1
	}
	return math.Nextafter(f, math.Inf(-1))
}

func above(f float64, whole bool) float64 {
	if whole {
		return f + 1
	}
	return math.Nextafter(f, math.Inf(1))
}

func checkNumber(t *testing.T, field string, value float64, ok bool) {
	t.Helper()
	var u smartmoney.ConfigUpdate
	n := number(t, &u, field)
	if b := bounds[field]; n.Least != b.least || n.Most != b.most || (n.Whole != nil) != b.whole {
		t.Errorf("%s: unexpected bounds %v to %v", field, n.Least, n.Most)
	}
	if n.Whole != nil {
		if value != math.Trunc(value) || math.IsInf(value, 0) {
			return // not an int
		}
		i := int(value)
		*n.Whole = &i
	} else {
		*n.Fraction = &value
	}
	err := u.Check()
	if ok != (err == nil) {
		t.Errorf("%s = %v: %v", field, value, err)
	}
	if !ok {
		wantRefused(t, err, field, field+" must be ")
	}
}

func wantRefused(t *testing.T, err error, field, message string) {
	t.Helper()
	bad, ok := err.(*smartmoney.Error)
	if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field != field || !strings.HasPrefix(bad.Message, message) {
		t.Errorf("error of field %q = %#v, want %q", field, err, message)
	}
}

func TestNumbersSayTheirBounds(t *testing.T) {
	for _, c := range []struct {
		field string
		value float64
		want  string
	}{
		{"daily_budget", 4, "daily_budget must be a whole number between 5 and 200, got 4"},
		{"whale_max_rank", 1e9 + 1, "whale_max_rank must be a whole number between 1 and 1000000000, got 1000000001"},
		{"min_win_rate", 1.5, "min_win_rate must be a number between 0 and 1, got 1.5"},
		{"whale_min_trade_usd", -0.25, "whale_min_trade_usd must be a finite number of at least 0, got -0.25"},
		{"max_buy_volume_usd", math.Inf(1), "max_buy_volume_usd must be a finite number of at least 0, got +Inf"},
	} {
		var u smartmoney.ConfigUpdate
		n, i := number(t, &u, c.field), 0
		if n.Whole != nil {
			i = int(c.value)
			*n.Whole = &i
		} else {
			*n.Fraction = &c.value
		}
		if err := u.Check(); err == nil || err.Error() != c.want {
			t.Errorf("got  %v\nwant %s", err, c.want)
		}
	}
}

func TestOtherBounds(t *testing.T) {
	type update = smartmoney.ConfigUpdate
	type types = []smartmoney.NotificationType
	type limits = map[smartmoney.NotificationType]int
	text := func(s string) *string { return &s }
	for name, c := range map[string]struct {
		update update
		want   string // start of the message; "" for none
	}{
		"shortest name":      {update{DisplayName: text("é")}, ""},
		"longest name":       {update{DisplayName: text(" " + strings.Repeat("é", 200) + " ")}, ""},
		"no name":            {update{DisplayName: text("")}, "display_name must have 1 to 200 characters without the spaces around it, got 0"},
		"blank name":         {update{DisplayName: text(" \u00a0 ")}, "display_name must have 1 to 200 characters without the spaces around it, got 0"},
		"too long a name":    {update{DisplayName: text(strings.Repeat("é", 201))}, "display_name must have 1 to 200 characters without the spaces around it, got 201"},
		"name of two lines":  {update{DisplayName: text("a\nb")}, "display_name must be UTF-8 without control characters"},
		"name of no UTF-8":   {update{DisplayName: text("a\xff")}, "display_name must be UTF-8 without control characters"},
		"no chains":          {update{Chains: []smartmoney.Chain{}}, ""},
		"every chain":        {update{Chains: []smartmoney.Chain{"polymarket", "base", "solana", "ethereum"}}, ""},
		"unknown chain":      {update{Chains: []smartmoney.Chain{"base", "Base"}}, `chains must hold only base, ethereum, solana, polymarket, got "Base"`},
		"chain twice":        {update{Chains: []smartmoney.Chain{"base", "solana", "base"}}, "chains must hold each value once, got base twice"},
		"no types":           {update{SignalTypes: types{}}, ""},
		"type of a category": {update{SignalTypes: types{"convergence"}}, "signal_types must hold only convergence_p0, "},
		"type twice":         {update{SignalTypes: types{"whale_move", "whale_move"}}, "signal_types must hold each value once, got whale_move twice"},
		"no limits":          {update{PerTypeLimits: limits{}}, ""},
		"extreme limits":     {update{PerTypeLimits: limits{"whale_move": 0, "pm_convergence_bet_p1": 200}}, ""},
		"limit below":        {update{PerTypeLimits: limits{"whale_move": -1}}, "per_type_limits must give each type a whole number between 0 and 200, got -1 for whale_move"},
		"limit above":        {update{PerTypeLimits: limits{"whale_move": 201}}, "per_type_limits must give each type a whole number between 0 and 200, got 201 for whale_move"},
		"limit of nothing":   {update{PerTypeLimits: limits{"": 1}}, "per_type_limits must name only convergence_p0, "},
		"filter":             {update{PriorityFilter: new(smartmoney.PriorityFilter("P1,P2"))}, ""},
		"unknown filter":     {update{PriorityFilter: new(smartmoney.PriorityFilter("P0,P2"))}, `priority_filter must be one of all, P0, "P0,P1", "P1,P2", got "P0,P2"`},
		"nothing":            {update{}, "no updatable fields were provided"},
	} {
		t.Run(name, func(t *testing.T) {
			err := c.update.Check()
			if c.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			field, _, _ := strings.Cut(c.want, " ")
			if c.want == smartmoney.NothingToUpdate {
				field = ""
			}
			wantRefused(t, err, field, c.want)
		})
	}
}

func TestCheckNamesEverything(t *testing.T) {
	budget, rate, filter := 1000, 2.0, smartmoney.PriorityFilter("none")
	u := smartmoney.ConfigUpdate{DailyBudget: &budget, MinWinRate: &rate, PriorityFilter: &filter, Chains: []smartmoney.Chain{"bitcoin"}}
	err := u.Check()
	wantRefused(t, err, "chains", "chains must hold only base, ethereum, solana, polymarket, got \"bitcoin\"; "+
		"daily_budget must be a whole number between 5 and 200, got 1000; "+
		"min_win_rate must be a number between 0 and 1, got 2; "+
		`priority_filter must be one of all, P0, "P0,P1", "P1,P2", got "none"`)
	current := smartmoney.DefaultConfig("Acme")
	got, again := u.Apply(current)
	if diff := cmp.Diff(smartmoney.Config{}, got); diff != "" || again == nil || again.Error() != err.Error() {
		t.Errorf("Apply returned error %v and diff %s", again, diff)
	}
}

// TestEveryFieldIsApplied updates one field at a time and checks that Apply changes this
// field and no other.
func TestEveryFieldIsApplied(t *testing.T) {
	full := reflect.ValueOf(everything())
	for i := range full.NumField() {
		name := full.Type().Field(i).Name
		var u smartmoney.ConfigUpdate
		reflect.ValueOf(&u).Elem().Field(i).Set(full.Field(i))
		current := smartmoney.DefaultConfig("Acme")
		got, err := u.Apply(current)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for j := range reflect.TypeFor[smartmoney.Config]().NumField() {
			field := reflect.TypeFor[smartmoney.Config]().Field(j).Name
			same := cmp.Equal(reflect.ValueOf(got).Field(j).Interface(), reflect.ValueOf(current).Field(j).Interface())
			if same == (field == name) {
				t.Errorf("update of %s alone: %s unchanged = %v", name, field, same)
			}
		}
		if diff := cmp.Diff(smartmoney.DefaultConfig("Acme"), current); diff != "" {
			t.Errorf("%s: Apply changed its argument: %s", name, diff)
		}
	}
	if got, want := full.NumField(), reflect.TypeFor[smartmoney.Config]().NumField(); got != want {
		t.Errorf("an update has %d fields, a configuration has %d", got, want)
	}
}

// everything returns an update that sets every field to a value other than the default.
func everything() smartmoney.ConfigUpdate {
	u := smartmoney.ConfigUpdate{
		DisplayName:    new(" Other "),
		Chains:         []smartmoney.Chain{"solana", "base"},
		SignalTypes:    []smartmoney.NotificationType{"sell_signal", "convergence_p1"},
		PerTypeLimits:  map[smartmoney.NotificationType]int{"whale_move": 7},
		PriorityFilter: new(smartmoney.PriorityP0),
		WebhookURL:     new("https://example.com/hook?a=b"),
	}
	for i, n := range u.Numbers() {
		if n.Whole != nil {
			*n.Whole = new(11 + i)
		} else {
			*n.Fraction = new(min(n.Most, 1/float64(i+1)+n.Least))
		}
	}
	return u
}

func TestApplied(t *testing.T) {
	u := everything()
	got, err := u.Apply(smartmoney.DefaultConfig("Acme"))
	if err != nil {
		t.Fatal(err)
	}
	if got.DisplayName != "Other" {
		t.Errorf("display name = %q", got.DisplayName)
	}
	if diff := cmp.Diff([]smartmoney.Chain{"base", "solana"}, got.Chains); diff != "" {
		t.Errorf("chains are not in canonical order: %s", diff)
	}
	if diff := cmp.Diff([]smartmoney.NotificationType{"convergence_p1", "sell_signal"}, got.SignalTypes); diff != "" {
		t.Errorf("types are not in the interface's order: %s", diff)
	}
	if diff := cmp.Diff(map[smartmoney.NotificationType]int{"whale_move": 7}, got.PerTypeLimits); diff != "" {
		t.Errorf("limits were not replaced: %s", diff)
	}
	u.Chains[0], u.PerTypeLimits["sell_signal"] = "ethereum", 1
	if got.Chains[1] != "solana" || len(got.PerTypeLimits) != 1 {
		t.Error("the configuration shares memory with the update")
	}
}

// TestApplyStaysInBounds checks that Apply either rejects an update or returns a
// configuration within every bound.
func TestApplyStaysInBounds(t *testing.T) {
	applied, rejected := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		u := drawUpdate(t)
		got, err := u.Apply(smartmoney.DefaultConfig("Acme"))
		if err != nil {
			rejected++
			if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
				t.Fatal(err)
			}
			return
		}
		applied++
		whole := updateOf(got)
		if problems := whole.Problems(); len(problems) > 0 {
			t.Fatalf("%+v", problems)
		}
		again, err := whole.Apply(got)
		if diff := cmp.Diff(got, again); err != nil || diff != "" {
			t.Fatalf("applying its own values changed the configuration: %v %s", err, diff)
		}
	})
	if applied == 0 || rejected == 0 {
		t.Errorf("%d updates applied, %d rejected: want some of both", applied, rejected)
	}
}

// drawUpdate draws an update with values around and far beyond the bounds.
func drawUpdate(t *rapid.T) (u smartmoney.ConfigUpdate) {
	set := func(field string) bool { return rapid.IntRange(0, 3).Draw(t, field+" set") == 0 }
	for _, n := range u.Numbers() {
		if !set(n.Field) {
			continue
		}
		near := []float64{n.Least, n.Most, n.Least - 1, n.Least + 1, n.Least + 0.5, math.NaN(), math.Inf(1)}
		value := rapid.OneOf(rapid.SampledFrom(near[:5]), rapid.Float64Range(n.Least, n.Most)).Draw(t, n.Field)
		if n.Whole != nil {
			*n.Whole = new(int(value))
		} else {
			*n.Fraction = new(rapid.OneOf(rapid.Just(value), rapid.SampledFrom(near)).Draw(t, n.Field))
		}
	}
	if set("display_name") {
		u.DisplayName = new(rapid.String().Draw(t, "name"))
	}
	if set("chains") {
		u.Chains = rapid.SliceOfN(rapid.SampledFrom([]smartmoney.Chain{"base", "ethereum", "solana", "polymarket", ""}), 0, 3).Draw(t, "chains")
	}
	types := rapid.SampledFrom([]smartmoney.NotificationType{"convergence_p0", "whale_move", "pm_convergence_bet_p1", "sell_signal", "x"})
	if set("signal_types") {
		u.SignalTypes = rapid.SliceOfN(types, 0, 3).Draw(t, "types")
	}
	if set("per_type_limits") {
		u.PerTypeLimits = rapid.MapOfN(types, rapid.IntRange(-1, 201), 0, 2).Draw(t, "limits")
	}
	if set("priority_filter") {
		u.PriorityFilter = new(smartmoney.PriorityFilter(rapid.SampledFrom([]string{"all", "P0", "P0,P1", "P1"}).Draw(t, "filter")))
	}
	if set("webhook_url") {
		u.WebhookURL = new(rapid.SampledFrom([]string{"", "https://a.example/", "http://[::1]:80/x", "http://a.example/", "x"}).Draw(t, "url"))
	}
	return u
}

// updateOf returns the update that sets every field to the value in c.
func updateOf(c smartmoney.Config) (u smartmoney.ConfigUpdate) {
	from, into := reflect.ValueOf(c), reflect.ValueOf(&u).Elem()
	for i := range into.NumField() {
		value, field := from.FieldByName(into.Type().Field(i).Name), into.Field(i)
		if field.Kind() == reflect.Pointer {
			p := reflect.New(value.Type())
			p.Elem().Set(value)
			value = p
		}
		field.Set(value)
	}
	return u
}
