// Package notify decides which of the signals that detection finds are delivered to
// which customers (semantics 5): types, priorities, cooldowns, budgets and age.
//
// A Desk holds every customer's settings with what was delivered to it, as far as
// the gates ask for it. It decides in memory; what it decided counts once the engine
// has committed it, in one transaction with the state that led to it. The
// notification log in the database is the only record: a Desk is made from it, and
// told when a customer's part of it was changed by somebody else.
package notify
