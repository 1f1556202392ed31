package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"

	"github.com/go-viper/mapstructure/v2"
	"github.com/knadh/koanf/parsers/yaml"
	"github.com/knadh/koanf/providers/env/v2"
	"github.com/knadh/koanf/providers/file"
	"github.com/knadh/koanf/providers/posflag"
	"github.com/knadh/koanf/v2"
	"github.com/spf13/pflag"
)

// DefaultFile is the settings file that is read, where there is one, when none is named.
const DefaultFile = "smartmoney.yaml"

// Load reads the settings: a flag that was given beats the environment, which
// beats the settings file, which beats the defaults. An empty variable counts as
// none. The file is the one that --config or SMARTMONEY_CONFIG names, else
// DefaultFile if it exists. environ is in the form of os.Environ. An *Error names
// every bad field at once.
func Load(flags *pflag.FlagSet, environ []string) (Config, error) {
	k := koanf.New(".")
	if err := loadFile(k, flags, environ); err != nil {
		return Config{}, err
	}
	fromEnv := env.Provider("", env.Opt{
		Prefix:      EnvPrefix,
		EnvironFunc: func() []string { return environ },
		TransformFunc: func(key, value string) (string, any) {
			name := settingName(key)
			if value == "" || name == FileFlag || !IsSetting(name) {
				return "", nil
			}
			return name, value
		},
	})
	if err := k.Load(fromEnv, nil); err != nil {
		return Config{}, fmt.Errorf("read the environment: %w", err)
	}
	given := posflag.ProviderWithFlag(flags, "", nil, func(f *pflag.Flag) (string, any) {
		if !f.Changed || f.Name == FileFlag || !IsSetting(f.Name) {
			return "", nil
		}
		return f.Name, posflag.FlagVal(flags, f)
	})
	if err := k.Load(given, nil); err != nil {
		return Config{}, fmt.Errorf("read the flags: %w", err)
	}
	return decode(k)
}

func loadFile(k *koanf.Koanf, flags *pflag.FlagSet, environ []string) error {
	path, named := fileName(flags, environ)
	err := k.Load(file.Provider(path), yaml.Parser())
	if errors.Is(err, fs.ErrNotExist) && !named {
		return nil
	}
	if err != nil {
		return &Error{Problems: []string{fmt.Sprintf("settings file %s: %v", path, err)}}
	}
	return nil
}

// fileName gives the settings file, and whether somebody named it.
func fileName(flags *pflag.FlagSet, environ []string) (string, bool) {
	if f := flags.Lookup(FileFlag); f != nil && f.Changed {
		return f.Value.String(), true
	}
	prefix := EnvName(FileFlag) + "="
	for _, entry := range slices.Backward(environ) {
		if len(entry) > len(prefix) && entry[:len(prefix)] == prefix {
			return entry[len(prefix):], true
		}
	}
	return DefaultFile, false
}

// decode lays what was read over the defaults. It collects what does not fit and
// what is unknown, then adds what Validate finds.
func decode(k *koanf.Koanf) (Config, error) {
	cfg := Default()
	var meta mapstructure.Metadata
	err := k.UnmarshalWithConf("", &cfg, koanf.UnmarshalConf{
		DecoderConfig: &mapstructure.DecoderConfig{
			TagName:          "koanf",
			Result:           &cfg,
			Metadata:         &meta,
			WeaklyTypedInput: true, // the environment has strings only
			ZeroFields:       true, // a list in the file replaces the default list
			MatchName:        func(key, field string) bool { return key == field },
			DecodeHook:       convert,
		},
	})
	problems := decodeProblems(err)
	for _, key := range meta.Unused {
		problems = append(problems, "unknown setting "+key)
	}
	slices.Sort(problems)
	cfg.resolve()
	if len(problems) == 0 {
		problems = cfg.problems()
	}
	if len(problems) > 0 {
		return Config{}, &Error{Problems: problems}
	}
	return cfg, nil
}

// LoadEnv is Load with the process's environment.
func LoadEnv(flags *pflag.FlagSet) (Config, error) { return Load(flags, os.Environ()) }
