package main

import (
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/decisions"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// The database is what every part of the service says in its own types that it needs. No
// other package imports both sides.
var (
	_ auth.KeyStore         = (*store.DB)(nil)
	_ decisions.Journal     = (*store.DB)(nil)
	_ decisions.Sent        = (*store.DB)(nil)
	_ demo.Store            = (*store.DB)(nil)
	_ engine.Store          = (*store.DB)(nil)
	_ engine.RebuildStore   = (*store.DB)(nil)
	_ ingest.Log            = (*store.DB)(nil)
	_ live.Log              = (*store.DB)(nil)
	_ replay.Journal        = (*store.DB)(nil)
	_ retention.Tables      = (*store.DB)(nil)
	_ service.Configs       = (*store.DB)(nil)
	_ service.History       = (*store.DB)(nil)
	_ service.Notifications = (*store.DB)(nil)
	_ service.Webhooks      = (*store.DB)(nil)
	_ webhook.Store         = (*store.DB)(nil)
)
