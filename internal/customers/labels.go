package customers

import (
	"context"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/label"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Labels returns a customer's labels, the last changed first, smartmoney.MaxLabels at most; with
// watched only those of what is watched.
func (re *Registry) Labels(ctx context.Context, customerID string, watched bool) ([]smartmoney.Label, error) {
	query := re.ReadClient().Label.Query().Where(label.CustomerID(customerID))
	if watched {
		query.Where(label.Watched(true))
	}
	rows, err := query.Order(label.ByChangedAt(entsql.OrderDesc()), label.ByID(entsql.OrderDesc())).Limit(smartmoney.MaxLabels).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the labels of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return each(rows, toLabel), nil
}

// SetLabel stores a customer's label in place of the one of the same address, and returns it with
// the time of the change. A new label beyond smartmoney.MaxLabels is a BAD_USER_INPUT error, an
// unknown or deleted customer a NOT_FOUND error. The caller has checked the label.
func (re *Registry) SetLabel(ctx context.Context, customerID string, l smartmoney.Label) (smartmoney.Label, error) {
	wrap := func(err error) (smartmoney.Label, error) {
		return smartmoney.Label{}, fmt.Errorf("set a label of customer %q: %w", sqldb.Clip(customerID), err)
	}
	tx, _, err := notifications.BeginLocked(ctx, re.DB, customerID) // so that the count stays right
	if err != nil {
		return smartmoney.Label{}, err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	owner, err := client.Customer.Get(ctx, customerID)
	if err != nil {
		return wrap(err)
	}
	if owner.DeletedAt != nil {
		return smartmoney.Label{}, notifications.CustomerNotFound(customerID)
	}
	row, err := client.Label.Query().Where(ofAddress(customerID, &l)...).Only(ctx)
	now := re.Timestamp().UnixMicro()
	switch {
	case err == nil:
		row, err = row.Update().SetName(l.Name).SetNote(l.Note).SetWatched(l.Watched).SetChangedAt(now).Save(ctx)
	case gen.IsNotFound(err):
		var has int
		if has, err = client.Label.Query().Where(label.CustomerID(customerID)).Count(ctx); err != nil {
			return wrap(err)
		}
		if has >= smartmoney.MaxLabels {
			return smartmoney.Label{}, smartmoney.BadInput("", "a customer has at most %d labels: remove one first", smartmoney.MaxLabels)
		}
		row, err = client.Label.Create().SetCustomerID(customerID).SetKind(l.Kind).SetChain(l.Chain).SetAddress(l.Address).
			SetName(l.Name).SetNote(l.Note).SetWatched(l.Watched).SetChangedAt(now).Save(ctx)
	}
	if err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return toLabel(row), nil
}

// RemoveLabel deletes a customer's label of the address of l. It returns a NOT_FOUND error if there
// is none.
func (re *Registry) RemoveLabel(ctx context.Context, customerID string, l smartmoney.Label) error {
	n, err := re.Client().Label.Delete().Where(ofAddress(customerID, &l)...).Exec(ctx)
	if err != nil {
		return fmt.Errorf("remove a label of customer %q: %w", sqldb.Clip(customerID), err)
	}
	if n == 0 {
		return smartmoney.Errorf(smartmoney.CodeNotFound, "label not found: %s %s on %s", l.Kind, sqldb.Clip(l.Address), l.Chain)
	}
	return nil
}

// ofAddress matches a customer's label of the address of l.
func ofAddress(customerID string, l *smartmoney.Label) []predicate.Label {
	return []predicate.Label{label.CustomerID(customerID), label.KindEQ(l.Kind), label.ChainEQ(l.Chain), label.Address(l.Address)}
}

func toLabel(row *gen.Label) smartmoney.Label {
	return smartmoney.Label{
		Kind: row.Kind, Chain: row.Chain, Address: row.Address, Name: row.Name, Note: row.Note, Watched: row.Watched,
		ChangedAt: sqldb.FromMicro(row.ChangedAt),
	}
}
