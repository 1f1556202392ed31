package config

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/go-viper/mapstructure/v2"
	"github.com/knadh/koanf/parsers/yaml"
	"github.com/knadh/koanf/providers/env/v2"
	"github.com/knadh/koanf/providers/file"
	"github.com/knadh/koanf/providers/posflag"
	"github.com/knadh/koanf/v2"
	"github.com/spf13/pflag"
)

// DefaultFile is the settings file that is read if it exists and no other is named.
const DefaultFile = "smartmoney.yaml"

// Load reads the settings: a flag overrides the environment, which overrides the settings
// file, which overrides the defaults. An empty environment variable counts as unset. The
// file is the one named by --settings or SMARTMONEY_SETTINGS, else DefaultFile if it exists.
// environ has the form of os.Environ. Load returns an *Error with every bad field at once.
func Load(flags *pflag.FlagSet, environ []string) (Config, error) {
	k := koanf.New(".")
	path, err := loadFile(k, flags, environ)
	if err != nil {
		return Config{}, err
	}
	fromEnv := env.Provider("", env.Opt{
		Prefix:      EnvPrefix,
		EnvironFunc: func() []string { return environ },
		TransformFunc: func(key, value string) (string, any) {
			name := settingName(key)
			if value == "" || isFile(name) || !IsSetting(name) {
				return "", nil
			}
			return name, value
		},
	})
	if err := k.Load(fromEnv, nil); err != nil {
		return Config{}, fmt.Errorf("read the environment: %w", err)
	}
	fromFlags := posflag.ProviderWithFlag(flags, "", nil, func(f *pflag.Flag) (string, any) {
		if !f.Changed || isFile(f.Name) || !IsSetting(f.Name) {
			return "", nil
		}
		if f.Value.Type() == "duration" { // which FlagVal would read without days
			return f.Name, f.Value.String()
		}
		return f.Name, posflag.FlagVal(flags, f)
	})
	if err := k.Load(fromFlags, nil); err != nil {
		return Config{}, fmt.Errorf("read the flags: %w", err)
	}
	return decode(k, path, serves(flags))
}

// serves reports whether flags are those of a command that serves or checks what serve would do.
// Only these refuse an address that may not be served, which the environment of a container gives
// to every command in it.
func serves(flags *pflag.FlagSet) bool { return flags.Lookup("role") != nil }

func isFile(name string) bool { return name == FileFlag || name == OldFileFlag }

// loadFile reads the settings file and returns its path.
func loadFile(k *koanf.Koanf, flags *pflag.FlagSet, environ []string) (string, error) {
	path, named := FileName(flags, environ)
	err := k.Load(file.Provider(path), yaml.Parser())
	if errors.Is(err, fs.ErrNotExist) && !named {
		return path, nil
	}
	if err != nil {
		return path, &Error{Problems: []string{fmt.Sprintf("settings file %s: %v", path, err)}}
	}
	return path, nil
}

// FileName returns the path of the settings file and whether it was named explicitly.
func FileName(flags *pflag.FlagSet, environ []string) (string, bool) {
	names := []string{FileFlag, OldFileFlag}
	for _, name := range names {
		if f := flags.Lookup(name); f != nil && f.Changed {
			return f.Value.String(), true
		}
	}
	for _, name := range names {
		for _, entry := range slices.Backward(environ) {
			if path, ok := strings.CutPrefix(entry, EnvName(name)+"="); ok && path != "" {
				return path, true
			}
		}
	}
	return DefaultFile, false
}

// decode returns the defaults overridden by the settings that were read. It collects values that do
// not fit and unknown names, which only the file at path can contain, then the problems of the
// settings; serves says whether the address must be one that may be served.
func decode(k *koanf.Koanf, path string, serves bool) (Config, error) {
	cfg := Default()
	if k.Bool("demo") {
		cfg.demo()
	}
	var meta mapstructure.Metadata
	err := k.UnmarshalWithConf("", &cfg, koanf.UnmarshalConf{
		DecoderConfig: &mapstructure.DecoderConfig{
			TagName:          "koanf",
			Result:           &cfg,
			Metadata:         &meta,
			WeaklyTypedInput: true, // the environment contains strings only
			ZeroFields:       true, // a list in the file replaces the default list
			MatchName:        func(key, field string) bool { return key == field },
			DecodeHook:       convert,
		},
	})
	problems := decodeProblems(err)
	for _, key := range meta.Unused {
		problems = append(problems, fmt.Sprintf("%s: unknown setting %s: 'smartmoney serve --help' lists them", path, key))
	}
	slices.Sort(problems)
	cfg.resolve()
	if len(problems) == 0 {
		problems = cfg.problems(serves)
	}
	if len(problems) > 0 {
		return Config{}, &Error{Problems: problems}
	}
	return cfg, nil
}

// LoadEnv calls Load with the process's environment.
func LoadEnv(flags *pflag.FlagSet) (Config, error) { return Load(flags, os.Environ()) }

// Encode returns the text of a settings file. Values are texts, numbers, lists, JSON
// (json.RawMessage) and sections of them (map[string]any).
func Encode(settings map[string]any) ([]byte, error) {
	plain, err := plainSection(settings)
	if err != nil || len(plain) == 0 {
		return nil, err
	}
	body, err := yaml.Parser().Marshal(plain)
	if err != nil {
		return nil, fmt.Errorf("encode a settings file: %w", err)
	}
	return body, nil
}

// plainSection returns a section without JSON in it.
func plainSection(section map[string]any) (map[string]any, error) {
	out := map[string]any{}
	for key, value := range section {
		var err error
		switch v := value.(type) {
		case map[string]any:
			out[key], err = plainSection(v)
		case json.RawMessage:
			out[key], err = fromJSON(v)
		default:
			out[key] = v
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// fromJSON reads a value. JSON is YAML, and read as such whole numbers stay whole.
func fromJSON(raw json.RawMessage) (any, error) {
	decoded, err := yaml.Parser().Unmarshal(slices.Concat([]byte(`{"value": `), raw, []byte("}")))
	if err != nil {
		return nil, fmt.Errorf("read the JSON of a setting: %w", err)
	}
	return decoded["value"], nil
}

// Values that no duration and no size can be read from.
var (
	errDuration = errors.New("needs a number with a unit, like 60s, 5m or 30d")
	errBytes    = errors.New("needs a number of bytes, or one with a unit, like 64 MiB")
)

// convert is a decode hook that parses durations and rejects conversions which weak typing
// would do silently: fractions to integers, numbers to booleans and back, and bare numbers to
// durations.
func convert(from, to reflect.Type, value any) (any, error) {
	number := from.Kind() >= reflect.Int && from.Kind() <= reflect.Float64
	switch {
	case to == reflect.TypeFor[[]string]():
		if text, ok := value.(string); ok { // lists in the environment are text
			var list []string // nil if empty
			return append(list, strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })...), nil
		}
	case to == reflect.TypeFor[time.Duration]():
		if number && from != to {
			return nil, errDuration
		}
		if text, ok := value.(string); ok {
			return ParseDuration(text)
		}
	case to == reflect.TypeFor[Bytes]():
		if text, ok := value.(string); ok {
			return ParseBytes(text)
		}
	case to.Kind() == reflect.Bool:
		if number {
			return nil, errors.New("must be true or false")
		}
	case to.Kind() == reflect.Int || to.Kind() == reflect.Int64:
		if from.Kind() == reflect.Bool {
			return nil, errors.New("must be a whole number")
		}
		if f, ok := value.(float64); ok && f != math.Trunc(f) {
			return nil, errors.New("must be a whole number")
		}
	case to.Kind() == reflect.String:
		if from.Kind() == reflect.Bool {
			return nil, errors.New("must be text; put it in quotes")
		}
	}
	return value, nil
}

// decodeProblems returns the fields of a decode error with a reason each. It leaves out the
// values, since one may be a password.
func decodeProblems(err error) []string {
	if err == nil {
		return nil
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var problems []string
		for _, e := range joined.Unwrap() {
			problems = append(problems, decodeProblems(e)...)
		}
		return problems
	}
	field, ok := err.(*mapstructure.DecodeError) //nolint:errorlint // the tree of errors is walked level by level
	if ok {
		return []string{fmt.Sprintf("%s: %s", field.Name(), reason(field.Unwrap()))}
	}
	if inner := errors.Unwrap(err); inner != nil {
		return decodeProblems(inner)
	}
	return []string{err.Error()}
}

// reason describes the expected value.
func reason(err error) string {
	var parse *mapstructure.ParseError
	var kind *mapstructure.UnconvertibleTypeError
	var expected reflect.Type
	switch {
	case errors.As(err, &parse):
		expected = parse.Expected.Type()
	case errors.As(err, &kind):
		expected = kind.Expected.Type()
	default:
		return err.Error()
	}
	switch {
	case expected.Kind() == reflect.Bool:
		return "must be true or false"
	case expected.Kind() == reflect.Int || expected.Kind() == reflect.Int64:
		return "must be a whole number"
	case expected.Kind() == reflect.Float64:
		return "must be a number"
	case expected.Kind() == reflect.Struct || expected.Kind() == reflect.Map:
		return "must be a section"
	default:
		return "must be a " + expected.String()
	}
}
