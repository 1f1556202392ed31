package status

// Origin is where a setting's value comes from.
type Origin string

// The origins: the command line, the environment, the settings file, and nowhere.
const (
	FromFlag        Origin = "flag"
	FromEnvironment Origin = "environment"
	FromFile        Origin = "file"
	FromDefault     Origin = "default"
)

// Setting is a setting in force, without anything secret.
type Setting struct {
	Name string // as in the settings file
	// the title that its flag is listed under; "" for the flags of every command and for sections
	Group       string
	Description string // "" for sections
	Value       string // as it would be written; "" if it is not set. Lists and sections are JSON
	Default     string // the value without any origin, in the same form
	Origin      Origin
	// the flag, the environment variable or the settings file; "" for FromDefault
	Place    string
	Redacted bool // whether Value leaves out what may be secret
}
