package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
)

func newVersionCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version of this binary",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(cmd.OutOrStdout(), versionLine())
			return err
		},
	}
}

// versionLine returns the output of version and --version.
func versionLine() string {
	return fmt.Sprintf("smartmoney %s %s %s/%s", app.BuildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
