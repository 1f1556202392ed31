package cli

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// commandGroup returns a command that only groups others.
func commandGroup(use, short, example string, commands ...*cobra.Command) *cobra.Command {
	cmd := &cobra.Command{Use: use, Short: short, Example: example, Args: cobra.ArbitraryArgs, RunE: needsSubcommand}
	cmd.AddCommand(commands...)
	return cmd
}

// needsSubcommand is the RunE of a command that only groups others.
func needsSubcommand(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return unknownCommand(cmd, args[0])
	}
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return usagef("%s needs a command: %s", cmd.CommandPath(), strings.Join(names, ", "))
}

func unknownCommand(cmd *cobra.Command, name string) error {
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	return usagef("unknown command %q for %q%s", name, cmd.CommandPath(), suggestion(name, names, ""))
}

// suggestion returns the known name nearest to a mistyped one as the end of a sentence, or "".
func suggestion(name string, known []string, prefix string) string {
	// d must be less: at most a third of the letters plus one may be wrong
	best, at := "", len(name)/3+2
	for _, k := range known {
		if d := levenshtein.ComputeDistance(strings.ToLower(name), strings.ToLower(k)); d < at {
			best, at = k, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %s%s?", prefix, best)
}

// noArgs rejects arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usagef("%s takes no arguments, got %q", cmd.CommandPath(), args[0])
	}
	return nil
}

// oneArg requires exactly one argument, described by what.
func oneArg(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return usagef("%s needs %s", cmd.CommandPath(), what)
		case 1:
			return nil
		default:
			return usagef("%s takes one argument, got %d: quote text that contains spaces", cmd.CommandPath(), len(args))
		}
	}
}

// someFiles requires at least one file.
func someFiles(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return usagef("%s needs at least one FILE, or - for the standard input", cmd.CommandPath())
	}
	return nil
}

// badFlag turns an error of pflag into a usage error.
func badFlag(cmd *cobra.Command, err error) error {
	if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		name, dashes := unknown.GetSpecifiedName(), "--"
		if unknown.GetSpecifiedShortnames() != "" {
			dashes = "-"
		}
		return usagef("%s has no flag %s%s%s", cmd.CommandPath(), dashes, name, suggestion(name, names, "--"))
	}
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return usagef("--%s must be %s, got %q", bad.GetFlag().Name, kindOf(bad.GetFlag()), bad.GetValue())
	}
	if missing, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return usagef("--%s needs a value", missing.GetSpecifiedName())
	}
	return config.UsageError{Err: err}
}

// kindOf describes the values of a flag.
func kindOf(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "bool":
		return "true or false"
	case "int", "int64":
		return "a whole number"
	case "duration":
		return "a number with a unit, like 60s, 5m or 30d"
	case "bytes":
		return "a number of bytes, or one with a unit, like 64 MiB"
	default:
		return "a " + f.Value.Type()
	}
}

// completeFlag registers the values of a flag for shell completion.
func completeFlag(cmd *cobra.Command, flag string, values ...string) {
	cobra.CheckErr(cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)))
}

// writeUsage writes the usage of a command with its flags by group.
func writeUsage(cmd *cobra.Command, w io.Writer) {
	fmt.Fprintf(w, "Usage:\n  %s\n", cmd.UseLine())
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(w, "\nCommands:\n")
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() || c.Name() == "help" {
				fmt.Fprintf(w, "  %-*s %s\n", cmd.NamePadding(), c.Name(), c.Short)
			}
		}
	}
	if cmd.HasExample() {
		fmt.Fprintf(w, "\nExamples:\n%s\n", cmd.Example)
	}
	titles, groups := []string{"Flags"}, map[string]*pflag.FlagSet{}
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		title := titles[0]
		switch group := f.Annotations[config.GroupAnnotation]; {
		case len(group) > 0:
			title = group[0]
		case cmd.HasParent() && cmd.InheritedFlags().Lookup(f.Name) == f:
			title = "Common flags"
		}
		if groups[title] == nil {
			groups[title] = pflag.NewFlagSet(title, pflag.ContinueOnError)
			groups[title].SortFlags = false
		}
		groups[title].AddFlag(f)
	})
	for title := range groups {
		if !slices.Contains(titles, title) && title != "Common flags" {
			titles = append(titles, title)
		}
	}
	slices.Sort(titles[1:])
	for _, title := range append(titles, "Common flags") {
		if set := groups[title]; set != nil && set.HasAvailableFlags() {
			fmt.Fprintf(w, "\n%s:\n%s", title, set.FlagUsages())
		}
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(w, "\nRun '%s COMMAND --help' for help on a command.\n", cmd.CommandPath())
	}
}
