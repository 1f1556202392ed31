package cli

import (
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

func newServeCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Run the service",
		Long: `serve ingests events, maintains the ranking, and answers GraphQL and REST until it
receives SIGINT or SIGTERM. Then running requests may finish, the engine commits its
batch, and the database is closed. A second signal ends it at once.`,
		Example: `  smartmoney serve --demo
  smartmoney serve --database-url postgres://user@host/smartmoney --addr :8443 --tls-cert cert.pem --tls-key key.pem`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			settings, err := config.Describe(&cfg, cmd.Flags(), os.Environ())
			if err != nil {
				return config.UsageError{Err: err}
			}
			return app.Serve(cmd.Context(), &cfg, settings, cmd.OutOrStdout(), newLogger(&cfg, cmd.ErrOrStderr()))
		},
	}
	config.AddServeFlags(cmd.Flags())
	completeFlag(cmd, "role", string(config.RoleAll), string(config.RoleAPI), string(config.RoleEngine), string(config.RoleSources))
	return cmd
}

func newLimitsCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "limits",
		Short: "Print what each customer, key and process may do at a time and a second",
		Long: `limits prints the bounds of every class of work with the settings of this environment. What
"customer limits" sets for a customer comes on top.`,
		Example: `  smartmoney limits`,
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			rules := app.RulesFrom(&cfg)
			header := strings.Split(strings.ToUpper(strings.Join(limits.Columns(), "\t")), "\t")
			return writeTable(cmd.OutOrStdout(), header, rules.Table())
		},
	}
	config.AddLimitFlags(cmd.Flags())
	return cmd
}

// healthcheckTimeout bounds the question to the service.
const healthcheckTimeout = 5 * time.Second

func newHealthcheckCmd() *cobra.Command {
	var ready bool
	cmd := &cobra.Command{
		Use:   "healthcheck",
		Short: "Ask the service on this machine whether it is alive",
		Long: `Ask the service on this machine for /healthz, or with --ready for /readyz, at the
address in the settings. The exit status is 0 if it answers 200, else 1. It is for
containers, whose image has no other program that could ask.`,
		Example: `  smartmoney healthcheck
  smartmoney healthcheck --ready --addr :8443`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			path := "/healthz"
			if ready {
				path = "/readyz"
			}
			return askHealth(cmd.Context(), &cfg, path)
		},
	}
	config.AddServerFlags(cmd.Flags())
	cmd.Flags().BoolVar(&ready, "ready", false, "ask whether it can answer requests, instead of whether it is alive")
	return cmd
}

// askHealth returns an error unless the service of these settings answers 200.
func askHealth(ctx context.Context, cfg *config.Config, path string) error {
	url, err := localURL(cfg)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, healthcheckTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url+path, nil)
	if err != nil {
		return fmt.Errorf("ask %s: %w", url, err)
	}
	// The certificate names the public host, not this machine, and nothing secret is sent.
	transport := &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true, MinVersion: tls.VersionTLS12}} //nolint:gosec // see above
	defer transport.CloseIdleConnections()
	response, err := (&http.Client{Transport: transport}).Do(request)
	if err != nil {
		return fmt.Errorf("the service does not answer: %w", err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, 4<<10))
	if err != nil {
		return fmt.Errorf("the service does not answer completely: %w", err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s%s answers %d: %s", url, path, response.StatusCode, strings.TrimSpace(string(body)))
	}
	return nil
}

// localURL returns the URL of the service of these settings for clients on this machine.
func localURL(cfg *config.Config) (string, error) {
	host, port, err := net.SplitHostPort(cfg.Addr)
	if err != nil {
		return "", fmt.Errorf("addr: %w", err)
	}
	if port == "0" {
		return "", usagef("addr: must have the service's port, got %s", cfg.Addr)
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	scheme := "http"
	if cfg.TLSCert != "" {
		scheme = "https"
	}
	return scheme + "://" + net.JoinHostPort(host, port), nil
}
