package main

import (
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	dayhistory "github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// stores are the stores of a database that the benches use.
type stores struct {
	DB            *sqldb.DB
	Events        *eventlog.Log
	State         *enginestate.Store
	Notifications *notifications.Logs
	Customers     *customers.Registry
	Days          *dayhistory.Days
	Sources       *source.Connections
}

func newStores(db *sqldb.DB) *stores {
	return &stores{
		DB: db, Events: eventlog.New(db), State: enginestate.New(db), Notifications: notifications.New(db),
		Customers: customers.New(db), Days: dayhistory.New(db), Sources: source.NewConnections(db),
	}
}

// Engine returns the stores that an engine reads and writes.
func (s *stores) Engine() engine.Store {
	return struct {
		*eventlog.Log
		*enginestate.Store
		*notifications.Logs
		*customers.Registry
		*dayhistory.Days
	}{s.Events, s.State, s.Notifications, s.Customers, s.Days}
}
