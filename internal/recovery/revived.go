package recovery

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Revived is a key or customer that a restore made valid again: it is not valid in the former
// database.
type Revived struct {
	Kind     string // "key" or "customer"
	ID       string
	Customer string // of a key; "" if it belongs to none
	// what the former database had done: "revoked", "suspended", "deleted" or "absent"
	Was string
}

// named identifies a key or customer.
type named struct{ kind, id string }

// validity is whether a key or customer is in force.
type validity struct {
	customer string
	ended    string // as Revived.Was; "" if it is valid
}

// validities reads the keys and customers of an SQLite database. It changes nothing in it.
func validities(ctx context.Context, path string) (all map[named]validity, err error) {
	db, err := sqldb.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	all = map[named]validity{}
	for _, query := range []string{
		"SELECT 'key', id, coalesce(customer_id, ''), CASE WHEN revoked_at IS NOT NULL THEN 'revoked' ELSE '' END FROM api_keys",
		"SELECT 'customer', id, '', CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN suspended_at IS NOT NULL THEN 'suspended' ELSE '' END FROM customers",
	} {
		err := sqldb.EachRow(ctx, db, query, nil, func(rows *sql.Rows) error {
			var n named
			var v validity
			err := rows.Scan(&n.kind, &n.id, &v.customer, &v.ended)
			all[n] = v
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("read which keys and customers are valid: %w", err)
		}
	}
	return all, nil
}

// revived returns what is valid in a restored database and was not in the former one, by kind and
// id. What the former one does not have, as the keys of a deleted customer, is absent there.
func revived(former, restored map[named]validity) (all []Revived) {
	for n, now := range restored {
		was, known := former[n]
		if !known {
			was.ended = "absent"
		}
		if now.ended == "" && was.ended != "" {
			all = append(all, Revived{Kind: n.kind, ID: n.id, Customer: now.customer, Was: was.ended})
		}
	}
	slices.SortFunc(all, func(a, b Revived) int { return strings.Compare(a.Kind+" "+a.ID, b.Kind+" "+b.ID) })
	return all
}
