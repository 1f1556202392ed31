package main

import (
	"smartmoney/internal/activity/tail"
	"smartmoney/internal/auth"
	"smartmoney/internal/decisions"
	"smartmoney/internal/demo"
	"smartmoney/internal/engine"
	"smartmoney/internal/ingest"
	"smartmoney/internal/live"
	"smartmoney/internal/replay"
	"smartmoney/internal/retention"
	"smartmoney/internal/service"
	"smartmoney/internal/store"
	"smartmoney/internal/webhook"
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
	_ tail.Log              = (*store.DB)(nil)
	_ webhook.Store         = (*store.DB)(nil)
)
