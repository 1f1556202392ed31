package customers_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A customer has one label for each wallet and each token, which only it sees; a later one replaces
// it.
func TestLabels(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a", "b")
		wallet := smartmoney.Label{Kind: smartmoney.LabelWallet, Chain: smartmoney.Base, Address: "0x1", Name: "Whale"}
		token := smartmoney.Label{Kind: smartmoney.LabelToken, Chain: smartmoney.Base, Address: "0x1", Note: "of the same address", Watched: true}
		other := smartmoney.Label{Kind: smartmoney.LabelWallet, Chain: smartmoney.Ethereum, Address: "0x1", Name: "Elsewhere"}
		set := func(customer string, l smartmoney.Label) smartmoney.Label {
			t.Helper()
			clock.Advance(time.Second)
			got, err := db.SetLabel(ctx, customer, l)
			if err != nil {
				t.Fatal(err)
			}
			l.ChangedAt = clock.Now().UTC().Truncate(time.Microsecond)
			if diff := cmp.Diff(l, got); diff != "" {
				t.Errorf("set (-want +got):\n%s", diff)
			}
			return got
		}
		want := func(customer string, watched bool, labels ...smartmoney.Label) {
			t.Helper()
			got, err := db.Labels(ctx, customer, watched)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(append([]smartmoney.Label{}, labels...), got); diff != "" {
				t.Errorf("labels of %s (-want +got):\n%s", customer, diff)
			}
		}
		wallet, token, other = set("a", wallet), set("a", token), set("a", other)
		ofB := set("b", smartmoney.Label{Kind: smartmoney.LabelWallet, Chain: smartmoney.Base, Address: "0x1", Name: "Mine"})
		want("a", false, other, token, wallet)
		want("a", true, token)
		want("b", false, ofB)

		wallet.Name, wallet.Watched = "Shark", true
		wallet = set("a", wallet)
		want("a", false, wallet, other, token)
		want("a", true, wallet, token)
		if err := db.RemoveLabel(ctx, "a", wallet); err != nil {
			t.Fatal(err)
		}
		want("a", false, other, token)
		want("b", false, ofB)
		testkit.WantError(t, db.RemoveLabel(ctx, "a", wallet), smartmoney.CodeNotFound, "", "label not found: wallet 0x1 on base")
		_, err := db.SetLabel(ctx, "nobody", wallet)
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A customer has a bounded number of labels, any of which it may change.
func TestMostLabels(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a", "b")
		address := func(i int) string { return fmt.Sprint("0x", i) }
		rows := make([]*gen.LabelCreate, smartmoney.MaxLabels)
		for i := range rows {
			rows[i] = db.Client().Label.Create().SetCustomerID("a").SetKind(smartmoney.LabelWallet).SetChain(smartmoney.Base).
				SetAddress(address(i)).SetName("x").SetNote("").SetWatched(false).SetChangedAt(1)
		}
		if err := db.Client().Label.CreateBulk(rows...).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		one := smartmoney.Label{Kind: smartmoney.LabelWallet, Chain: smartmoney.Base, Address: address(smartmoney.MaxLabels), Name: "y"}
		_, err := db.SetLabel(ctx, "a", one)
		testkit.WantError(t, err, smartmoney.CodeBadInput, "", "a customer has at most 1000 labels: remove one first")
		if _, err := db.SetLabel(ctx, "b", one); err != nil {
			t.Errorf("another customer: %v", err)
		}
		one.Address = address(7)
		if _, err := db.SetLabel(ctx, "a", one); err != nil {
			t.Errorf("a label that is there: %v", err)
		}
		if all, err := db.Labels(ctx, "a", false); err != nil || len(all) != smartmoney.MaxLabels || all[0].Name != "y" {
			t.Errorf("%d labels, %v", len(all), err)
		}
	})
}
