package config

import "reflect"

// Names returns every setting and section in the order of Config.
func Names() []string {
	t := reflect.TypeFor[Config]()
	names := make([]string, 0, t.NumField())
	for i := range t.NumField() {
		names = append(names, t.Field(i).Tag.Get("koanf"))
	}
	return names
}
