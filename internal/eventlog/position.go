package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// EachState calls f with the rows of engine_state by chain, and whether each has a checksum. A row
// whose checksum does not fit is an *Damage.
func EachState(ctx context.Context, q sqldb.Querier, f func(chain smartmoney.Chain, s EngineState, checksummed bool)) error {
	var damage error
	err := EachRow(ctx, q, func(chain int, s *EngineState) {
		checksummed, err := verifyState(chain, s)
		if damage = cmp.Or(damage, err); damage == nil {
			f(smartmoney.Chains()[chain], *s, checksummed)
		}
	})
	return cmp.Or(err, damage)
}

// EachRow calls f with the rows of engine_state, damaged or not, by Chain.Index, which may be
// wrong.
func EachRow(ctx context.Context, q sqldb.Querier, f func(chain int, s *EngineState)) error {
	return sqldb.EachRow(ctx, q, "SELECT chain, position, event_time, meta FROM engine_state ORDER BY chain", nil, func(rows *sql.Rows) error {
		var chain int
		var s EngineState
		err := rows.Scan(&chain, &s.Position, &s.EventTime, &s.Meta)
		if err == nil {
			f(chain, &s)
		}
		return err
	})
}

// stateOf returns a chain's row of engine_state, and whether it has a checksum, as EachState.
func stateOf(ctx context.Context, q sqldb.Querier, chain smartmoney.Chain) (s EngineState, checksummed bool, err error) {
	err = q.QueryRowContext(ctx, "SELECT position, event_time, meta FROM engine_state WHERE chain = $1", chain.Index()).
		Scan(&s.Position, &s.EventTime, &s.Meta)
	if err != nil {
		return s, false, fmt.Errorf("read the engine's position in the log of %s: %w", chain, err)
	}
	checksummed, err = verifyState(chain.Index(), &s)
	return s, checksummed, err
}

func verifyState(chain int, s *EngineState) (checksummed bool, err error) {
	if chain < 0 || chain >= smartmoney.ChainCount {
		return false, fmt.Errorf("engine_state has a chain %d, and there is none", chain)
	}
	of := smartmoney.Chains()[chain]
	if checksummed, err = s.Verify(of); err != nil {
		err = &Damage{Row: "engine_state of " + string(of), Err: err}
	}
	return checksummed, err
}
