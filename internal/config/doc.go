// Package config holds the service's settings: what there is to set, the
// defaults, where values come from and in which order, and the one validation
// that names every bad field at once. It opens nothing but the settings file.
package config
