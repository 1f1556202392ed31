// Package alerts tests the alert rules and the dashboard of deploy/ with Prometheus's own parser and engine: every
// expression must parse, and every alert must fire on series that it is for and stay silent on series that it is not for.
// It is a module of its own, since the service does not depend on the server Prometheus.
package alerts
