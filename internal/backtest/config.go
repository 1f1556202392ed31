package backtest

import (
	"bytes"
	"encoding/json"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// ParseConfig reads the configuration of a run: an update of the defaults, polymarket and its types
// included, or a whole configuration as the interface returns it, whose read-only fields are passed
// over. {} stands for the defaults, with the operator's convergence_min_usd. The error is
// BAD_USER_INPUT and names everything that is wrong.
func ParseConfig(text []byte, convergenceMinUSD float64) (smartmoney.Config, error) {
	defaults := smartmoney.DefaultConfig("backtest")
	defaults.ConvergenceMinUSD = convergenceMinUSD
	var members map[string]json.RawMessage
	if json.Unmarshal(bytes.TrimSpace(text), &members) == nil && members != nil && len(members) == 0 {
		return defaults, nil
	}
	update, err := wire.DecodeConfig(text, wire.ConfigForm{WholeConfig: true})
	if err != nil {
		return smartmoney.Config{}, err
	}
	return update.Apply(defaults)
}
