package notifications

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Query selects signals of a customer's log. Neither deleted ones nor retractions are among them.
// The zero value of a field but CustomerID selects nothing away.
type Query struct {
	CustomerID string
	After      int64                         // sequence: only larger ones
	Before     int64                         // sequence: only smaller ones; 0: none
	Since      *time.Time                    // only those sent later
	Until      *time.Time                    // only those sent then or earlier
	Chains     []smartmoney.Chain            // empty: any
	Types      []smartmoney.NotificationType // empty: any
	Token      string                        // normalised address; "": any
	// only signals that one of them took part in; empty: any
	Wallets []WalletRef
	Limit   int // at most as many; 0: no limit
	// the newest Limit of those that match, rather than the oldest
	Newest bool
}

// WalletRef names a wallet.
type WalletRef struct {
	Chain   smartmoney.Chain
	Address string // normalised
}

// Sent is an entry of a customer's log without its signal, with or without its being deleted.
type Sent struct {
	Sequence     int64
	SignalID     string
	Type         smartmoney.NotificationType
	Chain        smartmoney.Chain
	Token        string
	Timestamp    int64 // the signal's, unix ns
	GlobalOffset int64 // of the trade that raised it
	SentAt       time.Time
	DeletedAt    *time.Time // nil: not deleted
	RetractedAt  *time.Time // nil: it stands
	// global offset that the engine had reached when it was deleted; 0: not deleted
	DeletedOffset int64
	Decision      smartmoney.Delivered
}

// SentOutcome is what became of a signal that a customer was sent.
type SentOutcome struct {
	SignalID  string
	Chain     smartmoney.Chain
	Type      smartmoney.NotificationType
	Timestamp time.Time // the signal's, UTC
	SentAt    time.Time
	Retracted bool
	PriceUSD  float64 // of the token, at the signal: smartmoney.SignalToken.GradedPriceUSD
	Outcome   smartmoney.Outcome
}
