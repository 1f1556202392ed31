package smartmoney

import "encoding/json"

// unset is ConvergenceMinUSD in a configuration that was stored before there was the setting.
const unset = -1

// UnmarshalJSON reads a stored configuration. Without convergence_min_usd the operator's default
// holds, which WithDefaults fills in.
func (c *Config) UnmarshalJSON(text []byte) error {
	type stored Config // without this method
	into := stored(*c)
	into.ConvergenceMinUSD = unset
	if err := json.Unmarshal(text, &into); err != nil {
		return err
	}
	*c = Config(into)
	return nil
}

// WithDefaults returns a configuration that was read with the operator's defaults for what it does
// not say.
func (c Config) WithDefaults(convergenceMinUSD float64) Config {
	if c.ConvergenceMinUSD < 0 {
		c.ConvergenceMinUSD = convergenceMinUSD
	}
	return c
}
