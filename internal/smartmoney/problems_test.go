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
	if diff := cmp.Diff(want, err, cmpopts.IgnoreUnexported(smartmoney.Error{})); diff != "" {
		t.Error(diff)
	}
	renamed := want.Renamed(func(field string) string { return strings.ReplaceAll(field, "_o", "O") })
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
	renamed := err.(*smartmoney.Error).Renamed(func(string) string { return "g" })
	for _, e := range []*smartmoney.Error{err.(*smartmoney.Error), renamed} {
		if len(e.Problems) != 50 || !strings.HasSuffix(e.Message, fmt.Sprintf("%s 49; and 10 more", e.Field)) {
			t.Errorf("%d problems: %s", len(e.Problems), e.Message)
		}
	}
}

func TestRenamedOfOne(t *testing.T) {
	err := smartmoney.BadInput("min_trades", "min_trades must be at least 0").Renamed(strings.ToUpper)
	if err.Field != "MIN_TRADES" || err.Message != "MIN_TRADES must be at least 0" {
		t.Errorf("renamed = %+v", err)
	}
	err = smartmoney.BadInput("", "nothing").Renamed(strings.ToUpper)
	if err.Field != "" || err.Message != "nothing" {
		t.Errorf("renamed = %+v", err)
	}
}
