package app

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"

	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
)

// maxExportAnswer is the most bytes that a collector may answer.
const maxExportAnswer = 4 << 10

// collector posts spans to an OpenTelemetry collector by OTLP over HTTP. The library's own client
// imports gRPC, whose debug pages call methods by name: then the linker keeps every exported method
// of the whole program.
type collector struct{ client *endpoint.Client }

// newCollector returns a collector with the headers and certificates of the standard variables.
func newCollector(address string) (*collector, error) {
	authorities, err := exportTLS()
	if err != nil {
		return nil, fmt.Errorf("certificates for the collector of traces: %w", err)
	}
	client, err := endpoint.New(endpoint.Options{
		Name: "traces", URL: endpointURL(address), ContentType: "application/x-protobuf", Header: exportHeader(), TLS: authorities,
	})
	return &collector{client}, err
}

// endpointURL adds the standard path to a URL without one.
func endpointURL(address string) string {
	if _, rest, ok := strings.Cut(address, "://"); ok && !strings.Contains(strings.TrimSuffix(rest, "/"), "/") {
		return strings.TrimSuffix(address, "/") + "/v1/traces"
	}
	return address
}

// exportVariable returns the standard variable of a name: that of traces, or that of all exports.
func exportVariable(name string) string {
	return cmp.Or(os.Getenv("OTEL_EXPORTER_OTLP_TRACES_"+name), os.Getenv("OTEL_EXPORTER_OTLP_"+name))
}

func exportHeader() http.Header {
	header := http.Header{}
	for pair := range strings.SplitSeq(exportVariable("HEADERS"), ",") {
		if name, value, ok := strings.Cut(pair, "="); ok {
			if plain, err := url.PathUnescape(value); err == nil {
				value = plain
			}
			header.Set(strings.TrimSpace(name), strings.TrimSpace(value))
		}
	}
	return header
}

func exportTLS() (*tls.Config, error) {
	config := &tls.Config{MinVersion: tls.VersionTLS12}
	if name := exportVariable("CERTIFICATE"); name != "" {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(text) {
			return nil, fmt.Errorf("%s has no certificate in PEM", name)
		}
	}
	if name := exportVariable("CLIENT_CERTIFICATE"); name != "" {
		pair, err := tls.LoadX509KeyPair(name, exportVariable("CLIENT_KEY"))
		if err != nil {
			return nil, err
		}
		config.Certificates = []tls.Certificate{pair}
	}
	return config, nil
}

// Start does nothing.
func (*collector) Start(context.Context) error { return nil }

// Stop closes idle connections.
func (c *collector) Stop(context.Context) error {
	c.client.CloseIdle()
	return nil
}

// UploadTraces posts spans once; the queue goes on to fill meanwhile. It returns an error if the
// collector did not take all of them.
func (c *collector) UploadTraces(ctx context.Context, spans []*tracepb.ResourceSpans) error {
	body, err := proto.Marshal(&tracepb.TracesData{ResourceSpans: spans}) // the bytes of an ExportTraceServiceRequest
	if err != nil {
		return fmt.Errorf("encode spans: %w", err)
	}
	answer, err := c.client.Post(ctx, body, maxExportAnswer)
	// In protobuf field 1, of a byte and a length, says what was refused: it lacks or is empty.
	if err == nil && len(answer) > 2 && answer[0] == 1<<3|2 {
		err = fmt.Errorf("it refused spans: %q", c.client.Hide(string(answer[2:])))
	}
	return err
}
