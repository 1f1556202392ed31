package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/mcp"
)

// Bounds of a question to the service.
const (
	askTimeout = 30 * time.Second // longer than the service takes by default
	maxAsked   = 64 << 20         // bytes of a response
)

// agentFlags are the flags of the commands that ask a running service as agents do.
type agentFlags struct {
	url, key string
	json     bool // print on one line
	schema   bool // print the arguments of the tool
}

func (a *agentFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&a.url, "url", "", "`URL` of the service (default: the address in the settings, else http://127.0.0.1:8080)")
	cmd.Flags().StringVar(&a.key, "key", "", "API key of scope customer or read, or an end user's token; prefer SMARTMONEY_KEY, which other users cannot see")
}

func newMCPCmd() *cobra.Command {
	var f agentFlags
	cmd := &cobra.Command{
		Use:   "mcp",
		Short: "Serve the tools for agents over stdin and stdout",
		Long: `mcp speaks the Model Context Protocol over stdin and stdout, for agents that start their
servers as programs. The tools are those of the address /mcp of the service, which agents
that speak HTTP ask directly. It asks a running service, with the key that it is given, and
ends with its input.`,
		Example: `  SMARTMONEY_KEY=sms-… smartmoney mcp --url https://signals.example.com`,
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			run, err := f.run(cmd)
			if err != nil {
				return err
			}
			server, err := mcp.NewServer(app.BuildVersion(), graph.Schema(), run, slog.New(slog.NewTextHandler(cmd.ErrOrStderr(), nil)))
			if err != nil {
				return err
			}
			err = server.Serve(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout())
			if cmd.Context().Err() != nil { // it was interrupted
				return nil
			}
			return err
		},
	}
	f.add(cmd)
	return cmd
}

func newAskCmd() *cobra.Command {
	var f agentFlags
	cmd := &cobra.Command{
		Use:   "ask [TOOL [NAME=VALUE…]]",
		Short: "Ask a running service what an agent can ask",
		Long: `ask calls a tool of the service's agents (see mcp) and prints its result as JSON. An object
or a list is given as JSON, other values as they are. Without a TOOL, ask lists the tools.`,
		Example: `  export SMARTMONEY_KEY=$(smartmoney key create --customer desk --scope read)
  smartmoney ask leaderboard chain=SOLANA first=3
  smartmoney ask why_not token=0x… outcome=HELD_BACK --json
  smartmoney ask explain_metric field=traderScore
  smartmoney ask simulate --schema`,
		Args: cobra.ArbitraryArgs,
		RunE: f.ask,
	}
	f.add(cmd)
	cmd.Flags().BoolVar(&f.json, "json", false, "print the result on one line")
	cmd.Flags().BoolVar(&f.schema, "schema", false, "print what TOOL does and a JSON Schema of its arguments, and ask nothing")
	return cmd
}

// ask calls a tool and prints its result. The errors of a call are its error.
func (a *agentFlags) ask(cmd *cobra.Command, args []string) error {
	tools, err := mcp.Tools(graph.Schema())
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return listTools(cmd.OutOrStdout(), tools)
	}
	at := slices.IndexFunc(tools, func(t *mcp.Tool) bool { return t.Name == args[0] })
	if at < 0 {
		var names []string
		for _, t := range tools {
			names = append(names, t.Name)
		}
		return usagef("there is no tool %q: it must be one of %s%s", args[0], strings.Join(names, ", "), suggestion(args[0], names, ""))
	}
	if a.schema {
		return a.print(cmd, map[string]any{"description": tools[at].Description, "arguments": tools[at].Arguments})
	}
	arguments, err := toolArguments(tools[at], args[1:])
	if err != nil {
		return err
	}
	run, err := a.run(cmd)
	if err != nil {
		return err
	}
	got := tools[at].Call(cmd.Context(), run, arguments)
	if got.Failed {
		return problemsOf(got)
	}
	return a.print(cmd, got.JSON)
}

func (a *agentFlags) print(cmd *cobra.Command, value any) error {
	encoder := json.NewEncoder(cmd.OutOrStdout())
	encoder.SetEscapeHTML(false)
	if !a.json {
		encoder.SetIndent("", "  ")
	}
	if err := encoder.Encode(value); err != nil {
		return fmt.Errorf("print the result: %w", err)
	}
	return nil
}

// listTools prints the tools with their arguments.
func listTools(w io.Writer, tools []*mcp.Tool) error {
	var rows [][]string
	for _, t := range tools {
		rows = append(rows, []string{t.Name, t.Title, strings.Join(t.Arguments.PropertyOrder, ", ")})
	}
	return writeTable(w, []string{"TOOL", "WHAT", "ARGUMENTS"}, rows)
}

// toolArguments returns the arguments of a tool from NAME=VALUE, as JSON.
func toolArguments(t *mcp.Tool, given []string) (json.RawMessage, error) {
	arguments := map[string]any{}
	for _, pair := range given {
		name, value, ok := strings.Cut(pair, "=")
		schema := t.Arguments.Properties[name]
		if !ok || schema == nil {
			return nil, usagef("%s takes %s, each as NAME=VALUE, got %q", t.Name, strings.Join(t.Arguments.PropertyOrder, ", "), pair)
		}
		if _, twice := arguments[name]; twice {
			return nil, usagef("%s is given twice", name)
		}
		arguments[name] = argumentOf(schema, value)
	}
	return json.Marshal(arguments)
}

// argumentOf returns the value of an argument: JSON unless it is a string. What is no JSON is passed
// on as a string, which the service refuses by the argument's name.
func argumentOf(schema *jsonschema.Schema, value string) any {
	switch {
	case len(schema.Enum) > 0:
		return strings.ToUpper(value)
	case schema.Type != "string" && json.Valid([]byte(value)):
		return json.RawMessage(value)
	default:
		return value
	}
}

// problemsOf returns the errors of a call that failed.
func problemsOf(got mcp.Result) error {
	var failed struct {
		Errors []mcp.Problem `json:"errors"`
	}
	if err := json.Unmarshal(got.JSON, &failed); err != nil {
		return fmt.Errorf("read the errors of the call: %w", err)
	}
	var all error
	for _, p := range failed.Errors {
		text := p.Message
		if p.RetryAfter > 0 {
			text += fmt.Sprintf("; try again after %d s", p.RetryAfter)
		}
		all = errors.Join(all, errors.New(text))
	}
	return all
}

// run returns what sends documents to the service.
func (a *agentFlags) run(cmd *cobra.Command) (mcp.Run, error) {
	if a.url == "" {
		cfg, err := loadSettings(cmd)
		if err != nil {
			return nil, err
		}
		if a.url, err = localURL(&cfg); err != nil {
			return nil, err
		}
	}
	target, err := url.Parse(a.url)
	if err != nil || target.Host == "" || target.Scheme != "http" && target.Scheme != "https" {
		return nil, config.UsageError{Err: errors.New("url must be an http or https address of the service")}
	}
	if a.key != "" && target.Scheme == "http" && !endpoint.Loopback(target.Hostname()) {
		cmd.PrintErrln("the API key is sent to " + target.Host + " unencrypted: use an https address")
	}
	return func(ctx context.Context, body []byte) ([]byte, error) {
		return a.post(ctx, target.JoinPath("graphql").String(), body)
	}, nil
}

// post sends a request to GraphQL and returns the body of the response, whatever its status, if it
// is one of GraphQL.
func (a *agentFlags) post(ctx context.Context, address string, body []byte) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, askTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("ask %s: %w", address, err)
	}
	request.Header.Set("Content-Type", "application/json")
	if a.key != "" {
		request.Header.Set("Authorization", "Bearer "+a.key)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, fmt.Errorf("the service does not answer: %w", err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, maxAsked))
	if err != nil {
		return nil, fmt.Errorf("the service does not answer completely: %w", err)
	}
	if response.StatusCode != http.StatusOK && !bytes.HasPrefix(text, []byte(`{"errors":`)) {
		return nil, fmt.Errorf("%s answers %d %s: is it a smartmoney service?", address, response.StatusCode, http.StatusText(response.StatusCode))
	}
	return text, nil
}
