package smartmoney

import "time"

// RunningCorrection is a run of corrections of one chain whose wallets have many trades: while it
// is computed, the chain waits for it (semantics 7).
type RunningCorrection struct {
	Since       time.Time `json:"since"`       // when the chain began to wait, UTC
	Corrections int       `json:"corrections"` // retractions and rewinds that are committed together, at least 1
	Trades      int       `json:"trades"`      // that they take back, at least 1
}
