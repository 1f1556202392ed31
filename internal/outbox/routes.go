package outbox

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// filterOf returns the filter in an endpoint's columns, in which each bit is a type or chain.
func filterOf(types, chains int) smartmoney.WebhookFilter {
	var f smartmoney.WebhookFilter
	for i, t := range smartmoney.NotificationTypes() {
		if types&(1<<i) != 0 {
			f.Types = append(f.Types, t)
		}
	}
	for i, c := range smartmoney.Chains() {
		if chains&(1<<i) != 0 {
			f.Chains = append(f.Chains, c)
		}
	}
	return f
}

// formatOf returns the format in an endpoint's column.
func formatOf(column int) smartmoney.WebhookFormat {
	return smartmoney.WebhookFormats()[column]
}

// bits returns the column of a filter's types or chains, which are valid.
func bits[T interface{ Index() int }](values []T) (set int) {
	for _, v := range values {
		set |= 1 << v.Index()
	}
	return set
}

// route is an enabled endpoint, to which the entries that pass its filter go.
type route struct {
	endpoint int64
	filter   smartmoney.WebhookFilter
}

// readRoutes returns the enabled endpoints of customers whose rows are locked, by customer.
func readRoutes(ctx context.Context, tx *sql.Tx, logs map[string]*notifications.CustomerLog) (map[string][]route, error) {
	var ids []string
	for _, l := range logs {
		if l.Webhook {
			ids = append(ids, strconv.FormatInt(l.ID, 10))
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	const columns = endpointID + ", " + endpointCustomer + ", " + webhookendpoint.FieldTypes + ", " + webhookendpoint.FieldChains
	routes := make(map[string][]route, len(ids))
	query := "SELECT " + columns + " FROM " + endpoints + " WHERE " + endpointEnabled + " AND " + ofLogs(strings.Join(ids, ", "))
	err := sqldb.EachRow(ctx, tx, query, nil, func(rows *sql.Rows) error {
		var r route
		var customerID string
		var types, chains int
		err := rows.Scan(&r.endpoint, &customerID, &types, &chains)
		r.filter = filterOf(types, chains)
		routes[customerID] = append(routes[customerID], r)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the webhooks of %d customers: %w", len(ids), err)
	}
	return routes, nil
}

// ofLogs is the condition that an endpoint belongs to the customer of one of a list of logs.
func ofLogs(list string) string {
	return endpointCustomer + " IN (SELECT " + logCustomer + " FROM " + logTable + " WHERE " + logID + " IN (" + list + "))"
}

// Put puts the notifications and retractions of customers on their way to each enabled webhook
// whose filter they pass. The customers' rows are locked. Endpoints' rows come last: workers wait
// for those.
func Put(
	ctx context.Context, db *sqldb.DB, tx *sql.Tx, logged []notifications.Entry, retractions []notify.Retraction, logs map[string]*notifications.CustomerLog, now time.Time,
) error {
	routes, err := readRoutes(ctx, tx, logs)
	if err != nil || len(routes) == 0 {
		return err
	}
	var to, sequences []int64
	put := func(customer string, t smartmoney.NotificationType, c smartmoney.Chain, sequence int64) {
		for i := range routes[customer] {
			if r := &routes[customer][i]; sequence > 0 && r.filter.Passes(t, c) {
				to, sequences = append(to, r.endpoint), append(sequences, sequence)
			}
		}
	}
	for i := range logged {
		n := &logged[i]
		put(n.CustomerID, n.Type, n.Chain, n.Sequence)
	}
	for i := range retractions {
		r := &retractions[i]
		put(r.CustomerID, r.Type, r.Chain, r.Sequence)
	}
	if len(to) == 0 {
		return nil
	}
	if err := insertDeliveries.Run(ctx, db.Dialect(), tx, newDeliveries(to, sequences, now.UnixMicro())...); err != nil {
		return fmt.Errorf("put %d notifications on their way to webhooks: %w", len(to), err)
	}
	woken := slices.Compact(slices.Sorted(slices.Values(to)))
	if err := wakeEndpoints.Run(ctx, db.Dialect(), tx, woken, slices.Repeat([]int64{now.UnixMicro()}, len(woken))); err != nil {
		return fmt.Errorf("wake %d webhooks: %w", len(woken), err)
	}
	return nil
}
