package enginestate

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// processPrefix begins the names that ProcessName returns.
const processPrefix = "smartmoney/"

// maxName is how many bytes of a session's name PostgreSQL keeps.
const maxName = 63

// ProcessName returns the name under which Processes lists a process that opens the database with
// it: its role and id, and as much of its host as fits.
func ProcessName(role string, pid int, host string) string {
	name := fmt.Sprintf("%s%s %d@%s", processPrefix, role, pid, host)
	name = strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return '?'
		}
		return r
	}, name)
	return name[:min(len(name), maxName)]
}

// SplitProcessName returns the role and PID@HOST of a name that ProcessName returned, or the whole
// name without a role.
func SplitProcessName(name string) (role, process string) {
	ours, ok := strings.CutPrefix(name, processPrefix)
	if !ok {
		return "", name
	}
	role, process, _ = strings.Cut(ours, " ")
	return role, process
}

// maxProcesses is how many processes are listed.
const maxProcesses = 200

// Processes returns the processes that have the database open under a name of ProcessName, at most
// 200, by name, and the leader under whatever name it has. Of sessions of other users of the server
// PostgreSQL says nothing. SQLite does not know who else has the file open: there is none.
func (st *Store) Processes(ctx context.Context) ([]Process, error) {
	if st.Dialect() != sqldb.Postgres {
		return nil, nil
	}
	const sessions = `SELECT coalesce(a.application_name, ''), bool_or(l.pid IS NOT NULL) FROM pg_stat_activity a
		LEFT JOIN pg_locks l ON l.pid = a.pid AND l.locktype = 'advisory' AND l.database = a.datid AND l.classid = $1 AND l.objid = $2 AND l.objsubid = 2 AND l.granted
		WHERE a.datname = current_database() AND (a.application_name LIKE $3 || '%' OR l.pid IS NOT NULL)
		GROUP BY 1 ORDER BY 1 LIMIT $4`
	var all []Process
	err := sqldb.EachRow(ctx, st.Reader(), sessions, []any{leaseSpace, leaseEngine, processPrefix, maxProcesses}, func(rows *sql.Rows) error {
		var name string
		var p Process
		if err := rows.Scan(&name, &p.Leader); err != nil {
			return err
		}
		p.Role, p.Name = SplitProcessName(name)
		all = append(all, p)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("list the processes of the service: %w", err)
	}
	return all, nil
}
