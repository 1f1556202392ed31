package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

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
