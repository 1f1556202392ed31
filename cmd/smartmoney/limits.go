package main

import (
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// rulesFrom returns the rules of the gate with the operator's settings.
func rulesFrom(cfg *config.Config) limits.Rules {
	rules := limits.Default()
	rules.SetStreams(cfg.StreamMaxConnections, cfg.StreamMaxPerKey, cfg.StreamMaxExecutions)
	rules[limits.Requests].Rate, rules[limits.Cost].Rate, rules[limits.IngestedEvents].Rate = cfg.KeyRequests, cfg.KeyCost, cfg.KeyEvents
	return rules
}
