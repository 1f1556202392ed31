package graph

import (
	"net/http"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestNewFieldsArePrivate adds fields to the schema that publicFields does not list: no
// response to a document that selects one may be cached for other customers.
func TestNewFieldsArePrivate(t *testing.T) {
	t.Parallel()
	const added = `
extend type Query { mine: Int }
extend type Wallet { note: String }
extend type WalletConnection { unread: Int }
interface Noted { note: String }
extend type Wallet implements Noted`
	schema, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: SDL() + added})
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]bool{
		"{ wallets { totalCount nodes { ...w } edges { cursor node { ... on Wallet { netPnlUsd } } } } } fragment w on Wallet { a: rank __typename ...v } fragment v on Wallet { id }": true,
		`{ wallet(chain: BASE, address: "x") { traderScore } }`: true,
		"{ mine }":                                        false,
		"{ wallets { totalCount } x: mine }":              false,
		"{ wallets { unread } }":                          false,
		"{ wallets { nodes { rank: note } } }":            false,
		"{ wallets { nodes { ... on Noted { note } } } }": false,
		"{ wallets { nodes { ...w } } } fragment w on Wallet { ...v } fragment v on Wallet { note }": false,
		"query($x: Boolean!) { wallets { nodes { note @include(if: $x) } } }":                        false,
		"{ wallets { nodes { signals { totalCount } } } }":                                           false,
		"{ config { customerId } }":            false,
		`{ node(id: "x") { id } }`:             false,
		"mutation { resetBudget { deleted } }": false,
		"{ __schema { types { name } } }":      false,
	} {
		doc, errs := gqlparser.LoadQueryWithRules(schema, query, rules.NewDefaultRules())
		if errs != nil {
			t.Fatal(query, errs)
		}
		if got := public(&graphql.OperationContext{Doc: doc, Operation: doc.Operations[0]}); got != want {
			t.Errorf("public is %t, want %t: %s", got, want, query)
		}
	}
}

// Every listed field exists in the schema.
func TestPublicFieldsExist(t *testing.T) {
	t.Parallel()
	schema, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: SDL()})
	if err != nil {
		t.Fatal(err)
	}
	for name := range publicFields {
		if def := schema.Types[name.object]; def == nil || def.Fields.ForName(name.field) == nil {
			t.Errorf("%s.%s does not exist", name.object, name.field)
		}
	}
}

// Reading one snapshot only does not make a response public: a node may be a customer's, so
// the response is not cached, although this one is a wallet.
func TestNodesAreNotCached(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	body := request(`{ wallets(first: 1) { nodes { id } } }`, nil)
	for range 2 {
		f.send(http.MethodPost, "/graphql", body)
	}
	if !f.cached(body) {
		t.Fatal("a public response is not cached")
	}
	address := servicetest.Events(smartmoney.Base)[0].Trade.Wallet
	id := data(t, f.send(http.MethodPost, "/graphql", request(`{ wallet(chain: BASE, address: "`+address+`") { id } }`, nil)))["wallet"].(map[string]any)["id"].(string)
	body = request(`{ node(id: "`+id+`") { id } }`, nil)
	for range 2 {
		data(t, f.send(http.MethodPost, "/graphql", body))
	}
	if f.cached(body) {
		t.Error("a response with a private field is cached")
	}
}
