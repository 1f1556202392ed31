package customers

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/apikey"
	"github.com/smartmoneyhq/smartmoney/ent/gen/configversion"
	"github.com/smartmoneyhq/smartmoney/ent/gen/feedconfig"
	"github.com/smartmoneyhq/smartmoney/ent/gen/feedconfigversion"
	"github.com/smartmoneyhq/smartmoney/ent/gen/impression"
	"github.com/smartmoneyhq/smartmoney/ent/gen/label"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/trusteddocument"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const (
	// deleteBatch is the number of rows that one transaction deletes at most.
	deleteBatch = 1000
	// deletedName replaces the name of a deleted customer.
	deletedName = "deleted customer"
)

// Deleted is how many rows of a table a deletion removed, or may remove.
type Deleted struct {
	Table string
	Rows  int64
}

// ownedRows are rows of a table that belong to one customer. In the condition, $1 and $2 are the
// first number of its log's rows and the one after the last (rowid), and $3 is the customer's id;
// all of them occur.
type ownedRows struct{ table, key, condition string }

// owned returns everything of a customer but what stays: its row, its log and one empty
// configuration. What refers to other rows comes before them.
func owned() []ownedRows {
	inLog := func(column string) string { return column + " >= $1 AND " + column + " < $2 AND $3 <> ''" }
	// The rows of an endpoint are one range of ids, of deliveries as of what refers to them.
	inEndpoints := func(table, key, delivery string) string {
		first := sqldb.FirstRowSQL("e." + webhookendpoint.FieldID)
		return key + " IN (SELECT d." + key + " FROM " + webhookendpoint.Table + " e JOIN " + table + " d ON d." + delivery + " >= " + first +
			" AND d." + delivery + " < " + first + " + " + strconv.FormatInt(sqldb.RowID(1, 0), 10) + " WHERE e." + webhookendpoint.FieldCustomerID + " = $3 AND $1 < $2)"
	}
	ofCustomer := func(column string) string { return column + " = $3 AND $1 < $2" }
	return []ownedRows{
		{webhookattempt.Table, webhookattempt.FieldID, inEndpoints(webhookattempt.Table, webhookattempt.FieldID, webhookattempt.FieldDeliveryID)},
		{webhookdelivery.Table, webhookdelivery.FieldID, inEndpoints(webhookdelivery.Table, webhookdelivery.FieldID, webhookdelivery.FieldID)},
		{webhookendpoint.Table, webhookendpoint.FieldID, ofCustomer(webhookendpoint.FieldCustomerID)},
		{notification.Table, notification.FieldID, inLog(notification.FieldID)},
		{
			feedconfigversion.Table, feedconfigversion.FieldID, feedconfigversion.FieldFeedID + " IN (SELECT " + feedconfig.FieldID + " FROM " +
				feedconfig.Table + " WHERE " + ofCustomer(feedconfig.FieldCustomerID) + ")",
		},
		{feedconfig.Table, feedconfig.FieldID, ofCustomer(feedconfig.FieldCustomerID)},
		{label.Table, label.FieldID, ofCustomer(label.FieldCustomerID)},
		{trusteddocument.Table, trusteddocument.FieldID, ofCustomer(trusteddocument.FieldCustomerID)},
		{impression.Table, impression.FieldID, ofCustomer(impression.FieldCustomerID)},
		{apikey.Table, apikey.FieldID, ofCustomer(apikey.FieldCustomerID)},
		// The first and the newest version go last: the leader reads both to learn of the
		// suspension.
		{
			configversion.Table, configversion.FieldID, ofCustomer(configversion.FieldCustomerID) + " AND " + configversion.FieldVersion + " > 1 AND " +
				configversion.FieldVersion + " < (SELECT " + notificationlog.FieldConfigVersion + " FROM " + notificationlog.Table + " WHERE " +
				notificationlog.FieldCustomerID + " = $3)",
		},
	}
}

// CustomerRows counts what DeleteCustomer would delete of a customer. An unknown customer is a
// NOT_FOUND error.
func (re *Registry) CustomerRows(ctx context.Context, id string) ([]Deleted, error) {
	log, err := re.logOf(ctx, id)
	if err != nil {
		return nil, err
	}
	var all []Deleted
	for _, o := range owned() {
		d := Deleted{Table: o.table}
		err := re.Reader().QueryRowContext(ctx, "SELECT COUNT(*) FROM "+o.table+" WHERE "+o.condition, log.args()...).Scan(&d.Rows)
		if err != nil {
			return nil, fmt.Errorf("count the rows of customer %q in %s: %w", sqldb.Clip(id), o.table, err)
		}
		all = append(all, d)
	}
	return all, nil
}

// DeleteCustomer deletes everything of a customer in transactions of a bounded number of rows, and
// returns how many rows of each table it deleted. Its id stays, without a name, keys and settings,
// and is never given again. Signals, which customers share, stay too. A deletion that was
// interrupted goes on when it is called again; its customer is suspended from the first transaction
// on. An unknown customer, or one whose deletion is complete, is a NOT_FOUND error. On SQLite the
// space of the rows is overwritten.
func (re *Registry) DeleteCustomer(ctx context.Context, id string) (all []Deleted, err error) {
	err = re.Erasing(ctx, func() error {
		all, err = re.deleteCustomer(ctx, id)
		return err
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}

// RemoveCustomer suspends a customer, waits until the suspension is as old as settling, so that no
// process accepts its keys and no request adds rows meanwhile, and deletes it as DeleteCustomer
// does, with its errors.
func (re *Registry) RemoveCustomer(ctx context.Context, id string, settling time.Duration) ([]Deleted, error) {
	err := re.SuspendCustomer(ctx, id)
	if err != nil && smartmoney.CodeOf(err) != smartmoney.CodeNotFound { // not found: its deletion had begun
		return nil, err
	}
	c, err := re.anyCustomer(ctx, id)
	if err != nil {
		return nil, err
	}
	if c.SuspendedAt != nil {
		if err := retry.Sleep(ctx, c.SuspendedAt.Add(settling).Sub(re.Timestamp())); err != nil {
			return nil, err
		}
	}
	return re.DeleteCustomer(ctx, id)
}

func (re *Registry) deleteCustomer(ctx context.Context, id string) ([]Deleted, error) {
	wrap := func(err error) ([]Deleted, error) {
		return nil, fmt.Errorf("delete customer %q: %w", sqldb.Clip(id), err)
	}
	log, err := re.logOf(ctx, id)
	if err != nil {
		return nil, err
	}
	err = re.changeState(ctx, id, "delete", func(ctx context.Context, tx *sql.Tx, _ *gen.Customer) error {
		at := re.Timestamp()
		if err := re.suspend(ctx, tx, id, at); err != nil {
			return err
		}
		return re.ClientIn(tx).Customer.UpdateOneID(id).SetName(deletedName).SetDeletedAt(at).ClearLimits().ClearTokenSigner().Exec(ctx)
	})
	// not found: an earlier call began it
	if err != nil && smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
		return wrap(err)
	}
	var all []Deleted
	for _, o := range owned() {
		n, err := re.deleteOwned(ctx, &o, log)
		if err != nil {
			return wrap(err)
		}
		all = append(all, Deleted{o.table, n})
	}
	versions, err := re.emptyConfig(ctx, id)
	if err != nil {
		return wrap(err)
	}
	all[len(all)-1].Rows += versions
	return all, nil
}

// ownLog is a customer with the id of its log.
type ownLog struct {
	id       int64
	customer string
}

func (o ownLog) args() []any { return []any{sqldb.RowID(o.id, 0), sqldb.RowID(o.id+1, 0), o.customer} }

// logOf returns a customer's log, or NOT_FOUND if there is nothing left to delete.
func (re *Registry) logOf(ctx context.Context, id string) (ownLog, error) {
	c, err := re.anyCustomer(ctx, id)
	if err != nil {
		return ownLog{}, err
	}
	row, err := re.ReadClient().NotificationLog.Query().Where(notificationlog.CustomerID(id)).Only(ctx)
	if err != nil {
		return ownLog{}, fmt.Errorf("find the log of customer %q: %w", sqldb.Clip(id), err)
	}
	if c.DeletedAt != nil {
		done, err := re.ReadClient().ConfigVersion.Query().Where(configversion.CustomerID(id), configversion.KeyID(deletedBy)).Exist(ctx)
		if err != nil {
			return ownLog{}, fmt.Errorf("look for the configuration of customer %q: %w", sqldb.Clip(id), err)
		}
		if done {
			return ownLog{}, notifications.CustomerNotFound(id)
		}
	}
	return ownLog{row.ID, id}, nil
}

// deleteOwned deletes rows of a customer, a batch in each transaction. It locks keys in the order
// in which AddKeyUses does.
func (re *Registry) deleteOwned(ctx context.Context, o *ownedRows, log ownLog) (total int64, err error) {
	rows := "SELECT " + o.key + " FROM " + o.table + " WHERE " + o.condition
	if o.table == apikey.Table && re.Dialect() == sqldb.Postgres {
		rows += " ORDER BY " + o.key + ` COLLATE "C" LIMIT $4 FOR UPDATE`
	} else {
		rows += " LIMIT $4"
	}
	query := "DELETE FROM " + o.table + " WHERE " + o.key + " IN (" + rows + ")"
	for {
		done, err := re.Writer().ExecContext(ctx, query, append(log.args(), deleteBatch)...)
		if err != nil {
			return total, fmt.Errorf("delete from %s: %w", o.table, err)
		}
		n, err := done.RowsAffected()
		if err != nil {
			return total, fmt.Errorf("delete from %s: %w", o.table, err)
		}
		if total += n; n < deleteBatch {
			return total, nil
		}
	}
}

// deletedBy is the key of the configuration that a deletion leaves behind.
const deletedBy = "deleted"

// emptyConfig replaces the configurations of a deleted customer by one that wants no signals, and
// returns how many there were. It is the last step of a deletion.
func (re *Registry) emptyConfig(ctx context.Context, id string) (replaced int64, err error) {
	tx, log, err := notifications.BeginLocked(ctx, re.DB, id)
	if err != nil {
		return 0, err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	n, err := client.ConfigVersion.Delete().Where(configversion.CustomerID(id)).Exec(ctx)
	if err != nil {
		return 0, fmt.Errorf("delete the configurations: %w", err)
	}
	empty := smartmoney.DefaultConfig(deletedName)
	empty.Chains, empty.SignalTypes = []smartmoney.Chain{}, []smartmoney.NotificationType{}
	if err := client.NotificationLog.UpdateOneID(log.ID).SetWebhookOn(false).Exec(ctx); err != nil {
		return 0, err
	}
	log.Configs = 0
	if err := re.addConfig(ctx, tx, log, deletedBy, empty); err != nil {
		return 0, err
	}
	// A notification or a delivery that was being written when the deletion began.
	for _, o := range owned() {
		if o.table == configversion.Table {
			continue
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM "+o.table+" WHERE "+o.condition, ownLog{log.ID, id}.args()...); err != nil {
			return 0, fmt.Errorf("delete the rest of %s: %w", o.table, err)
		}
	}
	return int64(n), tx.Commit()
}
