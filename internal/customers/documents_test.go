package customers_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestRegisterDocuments(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "a", "b")
		register := func(customer string, documents map[string]string, replace bool, want string) {
			t.Helper()
			added, removed, err := db.RegisterDocuments(ctx, customer, documents, replace)
			if got := fmt.Sprint(added, removed, err); got != want {
				t.Errorf("%d documents of %q: %s, want %s", len(documents), customer, got, want)
			}
		}
		register("a", map[string]string{"one": "{a}", "two": "{b}"}, false, "2 0 <nil>")
		register("a", map[string]string{"one": "{a}", "three": "{c}"}, false, "1 0 <nil>")
		register("a", map[string]string{"one": "{d}", "four": "{d}"}, false, "0 0 documents must keep their ids: one is registered with another text")
		register("a", map[string]string{"one": "{d}", "two": "{b}"}, true, "1 2 <nil>")
		register(customers.AllCustomers, map[string]string{"one": "{all}", "all": "{all}"}, false, "2 0 <nil>")
		register("nobody", nil, true, "0 0 customer not found: nobody")
		register("b", map[string]string{"long": strings.Repeat("x", customers.MaxDocumentBytes+1)}, false, "0 0 documents must be UTF-8 of 1 to 65536 bytes each, got 65537 in long")
		register("b", map[string]string{strings.Repeat("ab", 32): "{a}"}, false,
			"0 0 documents must have their own SHA-256 as the id where it has 64 hexadecimal digits: "+strings.Repeat("ab", 32)+" is not that of its document")
		many := map[string]string{}
		for i := range customers.MaxDocuments + 1 {
			many[fmt.Sprint("d", i)] = "{a}"
		}
		register("b", many, false, "0 0 documents must be at most 2000 of together 4194304 bytes, got 2001 of 6003 bytes: replace those that no client uses any more")
		delete(many, "d0")
		register("b", many, false, "2000 0 <nil>")

		for _, want := range []struct{ customer, id, text string }{
			{"a", "one", "{d}"}, {"a", "all", "{all}"}, {"b", "one", "{all}"}, {"b", "two", ""}, {"", "one", "{all}"}, {"", "two", ""}, {"a", "three", ""},
		} {
			if text, err := db.DocumentText(ctx, want.customer, want.id); err != nil || text != want.text {
				t.Errorf("%q of %q is %q, %v; want %q", want.id, want.customer, text, err, want.text)
			}
		}
		if list, err := db.Documents(ctx, "a"); err != nil || fmt.Sprint(list) != "[{one {d}} {two {b}}]" {
			t.Errorf("the documents of a: %v, %v", list, err)
		}
		if err := db.SetDocumentsOnly(ctx, "a", true); err != nil {
			t.Fatal(err)
		}
		if rules, err := db.DocumentRules(ctx, "a"); err != nil || rules != (customers.DocumentRules{Only: true, Registered: true}) {
			t.Errorf("the rules of a: %+v, %v", rules, err)
		}
		testkit.WantError(t, db.SetDocumentsOnly(ctx, "nobody", true), smartmoney.CodeNotFound, "", "customer not found: nobody")
		register(customers.AllCustomers, nil, true, "0 2 <nil>")
		if _, err := db.DeleteCustomer(ctx, "b"); err != nil {
			t.Fatal(err)
		}
		if list, err := db.Documents(ctx, "b"); err != nil || len(list) != 0 {
			t.Errorf("%d documents of a deleted customer, %v", len(list), err)
		}
		if rules, err := db.DocumentRules(ctx, customers.AllCustomers); err != nil || rules != (customers.DocumentRules{}) {
			t.Errorf("the rules without documents: %+v, %v", rules, err)
		}
	})
}
