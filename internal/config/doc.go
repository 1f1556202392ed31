// Package config holds the service's settings: their names and defaults, their sources and
// the order of these, and the one validation that lists every bad field at once. It opens no
// file but the settings file.
package config
