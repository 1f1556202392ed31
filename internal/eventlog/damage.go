package eventlog

import "fmt"

// Damage is the error of a row, of the log or of what follows from it, that does not say
// what was written to it. Its text is safe to show to an operator: it names the row and
// what to do.
type Damage struct {
	Row string // table, chain and place
	Log bool   // the row belongs to the log, which a rebuild needs and does not repair
	Err error  // what is wrong with it
}

// Error names the row and says what to do.
func (d *Damage) Error() string {
	todo := "stop the service, run `smartmoney rebuild`, which makes the state anew from the log, and start it again"
	if d.Log {
		todo = "restore a backup of the database"
	}
	return fmt.Sprintf("%s is damaged (%v): %s", d.Row, d.Err, todo)
}

// Unwrap returns what is wrong with the row.
func (d *Damage) Unwrap() error { return d.Err }
