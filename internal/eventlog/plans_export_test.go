package eventlog

import "github.com/smartmoneyhq/smartmoney/internal/sqldb"

// ListStatements returns the statements of this package that join a list of SQLite's JSON with a
// table, by what they do.
func ListStatements(db *Log) map[string]string {
	wallets, _ := db.Among("b.wallet", []string{"", "a"}, 2)
	all := map[string]string{
		"heads of segments":    headsQuery(sqldb.SQLite),
		"parts of segments":    spansSQLite,
		"whole segments":       "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq " + db.amongNumbers("$2"),
		"retracted trades":     retractedIn(db.amongNumbers("$2")),
		"some of retracted":    retractedOf(db.amongNumbers("$3")),
		"bases of wallets":     basesOf(wallets),
		"retraction of trades": insertRetractedSQLite,
	}
	for _, table := range recentTables {
		all["look up "+table], all["remove from "+table], all["drop from "+table] = lookUpIn(table), removeFrom(table), deleteNumberedFrom(table)
	}
	return all
}
