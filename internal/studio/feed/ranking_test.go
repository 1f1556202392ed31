package feed_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// ids ranks the items of a body and returns their ids in order.
func rankedIDs(t *testing.T, body string) string {
	t.Helper()
	items, s, err := feed.ParseRanking([]byte(body))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, r := range rank(t, items, s) {
		all = append(all, r.ItemID)
	}
	return strings.Join(all, " ")
}

func rank(t *testing.T, items []feed.RankItem, s feed.RankSettings) []feed.Ranked {
	t.Helper()
	ranked, err := feed.Rank(t.Context(), items, s)
	if err != nil {
		t.Fatal(err)
	}
	return ranked
}

// A request past its deadline places no further items.
func TestRankStops(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for name, s := range map[string]feed.RankSettings{
		"diversity": {Diversity: &feed.Diversity{Method: feed.Relevance, Lambda: 0.5, Horizon: feed.MaxHorizon}},
		"limits":    {Limits: &feed.Limits{EveryN: 2, Rules: []feed.Rule{{Field: "x", Limit: 1}}}},
	} {
		if ranked, err := feed.Rank(ctx, make([]feed.RankItem, feed.MaxRankedItems), s); !errors.Is(err, context.Canceled) || ranked != nil {
			t.Errorf("%s: got %d items, %v, want the context's error", name, len(ranked), err)
		}
	}
}

// Values that can stop an item are refused above their bound; those that no more items have than
// their limit are not counted.
func TestLimitedValuesAreBounded(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ items, shared, limit int }{
		{feed.MaxRankedItems, 10, 1}, {feed.MaxRankedItems, 11, 1}, {feed.MaxRankedItems, 64, feed.MaxRankedItems / 2}, {2000, 51, 5},
	} {
		items := make([]feed.RankItem, test.items)
		for i := range items {
			var values []string
			for k := range 64 {
				if k < test.shared {
					// half of the items have it
					values = append(values, fmt.Sprint("shared ", k, i%2))
				} else {
					values = append(values, fmt.Sprint("own ", k, i))
				}
			}
			items[i].Values = map[string][]string{"s": values}
		}
		_, err := feed.Order(t.Context(), items, feed.RankSettings{Limits: &feed.Limits{EveryN: feed.MaxRankedItems, Rules: []feed.Rule{{Field: "s", Limit: test.limit}}}})
		total := test.items * test.shared
		if test.limit >= test.items/2 {
			total = 0
		}
		want := ""
		if total > feed.MaxLimited {
			want = fmt.Sprintf("limits_by_field.rules must count at most 100000 values, over all items, that more items have than their limit, got %d: send fewer items, or limit fewer fields", total)
		}
		if e, ok := errors.AsType[*smartmoney.Error](err); (want != "") != ok || ok && (e.Code != smartmoney.CodeBadInput || e.Field != "limits_by_field.rules" || e.Message != want) {
			t.Errorf("%+v: %v, want %q", test, err, want)
		}
	}
}

// numbers are four items: a has both numbers, b and c tie in x, d has no x.
const numbers = `{"item_id":"a","x":1,"y":5},{"item_id":"b","x":3,"y":1},{"item_id":"c","x":3,"y":2},{"item_id":"d","y":9}`

func TestRankHandWorked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, items, steps, want string }{
		{"no steps", numbers, ``, "a b c d"},
		{"descending, a missing number is last", numbers, `"sort":{"method":"sort","params":{"fields":["x"]}}`, "b c a d"},
		{"ascending, a missing number is first", numbers, `"sort":{"method":"sort","params":{"fields":["x"],"direction":["asc"]}}`, "d a b c"},
		{"second field breaks ties", numbers, `"sort":{"method":"sort","params":{"fields":["x","y"],"direction":["desc","desc"]}}`, "c b a d"},
		{"one direction for both", numbers, `"sort":{"method":"sort","params":{"fields":["x","y"],"direction":"asc"}}`, "d a b c"},
		// x counts twice: a 2·1+5 = 7, b 2·3+1 = 7, c 2·3+2 = 8, d 2·1+9 = 11 (the lowest x is 1).
		{"linear", numbers, `"sort":{"method":"linear","params":[{"field":"x","weight":2},{"field":"y","weight":1}]}`, "d c a b"},
		{"linear, nobody has the field", numbers, `"sort":{"method":"linear","params":[{"field":"z","weight":2}]}`, "a b c d"},
		// x: b c a d, y: d a c b; places alternate: b (x), d (y), c (x), a (y).
		{"mix in halves", numbers, `"sort":{"method":"mix","params":[{"field":"x","direction":"desc","percentage":50},{"field":"y","direction":"desc","percentage":50}]}`, "b d c a"},
		// shares 3/4 and 1/4: lags 0.75 > 0.25: b; 0.5 = 0.5: c, the earlier key; y leads by 0.75 >
		// 0.25: d; x: a.
		{"mix three to one", numbers, `"sort":{"method":"mix","params":[{"field":"x","percentage":75},{"field":"y","percentage":25}]}`, "b c d a"},
		{
			"round robin, items without a value are a group", `{"item_id":"a","tag":"x"},{"item_id":"b","tag":"x"},{"item_id":"c"},{"item_id":"d","tag":"y"},{"item_id":"e","tag":"x"},{"item_id":"f"}`,
			`"diversity":{"method":"fields","params":{"fields":["tag"]}}`, "a c d b f e",
		},
		// a and b are equal, c is orthogonal. Place 1: a (1·0.5). Place 2, k = 0: b 0.5·1 − 0.5·1 =
		// 0; k = 1: c 0.5·(2/3) − 0 = 0.33.
		{
			"marginal relevance", `{"item_id":"a","embed":[1,0]},{"item_id":"b","embed":[2,0]},{"item_id":"c","embed":[0,1]}`,
			`"diversity":{"method":"semantic","params":{"lambda":0.5,"horizon":3}}`, "a c b",
		},
		// With a horizon of 1 only the next item is considered.
		{
			"horizon of one", `{"item_id":"a","embed":[1,0]},{"item_id":"b","embed":[2,0]},{"item_id":"c","embed":[0,1]}`,
			`"diversity":{"method":"semantic","params":{"lambda":0,"horizon":1}}`, "a b c",
		},
		{
			"at most one of two in a row", `{"item_id":"a","s":"x"},{"item_id":"b","s":"x"},{"item_id":"c","s":"y"},{"item_id":"d","s":"y"},{"item_id":"e"}`,
			`"limits_by_field":{"every_n":2,"rules":[{"field":"s","limit":1}]}`, "a c b d e",
		},
		{
			"what cannot be kept is not dropped", `{"item_id":"a","s":"x"},{"item_id":"b","s":"x"},{"item_id":"c","s":"x"}`,
			`"limits_by_field":{"every_n":3,"rules":[{"field":"s","limit":1}]}`, "a b c",
		},
		{
			"each tag of an item counts, numbers and truth values too", `{"item_id":"a","s":["x","y"],"n":1},{"item_id":"b","s":["y"],"n":2},{"item_id":"c","s":["z"],"n":1},{"item_id":"d","s":["z"],"n":3}`,
			`"limits_by_field":{"every_n":2,"rules":[{"field":"s","limit":1},{"field":"n","limit":1}]}`, "a d b c",
		},
		{
			"all steps, in order", `{"item_id":"a","x":1,"s":"p"},{"item_id":"b","x":2,"s":"p"},{"item_id":"c","x":3,"s":"p"},{"item_id":"d","x":0,"s":"q"}`,
			`"sort":{"method":"sort","params":{"fields":["x"]}},"diversity":{"method":"fields","params":{"fields":["s"]}},"limits_by_field":{"every_n":2,"rules":[{"field":"s","limit":2}]}`,
			"c d b a",
		},
		{"unknown fields and nulls are ignored", `{"item_id":7,"x":null,"o":{"p":[1]},"l":[1,2],"embed":null}`, `"origin":"x","sort":null`, "7"},
	} {
		t.Run(test.name, func(t *testing.T) {
			body := `{"items":[` + test.items + `]}`
			if test.steps != "" {
				body = `{"items":[` + test.items + `],` + test.steps + `}`
			}
			if got := rankedIDs(t, body); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestScoresFallEvenly(t *testing.T) {
	t.Parallel()
	for _, want := range [][]float64{{}, {1}, {1, 0}, {1, 0.5, 0}, {1, 0.75, 0.5, 0.25, 0}} {
		got := []float64{}
		for _, r := range rank(t, make([]feed.RankItem, len(want)), feed.RankSettings{}) {
			got = append(got, r.Score)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%d items (-want +got):\n%s", len(want), diff)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	t.Parallel()
	many := func(n int, one string) string { return strings.Join(slices.Repeat([]string{one}, n), ",") }
	fields := make([]string, 300)
	for i := range fields {
		fields[i] = fmt.Sprintf(`"f%d":1`, i)
	}
	for _, test := range []struct{ name, body, field, message string }{
		{"nothing", ``, "", "the body must be a JSON object, got nothing"},
		{"no object", `[1]`, "", "the body must be a JSON object, got [1]"},
		{"cut off", `{"items":[`, "", "the body must be a JSON object, this one ends within it"},
		{"two", `{} {}`, "", "the body must be one JSON object, got more after it"},
		{"NaN", `{"items":[{"item_id":"a","x":NaN}]}`, "", "the body must be a JSON object: invalid character 'N' looking for beginning of value after 30 bytes"},
		{"no items", `{}`, "items", "items is required: an array of 0 to 10000 objects with item_id"},
		{"items is no array", `{"items":{}}`, "items", "items must be an array, got {}"},
		{"too many items", `{"items":[` + many(10_001, `{}`) + `]}`, "items", "items must have 0 to 10000 elements, got 10001"},
		{"item is no object", `{"items":["a"]}`, "items[0]", `items[0] must be a JSON object, got "a"`},
		{"no id", `{"items":[{"x":1}]}`, "items[0].item_id", "items[0].item_id is required: a string of 1 to 200 characters"},
		{"long id", `{"items":[{"item_id":"` + many(101, "é,") + `"}]}`, "items[0].item_id", "items[0].item_id must have at most 200 characters, got 302"},
		{"many fields", `{"items":[{"item_id":"a",` + strings.Join(fields, ",") + `}]}`, "items[0]", "items[0] must have at most 256 fields, got 301"},
		{"number beyond float64", `{"items":[{"item_id":"a","x":1e999}]}`, "items[0].x", "items[0].x must be a number that fits 64 bits, got 1e999"},
		{"vectors differ", `{"items":[{"item_id":"a","embed":[1,2]},{"item_id":"b","embed":[1]}]}`, "items[1].embed", "items[1].embed must have 2 numbers as the other vectors, got 1"},
		{"vector too long", `{"items":[{"item_id":"a","embed":[` + many(5000, "1") + `]}]}`, "items[0].embed", "items[0].embed must have 1 to 4096 elements, got 5000"},
		{"null in a vector", `{"items":[{"item_id":"a","embed":[1,null]}]}`, "items[0].embed[1]", "items[0].embed[1] must be a number from -1000000 to 1000000"},
		{"text in a vector", `{"items":[{"item_id":"a","embed":["1"]}]}`, "items[0].embed", `items[0].embed must be an array of numbers, got ["1"]`},
		{"sort method", `{"items":[],"sort":{"method":"best"}}`, "sort.method", `sort.method must be one of sort, linear, mix, got "best"`},
		{"sort without params", `{"items":[],"sort":{"method":"sort"}}`, "sort.params", "sort.params is required: an object with fields and direction"},
		{"three fields", `{"items":[],"sort":{"method":"sort","params":{"fields":["a","b","c"]}}}`, "sort.params.fields", "sort.params.fields must have 1 to 2 elements, got 3"},
		{"two directions of one field", `{"items":[],"sort":{"method":"sort","params":{"fields":["a"],"direction":["asc","asc"]}}}`, "sort.params.direction", "sort.params.direction must have one element or one for each of the 1 fields, got 2"},
		{"direction", `{"items":[],"sort":{"method":"sort","params":{"fields":["a"],"direction":["up"]}}}`, "sort.params.direction[0]", `sort.params.direction[0] must be asc or desc, got "up"`},
		{"weight", `{"items":[],"sort":{"method":"linear","params":[{"field":"a"}]}}`, "sort.params[0].weight", "sort.params[0].weight is required: a number from -1e+09 to 1e+09"},
		{"percentage", `{"items":[],"sort":{"method":"mix","params":[{"field":"a","percentage":0}]}}`, "sort.params[0].percentage", "sort.params[0].percentage must be a number from 0.01 to 100, got 0"},
		{"diversity method", `{"items":[],"diversity":{"method":"x"}}`, "diversity.method", `diversity.method must be fields or semantic, got "x"`},
		{"lambda", `{"items":[],"diversity":{"method":"semantic","params":{"lambda":1.5}}}`, "diversity.params.lambda", "diversity.params.lambda must be a number from 0 to 1, got 1.5"},
		{"horizon", `{"items":[],"diversity":{"method":"semantic","params":{"horizon":1000}}}`, "diversity.params.horizon", "diversity.params.horizon must be an integer from 1 to 100, got 1000"},
		{"every_n", `{"items":[],"limits_by_field":{"every_n":1,"rules":[{"field":"a","limit":1}]}}`, "limits_by_field.every_n", "limits_by_field.every_n must be an integer from 2 to 1000, got 1"},
		{"no rules", `{"items":[],"limits_by_field":{"every_n":2}}`, "limits_by_field.rules", "limits_by_field.rules must be an array of 1 to 8 elements, got nothing"},
		{"limit", `{"items":[],"limits_by_field":{"every_n":2,"rules":[{"field":"a","limit":0.5}]}}`, "limits_by_field.rules[0].limit", "limits_by_field.rules[0].limit must be an integer from 1 to 1000, got 0.5"},
		{"given twice", `{"items":[{"item_id":"a","item_id":"b"}]}`, "items[0].item_id", "items[0].item_id stands twice in its object"},
		{"too large", strings.Repeat(" ", feed.MaxRankingBody+1), "", "the body must have at most 8388608 bytes, got 8388609"},
		{"deep", strings.Repeat(`{"a":`, 100_000), "", "the body must be a JSON object: invalid character '{' exceeded max depth after 50001 bytes"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, _, err := feed.ParseRanking([]byte(test.body))
			e, ok := err.(*smartmoney.Error)
			if !ok || e.Code != smartmoney.CodeBadInput || e.Field != test.field || e.Message != test.message {
				t.Errorf("got %#v\nwant field %q, message %q", err, test.field, test.message)
			}
		})
	}
}
