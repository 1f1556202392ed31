package smartmoney_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestBadInputs(t *testing.T) {
	if err := smartmoney.BadInputs(nil); err != nil {
		t.Errorf("BadInputs without problems = %v", err)
	}
	problems := []smartmoney.Problem{smartmoney.Problemf("first_one", "is %d", 1), {Message: "first_one of all"}, smartmoney.Problemf("b", "is 2")}
	err := smartmoney.BadInputs(problems)
	want := &smartmoney.Error{
		Code: smartmoney.CodeBadInput, Field: "first_one", Message: "first_one is 1; first_one of all; b is 2", Problems: problems,
	}
	if diff := cmp.Diff(want, err, cmpopts.IgnoreUnexported(smartmoney.Error{}, smartmoney.Problem{})); diff != "" {
		t.Error(diff)
	}
	renamed := err.(*smartmoney.Error).In(smartmoney.Spelling{Input: func(field string) string { return strings.ReplaceAll(field, "_o", "O") }})
	if renamed.Field != "firstOne" || renamed.Message != "firstOne is 1; first_one of all; b is 2" ||
		renamed.Problems[0].Field != "firstOne" || want.Field != "first_one" || problems[0].Field != "first_one" {
		t.Errorf("renamed = %+v, from %+v", renamed, want)
	}
}

func TestManyProblems(t *testing.T) {
	var problems []smartmoney.Problem
	for i := range 60 {
		problems = append(problems, smartmoney.Problemf("f", "%d", i))
	}
	err := smartmoney.BadInputs(problems)
	renamed := err.(*smartmoney.Error).In(smartmoney.Spelling{Input: func(string) string { return "g" }})
	for _, e := range []*smartmoney.Error{err.(*smartmoney.Error), renamed} {
		if len(e.Problems) != 50 || !strings.HasSuffix(e.Message, fmt.Sprintf("%s 49; and 10 more", e.Field)) {
			t.Errorf("%d problems: %s", len(e.Problems), e.Message)
		}
	}
}

func TestRenamedOfOne(t *testing.T) {
	err := smartmoney.BadInput("min_trades", "min_trades must be at least 0").In(smartmoney.Spelling{Input: strings.ToUpper})
	if err.Field != "MIN_TRADES" || err.Message != "MIN_TRADES must be at least 0" {
		t.Errorf("renamed = %+v", err)
	}
	err = smartmoney.BadInput("", "nothing").In(smartmoney.Spelling{Input: strings.ToUpper})
	if err.Field != "" || err.Message != "nothing" {
		t.Errorf("renamed = %+v", err)
	}
}

// TestSpelling checks that an interface spells the names of inputs and the values of enums in an
// error, and nothing else of it: neither words of the text nor what the caller wrote.
func TestSpelling(t *testing.T) {
	schema := smartmoney.Spelling{Input: func(path string) string { return strings.ReplaceAll(path, "_", "-") }, Value: strings.ToUpper}
	inner := smartmoney.BadInput("b_c", "b_c must be on %s", smartmoney.Base)
	for _, test := range []struct {
		err            *smartmoney.Error
		field, message string
	}{
		{smartmoney.BadInput("a_b", "a_b must be one of %s, got %s", smartmoney.ChainNames(), smartmoney.Shown("a_b base")), "a-b", `a-b must be one of BASE, ETHEREUM, SOLANA, POLYMARKET, got "a_b base"`},
		{smartmoney.BadInput("x.a_b[1]", "%s: must be at most %s of base", "x.a_b[1]", smartmoney.Name("c_d")), "x.a-b[1]", "x.a-b[1]: must be at most c-d of base"},
		{smartmoney.BadInput("chain", "chain must be known, got %q", smartmoney.Chain("a_b")), "chain", `chain must be known, got "a_b"`},
		{smartmoney.BadInput("a_b", "a_bc is no field"), "a-b", "a_bc is no field"},
		{inner.About("z_z"), "z-z", "z-z must be on BASE"},
		{inner.Because(nil, "the feed a_b failed: %s", inner), "b-c", "the feed a_b failed: b-c must be on BASE"},
		{smartmoney.Errorf(smartmoney.CodeForbidden, "%s sends %s", smartmoney.Solana, smartmoney.WhaleMove), "", "SOLANA sends WHALE_MOVE"},
	} {
		if got := test.err.In(schema); got.Field != test.field || got.Message != test.message {
			t.Errorf("%s is %q about %q, want %q about %q", test.err, got.Message, got.Field, test.message, test.field)
		}
	}
	if got := inner.About("z_z").Message; got != "z_z must be on base" {
		t.Errorf("about another field: %q", got)
	}
}
