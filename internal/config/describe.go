package config

import (
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/knadh/koanf/v2"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Describe returns every setting of a configuration that Load made of the same flags and
// environment, in the order of Config. flags must hold those of AddCommonFlags and AddServeFlags.
// It reads the settings file again.
func Describe(c *Config, flags *pflag.FlagSet, environ []string) ([]status.Setting, error) {
	file := koanf.New(".")
	path, err := loadFile(file, flags, environ)
	if err != nil {
		return nil, err
	}
	plain := Default()
	plain.resolve()
	var all []status.Setting
	typ, now, before := reflect.TypeFor[Config](), reflect.ValueOf(c).Elem(), reflect.ValueOf(&plain).Elem()
	for i := range typ.NumField() {
		name := typ.Field(i).Tag.Get("koanf")
		s := status.Setting{Name: name}
		s.Value, s.Redacted = shown(now.Field(i).Interface())
		s.Default, _ = shown(before.Field(i).Interface())
		s.Origin, s.Place = originOf(name, flags, environ, file, path)
		if f := flags.Lookup(name); f != nil {
			_, s.Description = pflag.UnquoteUsage(f)
			s.Group = strings.Join(f.Annotations[GroupAnnotation], "")
		}
		all = append(all, s)
	}
	return all, nil
}

// originOf returns where a setting comes from, by the precedence of Load.
func originOf(name string, flags *pflag.FlagSet, environ []string, file *koanf.Koanf, path string) (from status.Origin, place string) {
	section := !IsSetting(name)
	if f := flags.Lookup(name); f != nil && f.Changed && !section {
		return status.FromFlag, "--" + name
	}
	variable := EnvName(name)
	set := func(entry string) bool {
		value, ok := strings.CutPrefix(entry, variable+"=")
		return ok && value != ""
	}
	if !section && slices.ContainsFunc(environ, set) {
		return status.FromEnvironment, variable
	}
	if file.Exists(name) {
		return status.FromFile, path
	}
	return status.FromDefault, ""
}

// shown returns a value as text, and whether it leaves out something that may be secret.
// Connections show their names and kinds only, and addresses neither passwords nor queries.
func shown(value any) (text string, redacted bool) {
	switch v := value.(type) {
	case string:
		if strings.Contains(v, "://") {
			return redact(v)
		}
		return v, false
	case time.Duration:
		return FormatDuration(v), false
	case Connections:
		kinds := map[string]any{}
		for connection, settings := range v {
			kinds[connection] = map[string]any{kindKey: settings[kindKey]}
		}
		return asJSON(kinds), len(v) > 0
	case ChainFilters, QuoteTokens:
		return asJSON(section(reflect.ValueOf(v))), false
	case []string:
		if len(v) == 0 {
			return "", false
		}
		return strings.Join(v, ", "), false
	default:
		return fmt.Sprint(v), false
	}
}

// redact returns an address without its password and its query, which may hold a key; one of the
// web also without what may be a key in the user name or path.
func redact(address string) (text string, redacted bool) {
	at, err := url.Parse(address)
	if err != nil {
		return "(not shown)", true
	}
	if at.Scheme == "http" || at.Scheme == "https" {
		return endpoint.Shown(at)
	}
	_, password := at.User.Password()
	redacted = password || at.RawQuery != ""
	at.RawQuery = ""
	return at.Redacted(), redacted
}

// section returns a section of the file as it is written there.
func section(v reflect.Value) any {
	if v.Kind() != reflect.Struct {
		return v.Interface()
	}
	out := map[string]any{}
	for i := range v.NumField() {
		out[v.Type().Field(i).Tag.Get("koanf")] = section(v.Field(i))
	}
	return out
}

func asJSON(v any) string {
	body, err := json.Marshal(v)
	if err != nil {
		panic("BUG: a section of settings is no JSON: " + err.Error())
	}
	return string(body)
}
