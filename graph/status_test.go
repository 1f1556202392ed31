package graph

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The state of the service and its settings are for operators only; a process that has none says
// so.
func TestServiceStatusIsForOperators(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, query := range []string{
		`{ serviceStatus { version chains { chain eventsPerSecond } processes { name leader } database { bytes } } }`, `{ settings { name value origin } }`,
	} {
		if got, _ := decode(t, f.post(query, nil)); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" {
			t.Errorf("a customer's key: %s: %v", query, got)
		}
		got := f.asOperator(t, query)
		if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "UNAVAILABLE" || !strings.HasSuffix(got.Errors[0].Message, "are unavailable") {
			t.Errorf("an operator's key: %s: %v", query, got)
		}
	}
}

// The wallets that are excluded are listed for operators, page by page, and no others.
func TestExcludedWallets(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	excluded := func(wallet int, is bool) event.Event {
		return event.Event{Type: event.TypeWallet, Chain: smartmoney.Base, Wallet: &smartmoney.WalletStats{
			Chain: smartmoney.Base, Wallet: testkit.Wallet(smartmoney.Base, wallet), Excluded: &is,
		}}
	}
	f.Append(t, smartmoney.Base, excluded(3, true), excluded(1, true), excluded(2, true), excluded(2, false), excluded(9_000_001, true))
	const all = `{ excludedWallets(chain: BASE) }`
	if got, _ := decode(t, f.post(all, nil)); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" {
		t.Errorf("a customer's key: %v", got)
	}
	var whole, pages []any
	testkit.Eventually(t, "the leaderboard has what was appended", func() bool {
		whole, _ = f.asOperator(t, all).Data["excludedWallets"].([]any)
		return len(whole) == 3
	})
	want := map[any]bool{}
	for _, wallet := range []int{1, 3, 9_000_001} {
		want[testkit.Wallet(smartmoney.Base, wallet)] = true
	}
	for after := "null"; ; after = fmt.Sprintf("%q", pages[len(pages)-1]) {
		page, _ := f.asOperator(t, `{ excludedWallets(chain: BASE, first: 1, after: `+after+`) }`).Data["excludedWallets"].([]any)
		if len(page) == 0 {
			break
		}
		pages = append(pages, page...)
	}
	if !slices.Equal(whole, pages) {
		t.Errorf("page by page %v, all at once %v", pages, whole)
	}
	for _, address := range whole {
		if !want[address] {
			t.Errorf("%v is listed, want only %v", address, want)
		}
	}
	for arguments, message := range map[string]string{
		`chain: BASE, first: 201`:      "first must be between 1 and 200, got 201",
		`chain: BASE, after: "nobody"`: `after must be the address of a wallet of BASE, got "nobody"`,
	} {
		if got := f.asOperator(t, `{ excludedWallets(`+arguments+`) }`); len(got.Errors) != 1 || got.Errors[0].Message != message {
			t.Errorf("%s: %v, want %s", arguments, got.Errors, message)
		}
	}
}
