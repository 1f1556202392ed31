package graph

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The codes of registered documents are those of Apollo's clients and gateways. A client that gets
// one of the first two sends the whole document.
const (
	codeUnknownDocument     smartmoney.Code = "PERSISTED_QUERY_NOT_FOUND"
	codeDocumentUnsupported smartmoney.Code = "PERSISTED_QUERY_NOT_SUPPORTED"
	codeDocumentRequired    smartmoney.Code = "PERSISTED_QUERY_ID_REQUIRED"
)

const (
	// documentsShare is the part of Options.QueryCache that holds the texts of registered documents.
	documentsShare = 8
	// maxDocumentRules is how many customers' rules are kept.
	maxDocumentRules = 10_000
	// keptDocument is the approximate memory of a document that is kept beside its text, and of an
	// id that is known to have none, bytes.
	keptDocument = 256
)

// trusted looks up the documents that the operator registered. What it knows is as old as
// auth.CacheTTL, like what is known of keys. It is safe for concurrent use and starts no goroutine.
type trusted struct {
	store *customers.Registry                   // nil: there are none
	rules *cache.Cache[customers.DocumentRules] // by the customer's id
	texts *cache.Cache[string]                  // by ownDocument.key; "": there is none
}

// ownDocument is an id as a customer names it.
type ownDocument struct{ customerID, id string }

// key returns the document's key. No customer's id has a zero byte.
func (d ownDocument) key() string { return d.customerID + "\x00" + d.id }

// newTrusted returns the documents of a store, of which at most maxBytes are in memory.
func newTrusted(store *customers.Registry, maxBytes int) trusted {
	return trusted{
		store: store,
		rules: cache.New(cache.Options[customers.DocumentRules]{Entries: maxDocumentRules, TTL: auth.CacheTTL, Now: time.Now}),
		texts: cache.New(cache.Options[string]{
			Bytes: int64(maxBytes), TTL: auth.CacheTTL, Now: time.Now,
			Size: func(key, text string) int { return len(key) + len(text) + keptDocument },
		}),
	}
}

// rulesOf returns how the documents of a customer are used. Callers at a time share one read, which
// does not end with the request that started it.
func (t trusted) rulesOf(ctx context.Context, customerID string) (customers.DocumentRules, error) {
	if t.store == nil {
		return customers.DocumentRules{}, nil
	}
	rules, err := t.rules.Load(ctx, customerID, func(ctx context.Context) (customers.DocumentRules, error) {
		return t.store.DocumentRules(ctx, customerID)
	})
	return rules, unreadable(err)
}

// text returns a document, "" if there is none. Callers at a time share one read, as of rules.
func (t trusted) text(ctx context.Context, d ownDocument) (string, error) {
	if t.store == nil {
		return "", nil
	}
	text, err := t.texts.Load(ctx, d.key(), func(ctx context.Context) (string, error) {
		return t.store.DocumentText(ctx, d.customerID, d.id)
	})
	return text, unreadable(err)
}

func unreadable(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", smartmoney.Errorf(smartmoney.CodeUnavailable, "registered documents cannot be read at the moment, try again"), err)
}

// only reports whether the caller may run registered documents only.
func (t trusted) only(ctx context.Context) (bool, error) {
	who, ok := auth.From(ctx)
	if !ok || who.Scope != smartmoney.ScopeRead { // an end user has it, too
		return false, nil
	}
	rules, err := t.rulesOf(ctx, who.CustomerID)
	return rules.Only, err
}

// extensionDocument is where a request's documentId stands in RawParams, which has no field for it.
const extensionDocument = "documentId"

// documentOf returns the id of a request's document, if it has one: documentId, or the hash of
// Apollo's clients.
func documentOf(params *graphql.RawParams) (id string, named bool) {
	if id, named = params.Extensions[extensionDocument].(string); named {
		return id, true
	}
	persisted, _ := params.Extensions["persistedQuery"].(map[string]any)
	id, named = persisted["sha256Hash"].(string)
	return id, named
}

// unsupported is the error of an id whose customer has no documents. The message is that of Apollo's
// protocol.
func unsupported() error {
	return smartmoney.Errorf(codeDocumentUnsupported, "PersistedQueryNotSupported")
}

// resolve sets the query of a request that names a registered document, and reports whether it did
// so: the answer then depends on the customer's documents. A request that may run any document and
// has one keeps it. It returns an error of one of the codes above.
func (t trusted) resolve(ctx context.Context, params *graphql.RawParams) (registered bool, err error) {
	only, err := t.only(ctx)
	if err != nil {
		return false, err
	}
	id, named := documentOf(params)
	switch {
	case params.Query != "" && !only:
		return false, nil
	case !named && only:
		return false, required("send documentId in place of query")
	case !named:
		return false, unsupported()
	}
	if id, err = customers.CheckDocumentID(id); err != nil {
		return false, err
	}
	who, _ := auth.From(ctx)
	text, err := t.text(ctx, ownDocument{who.CustomerID, id})
	if err != nil {
		return false, err
	}
	if text == "" {
		return false, t.unknown(ctx, who.CustomerID)
	}
	if params.Query != "" && params.Query != text {
		return false, smartmoney.BadInput("query", "query must be left out, or be the document that is registered under the id")
	}
	params.Query = text
	return true, nil
}

// shared reports whether an id names the same document for every customer that may name it: it is
// the document's SHA-256, or the document is registered for all under it.
func (t trusted) shared(ctx context.Context, params *graphql.RawParams) (bool, error) {
	id, _ := documentOf(params)
	id, err := customers.CheckDocumentID(id)
	if err != nil || id == customers.DocumentHash(params.Query) {
		return err == nil, err
	}
	text, err := t.text(ctx, ownDocument{customers.AllCustomers, id})
	return text == params.Query, err
}

// required is the error of a request whose caller must name a registered document.
func required(reason string) error {
	return smartmoney.Errorf(codeDocumentRequired, "this key or token runs registered documents only: %s", reason)
}

// permit returns an error of codeDocumentRequired for a document of this program that the caller may
// not run: it runs registered ones only, and none of them has the document's SHA-256 as the id.
func (t trusted) permit(ctx context.Context, query string) error {
	only, err := t.only(ctx)
	if err != nil || !only {
		return err
	}
	who, _ := auth.From(ctx)
	text, err := t.text(ctx, ownDocument{who.CustomerID, customers.DocumentHash(query)})
	if err == nil && text != query {
		err = required("the document of this tool is not registered")
	}
	return err
}

// unknown returns the error of an unknown id. Clients of a customer without documents learn that
// they need not try again.
func (t trusted) unknown(ctx context.Context, customerID string) error {
	rules, err := t.rulesOf(ctx, customerID)
	switch {
	case err != nil:
		return err
	case rules.Registered || rules.Only:
		return smartmoney.Errorf(codeUnknownDocument, "PersistedQueryNotFound")
	default:
		return unsupported()
	}
}

// keeping says how caches may keep the response to a GET of a registered document. The zero value
// is that of other requests, which none may keep.
type keeping struct {
	request *http.Request
	maxAge  time.Duration // of what is the same for every customer; 0: caches that are shared keep nothing
}

// keepingOf says how caches may keep the response to a GET that named a registered document. A
// readable id of a customer's own may name another document for another customer at the same URL, so
// that no shared cache may keep its response.
func (h *Handler) keepingOf(ctx context.Context, r *http.Request, params *graphql.RawParams) (keeping, error) {
	k := keeping{request: r}
	if h.opts.DocumentMaxAge == 0 {
		return k, nil
	}
	shared, err := h.trusted.shared(ctx, params)
	if shared {
		k.maxAge = h.opts.DocumentMaxAge
	}
	return k, err
}

// kept sets the headers by which caches keep a body, and answers a client that has it with 304. It
// returns false if the body is to be sent.
func (k keeping) kept(w http.ResponseWriter, media mediaType, body []byte, public bool) bool {
	if k.request == nil {
		return false
	}
	header := w.Header()
	if public && k.maxAge > 0 {
		header.Set("Cache-Control", fmt.Sprintf("public, max-age=%d", int(k.maxAge.Seconds())))
	} else {
		header.Set("Cache-Control", "private, no-cache")
		header.Add("Vary", "Authorization")
	}
	return httpapi.Unchanged(w, k.request, []byte(media.contentType()), body)
}
