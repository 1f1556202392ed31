package recommend

import "time"

// KeptVersions is the number of newest training runs that are stored, in addition to the selected one.
const KeptVersions = 5

// Stored describes a stored training run.
type Stored struct {
	Version   int       // from 1, rising
	CreatedAt time.Time // UTC
	Until     time.Time // event time of the newest trade that the models were fitted to, UTC
	Report    Report
	InUse     bool // chosen by an operator; where none is, the newest answers
}
