package engine

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Committed describes a commit of the leader.
type Committed struct {
	Took   time.Duration // from the first try on
	Events int           // of all chains; 0: the commit only moves positions or writes history
}

// eventsOf returns how many events a commit applies.
func eventsOf(c *enginestate.Commit) (n int) {
	for _, chain := range c.Chains {
		n += int(chain.To - chain.From)
	}
	return n
}

// decided adds the decisions of a committed batch.
func (e *Engine) decided(batch *notify.Counts) {
	e.decisionsMu.Lock()
	defer e.decisionsMu.Unlock()
	e.decisions.Add(batch)
}

// leaderboardAge returns for how long the leaderboard that readers see of a chain has lacked
// committed events: the time since it was made, 0 if it shows all. ok is false before the state is
// loaded, and in an engine that nobody reads from.
func (e *Engine) leaderboardAge(chain smartmoney.Chain) (age time.Duration, ok bool) {
	v := &e.chains[chain.Index()]
	p := v.wallets.Load()
	if p == nil {
		return 0, false
	}
	if p.Position() >= v.committed.Load() {
		return 0, true
	}
	return max(time.Since(p.at), 0), true
}
