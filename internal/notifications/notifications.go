package notifications

import (
	"fmt"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Customer is what decisions about a customer's notifications depend on.
type Customer struct {
	smartmoney.CustomerConfig
	LogVersion int64 // rises with each reset of the log and each change of the configuration
	Suspended  bool  // it is suspended or deleted
}

// StaleCustomers is the error of a commit whose notifications were decided on with logs or
// configurations that have changed since. Nothing of the commit is stored.
type StaleCustomers struct {
	Customers []string // whose log versions moved, by id
}

// Error says how many customers it is about, and names the first.
func (s *StaleCustomers) Error() string {
	const most = 80 // characters
	names := strings.Join(s.Customers, ", ")
	if len(names) > most { // ids are ASCII
		names = names[:most] + "…"
	}
	return fmt.Sprintf("the logs or configurations of %d customers have changed: %s", len(s.Customers), names)
}

// Entry is an entry for a customer's log.
type Entry struct {
	CustomerID   string
	LogVersion   int64 // Customer.LogVersion as it was when the notification was decided on
	SignalID     string
	Type         smartmoney.NotificationType
	Chain        smartmoney.Chain
	Token        string // the signal's
	Timestamp    int64  // the signal's, unix ns
	GlobalOffset int64  // of the trade that raised it
	// that the signal needs to stand (semantics 7); 0: a correction does not retract it
	LeastWallets int
	Decision     smartmoney.Delivered
	Raised       Raised

	Sequence int64     // filled in by the commit
	SentAt   time.Time // filled in by the commit: UTC, microseconds
}

// SignalBody is a signal to be stored. A signal that no notification of its commit refers
// to is never swept.
type SignalBody struct {
	Signal *smartmoney.Signal
	Raised Raised
}

// Raised is when the service dealt with the trade that raised a signal, by the clocks of its
// processes.
type Raised struct {
	IngestedAt time.Time // when the trade was appended to the log; zero: not known
	DetectedAt time.Time // when the signal was found
}

// LastNumber is where a customer's log begins and ends, as of one moment.
type LastNumber struct {
	CustomerID string
	Last       int64 // highest number that an entry ever had; 0 before the first one
	// lowest number still kept, entries that a reset deleted included; Last + 1 where none is
	Oldest  int64
	Version int64 // rises with each reset of the log and each change of the configuration
}

// Resumption is where a reader of a customer's log goes on.
type Resumption struct {
	After int64 // the number that it goes on after
	Lost  bool  // the reader has seen, or missed, entries that a restore of the database lost
}

// LogPart is a part of a customer's log with where the log ended then.
type LogPart struct {
	LastNumber
	Entries []smartmoney.Notification // by rising sequence
}

// Wake says whose logs have changed. It only wakes: what changed is in the logs.
type Wake struct {
	Grown []Grown // customers whose logs changed
	All   bool    // any log may have changed
}

// Grown is a log that changed.
type Grown struct {
	CustomerID string
	Last       int64 // number of the newest entry; 0: not known
}
