package cli

import (
	"errors"
	"slices"
	"testing"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// TestTooManyArguments checks that every command words the refusal of arguments itself.
func TestTooManyArguments(t *testing.T) {
	t.Parallel()
	many := slices.Repeat([]string{"x"}, 50)
	var check func(cmd *cobra.Command)
	check = func(cmd *cobra.Command) {
		for _, c := range cmd.Commands() {
			check(c)
		}
		if cmd.Name() == "help" || cmd.Name() == "completion" || cmd.HasParent() && cmd.Parent().Name() == "completion" {
			return // cobra's own
		}
		if cmd.Args == nil {
			t.Errorf("%s does not say which arguments it takes", cmd.CommandPath())
			return
		}
		if err := cmd.Args(cmd, many); err != nil {
			if _, ok := errors.AsType[config.UsageError](err); !ok {
				t.Errorf("%s with arguments: %v, want a usage error", cmd.CommandPath(), err)
			}
		}
	}
	check(newRootCmd())
}
