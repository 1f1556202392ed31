package graph

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// entitiesDocument asks as a gateway does, for objects of every type.
const entitiesDocument = `query Entities($representations: [_Any!]!) { _entities(representations: $representations) {
	__typename
	... on Wallet { id walletAddress chain tradeCount netPnlUsd scoreParts { efficiency } positions(first: 2) { totalCount nodes { token } } }
	... on Token { id address chain symbol priceUsd topHolders(top: 3) { rank } }
	... on Market { itemId question outcomeLabel outcomes { token outcomeLabel } }
	... on Signal { id signalId headline traders { wallet } }
} }`

type representation = map[string]any

func (f *fixture) entities(representations []representation, headers ...string) reply {
	var r reply
	body := f.send(http.MethodPost, "/graphql", request(entitiesDocument, map[string]any{"representations": representations}), headers...).Body.Bytes()
	if err := json.Unmarshal(body, &r); err != nil {
		panic(err)
	}
	return r
}

// federatedFixture returns a fixture for a gateway, and how other graphs name an object of each type.
func federatedFixture(t *testing.T) (f *fixture, known []representation) {
	t.Helper()
	plain, at := signalled(t)
	f = newFixtureOver(t, plain.World, func(o *Options) { o.Federation, o.Documents = true, plain.DB.Registry })
	return f, []representation{
		{"__typename": "Signal", "signalId": servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at).ID},
		{"__typename": "Wallet", "chain": "BASE", "walletAddress": "0x" + strings.ToUpper(servicetest.Address(smartmoney.Base, 3)[2:])},
		{"__typename": "Market", "itemId": servicetest.Item(60)},
		{"__typename": "Token", "chain": "SOLANA", "address": servicetest.Token(smartmoney.Solana, 2)},
		{"__typename": "Wallet", "chain": "SOLANA", "walletAddress": servicetest.Address(smartmoney.Solana, 5)},
	}
}

// TestEntities: a gateway gets what the queries of each object return, in its order, and null for
// what they return null for.
func TestEntities(t *testing.T) {
	t.Parallel()
	f, known := federatedFixture(t)
	got := f.entities(known)
	if len(got.Errors) > 0 {
		t.Fatalf("errors = %+v", got.Errors)
	}
	for i, query := range []string{
		`signal(id: "%v")`, `wallet(chain: BASE, address: "%v")`, `market(itemId: "%v")`, `token(chain: SOLANA, address: "%v")`, `wallet(chain: SOLANA, address: "%v")`,
	} {
		_, fragment, _ := strings.Cut(entitiesDocument, "... on "+known[i]["__typename"].(string)+" ")
		fragment, _, _ = strings.Cut(fragment, "\n")
		key := known[i]["signalId"]
		for _, name := range []string{"walletAddress", "itemId", "address"} {
			if known[i][name] != nil {
				key = known[i][name]
			}
		}
		fragment = strings.Replace(fragment, "{", "{ __typename ", 1)
		want := data(t, f.post("{ found: "+fmt.Sprintf(query, key)+fragment+" }", nil))["found"]
		if diff := cmp.Diff(want, got.Data["_entities"].([]any)[i]); diff != "" || want == nil {
			t.Errorf("%v: %s", known[i], diff)
		}
	}

	unknown := []representation{
		{"__typename": "Wallet", "chain": "ETHEREUM", "walletAddress": servicetest.Address(smartmoney.Ethereum, 9999)},
		{"__typename": "Token", "chain": "BASE", "address": servicetest.Token(smartmoney.Base, 9999)},
		{"__typename": "Market", "itemId": "nothing"}, {"__typename": "Signal", "signalId": "nothing"},
	}
	if got := f.entities(unknown); len(got.Errors) > 0 || !cmp.Equal(got.Data["_entities"], []any{nil, nil, nil, nil}) {
		t.Errorf("what is unknown: %+v", got)
	}
	if got := f.entities(known[:1], "Authorization", "Bearer "+f.RivalKey); len(got.Errors) > 0 || !cmp.Equal(got.Data["_entities"], []any{nil}) {
		t.Errorf("a signal of another customer: %+v", got)
	}
	if got := f.entities(known, "Authorization", "Bearer "+f.ReadKey); len(got.Errors) > 0 {
		t.Errorf("a key of scope read: %+v", got.Errors)
	}
	if got := f.entities([]representation{}); len(got.Errors) > 0 || !cmp.Equal(got.Data["_entities"], []any{}) {
		t.Errorf("nothing: %+v", got)
	}
}

// A malformed key is an error of its object: a gateway joins the others.
func TestEntityMalformed(t *testing.T) {
	t.Parallel()
	f, known := federatedFixture(t)
	for _, c := range []struct {
		bad            representation
		field, message string
	}{
		{representation{"__typename": "Wallet", "chain": "BASE", "walletAddress": "x"}, "walletAddress", `walletAddress must be 0x and 40 hexadecimal digits on BASE, got "x"`},
		{representation{"__typename": "Token", "chain": "POLYMARKET", "address": "x"}, "address", `address must be a decimal number of at most 78 digits on POLYMARKET, got "x"`},
		{representation{"__typename": "Market", "itemId": ""}, "itemId", "itemId must have 1 to 200 characters, got 0"},
	} {
		asked := append(slices.Clone(known), c.bad)
		got := f.entities(asked)
		last := len(asked) - 1
		if len(got.Errors) != 1 || got.Errors[0].Message != c.message || !cmp.Equal(got.Errors[0].Path, []any{"_entities", float64(last)}) ||
			got.Errors[0].Extensions["code"] != "BAD_USER_INPUT" || got.Errors[0].Extensions["field"] != c.field {
			t.Errorf("%v: %+v", c.bad, got.Errors)
		}
		for i, found := range got.Data["_entities"].([]any) {
			if (found == nil) != (i == last) {
				t.Errorf("%v: object %d = %v", c.bad, i, found)
			}
		}
	}
}

// TestRepresentations: what names no object is refused before anything runs, by its place.
func TestRepresentations(t *testing.T) {
	t.Parallel()
	f, known := federatedFixture(t)
	refused := func(name string, w map[string]any, query, field, message string) {
		t.Helper()
		r, keys := decode(t, f.post(query, w))
		if _, ran := keys["data"]; ran || len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" ||
			r.Errors[0].Extensions["field"] != field || r.Errors[0].Message != message {
			t.Errorf("%s: %+v", name, r.Errors)
		}
	}
	const types = "representations[1] must have a __typename of Market, Signal, Token, Wallet, got "
	for name, c := range map[string]struct {
		second         any
		field, message string
	}{
		"no object":      {"Wallet", "representations[1]", types + "null"},
		"no type":        {representation{"chain": "BASE"}, "representations[1]", types + "null"},
		"no entity":      {representation{"__typename": "Trade", "id": "x"}, "representations[1]", types + `"Trade"`},
		"a lookup type":  {representation{"__typename": "Entity"}, "representations[1]", types + `"Entity"`},
		"half a key":     {representation{"__typename": "Wallet", "chain": "BASE"}, "representations[1].walletAddress", "representations[1].walletAddress is missing: it is in the key of Wallet"},
		"null in a key":  {representation{"__typename": "Token", "chain": nil, "address": "0x"}, "representations[1].chain", "representations[1].chain is missing: it is in the key of Token"},
		"no chain":       {representation{"__typename": "Wallet", "chain": "base", "walletAddress": "0x"}, "representations[1].chain", `representations[1].chain must be one of BASE, ETHEREUM, SOLANA, POLYMARKET, got "base"`},
		"no text":        {representation{"__typename": "Market", "itemId": 7}, "representations[1].itemId", "representations[1].itemId must be a string, got 7"},
		"NUL":            {representation{"__typename": "Signal", "signalId": "a\x00"}, "representations[1].signalId", `representations[1].signalId must be text without NUL characters, got "a` + "\x00" + `"`},
		"an object deep": {representation{"__typename": "Signal", "signalId": representation{}}, "representations[1].signalId", "representations[1].signalId must be a string, got an object"},
	} {
		refused(name, map[string]any{"representations": []any{known[2], c.second}}, entitiesDocument, c.field, c.message)
	}
	many := make([]representation, smartmoney.MaxRankLimit+1)
	for i := range many {
		many[i] = known[2]
	}
	const names = `query($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }`
	if got := data(t, f.post(names, map[string]any{"representations": many[1:]})); pick(got, "_entities.199.__typename") != "Market" {
		t.Errorf("%d objects: %v", len(many)-1, got)
	}
	refused("too many", map[string]any{"representations": many}, names,
		"representations", "representations must list at most 200 objects, got 201")
	// As literals, in a fragment and under another name, too.
	refused("a literal", nil, `{ ...f } fragment f on Query { mine: _entities(representations: {__typename: "Wallet", chain: "BASE", walletAddress: 7}) { __typename } }`,
		"representations[0].walletAddress", "representations[0].walletAddress must be a string, got 7")
	if got := data(t, f.post(`{ _entities(representations: {__typename: "Market", itemId: "item-60"}) { ... on Market { itemId } } }`, nil)); pick(got, "_entities.0.itemId") != "item-60" {
		t.Errorf("a literal: %v", got)
	}
}

// TestEntitiesCost: objects cost what they cost by the queries that list them, and count against every limit.
func TestEntitiesCost(t *testing.T) {
	t.Parallel()
	f, known := federatedFixture(t)
	costOf := func(query string, representations ...representation) (cost, reads float64) {
		t.Helper()
		c, errs := f.handler.validate(t.Context(), &graphql.RawParams{Query: query, Variables: map[string]any{"representations": representations}})
		if errs != nil {
			t.Fatal(errs)
		}
		cost, _ = c.op.Stats.GetExtension(statCost).(float64)
		reads, _ = c.op.Stats.GetExtension(statReads).(float64)
		return cost, reads
	}
	const wallets = `query($representations: [_Any!]!) { _entities(representations: $representations) { ... on Wallet { walletAddress positions(first: 1) { totalCount } } } }`
	wallet, signal := known[1], known[0]
	for n := range 4 {
		all := make([]representation, n+1)
		for i := range all {
			all[i] = wallet
		}
		if cost, reads := costOf(wallets, all...); cost != float64(1+3*len(all)) || reads != float64(len(all)) {
			t.Errorf("%d wallets cost %v with %v reads", len(all), cost, reads)
		}
	}
	const signals = `query($representations: [_Any!]!) { _entities(representations: $representations) { ... on Signal { headline } } }`
	if cost, reads := costOf(signals, signal, signal, signal); cost != 1+3*(1+lookupCost) || reads != 3 {
		t.Errorf("3 signals cost %v with %v reads", cost, reads)
	}
	if cost, _ := costOf(`{ _service { sdl } }`); cost < 1000 {
		t.Errorf("the schema costs %v", cost)
	}
	many := make([]representation, 200)
	for i := range many {
		many[i] = wallet
	}
	for query, message := range map[string]string{
		strings.Replace(wallets, "positions(first: 1) { totalCount }", "positions(first: 200) { nodes { token } }", 1):                                            "the query costs 80401, more than the limit of 20000: ask for fewer fields or smaller pages",
		strings.Replace(wallets, "walletAddress", strings.Repeat("signals(first: 1) { nodes { traders { profile { ", 5)+"chain"+strings.Repeat(" } } } }", 5), 1): "the query is 22 levels deep, more than the limit of 20",
	} {
		r, _ := decode(t, f.post(query, map[string]any{"representations": many}))
		if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "QUERY_TOO_COMPLEX" || r.Errors[0].Message != message {
			t.Errorf("errors = %+v, want %s", r.Errors, message)
		}
	}
}

// TestEntitiesRegistered: a gateway's document can be registered and asked for by its id.
func TestEntitiesRegistered(t *testing.T) {
	t.Parallel()
	if err := CheckDocument(entitiesDocument); err != nil {
		t.Fatal(err)
	}
	f, known := federatedFixture(t)
	f.register(t, servicetest.Customer, map[string]string{"entities": entitiesDocument})
	body, err := json.Marshal(map[string]any{"documentId": "entities", "variables": map[string]any{"representations": known[2:3]}})
	if err != nil {
		t.Fatal(err)
	}
	if got := data(t, f.send(http.MethodPost, "/graphql", string(body))); pick(got, "_entities.0.itemId") != servicetest.Item(60) {
		t.Errorf("by its id: %v", got)
	}
}

// TestFederatedScopes: keys may ask for the text of the schema that may query, and for objects as for
// those of a customer.
func TestFederatedScopes(t *testing.T) {
	t.Parallel()
	f, known := federatedFixture(t)
	for name, key := range map[string]string{"customer": f.CustomerKey, "read": f.ReadKey, "operator": f.OperatorKey} {
		sdl, _ := pick(data(t, f.send(http.MethodPost, "/graphql", request("{ _service { sdl } }", nil), "Authorization", "Bearer "+key)), "_service.sdl").(string)
		for _, want := range []string{strings.Replace(SDL(), "type PageInfo {", "type PageInfo @shareable {", 1), `import: ["@key", "@shareable"]`, `extend type Wallet @key(fields: "chain walletAddress")`} {
			if !strings.Contains(sdl, want) {
				t.Errorf("%s: the schema lacks %.80s", name, want)
			}
		}
		if strings.Contains(sdl, "_entities(") || strings.Contains(sdl, "entityResolver") {
			t.Errorf("%s: the schema has what a gateway adds itself", name)
		}
	}
	got := f.entities(known, "Authorization", "Bearer "+f.OperatorKey)
	if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" || !strings.Contains(got.Errors[0].Message, "_entities needs a key of scope customer") {
		t.Errorf("an operator: %+v", got.Errors)
	}
	if got := f.codeOfPost(t, request("{ _service { sdl } }", nil), "Authorization", "Bearer "+f.IngestKey); got != "403 FORBIDDEN" {
		t.Errorf("a key of scope ingest: %s", got)
	}
}

// TestFederationIsOff: without the setting nothing of it can be seen or asked for, and with it nothing
// but what a gateway asks for is added.
func TestFederationIsOff(t *testing.T) {
	t.Parallel()
	const introspection = `{ __schema { types { name fields { name } } directives { name } } }`
	names := func(f *fixture) map[string]bool {
		all := map[string]bool{}
		schema := data(t, f.post(introspection, nil))["__schema"].(map[string]any)
		for _, typ := range schema["types"].([]any) {
			name := pick(typ, "name").(string)
			all[name] = true
			fields, _ := pick(typ, "fields").([]any)
			for _, field := range fields {
				all[name+"."+pick(field, "name").(string)] = true
			}
		}
		for _, directive := range schema["directives"].([]any) {
			all["@"+pick(directive, "name").(string)] = true
		}
		return all
	}
	plain := newFixture(t, nil)
	off := names(plain)
	schema := Schema()
	// leave leaves in all the names that schema.graphql lacks.
	leave := func(all map[string]bool, when string) {
		for name, def := range schema.Types {
			if !all[name] {
				t.Errorf("%s introspection lacks %s", when, name)
			}
			delete(all, name)
			for _, field := range def.Fields {
				delete(all, name+"."+field.Name)
			}
		}
	}
	leave(off, "without federation")
	for name := range schema.Directives {
		delete(off, "@"+name)
	}
	if len(off) > 0 {
		t.Errorf("introspection has what schema.graphql lacks: %v", off)
	}
	for _, query := range []string{"{ _service { sdl } }", `{ _entities(representations: []) { __typename } }`, "query($r: [_Any!]!) { __typename }"} {
		if got := plain.codeOfPost(t, request(query, map[string]any{"r": []any{}})); got != "200 BAD_USER_INPUT" && got != "400 BAD_USER_INPUT" {
			t.Errorf("%s: %s", query, got)
		}
	}

	on := names(newFixture(t, func(o *Options) { o.Federation = true }))
	leave(on, "with federation")
	for name := range on {
		if strings.HasPrefix(name, "@") {
			delete(on, name)
		}
	}
	want := map[string]bool{"Query._entities": true, "Query._service": true, "_Any": true, "_Entity": true, "_Service": true, "_Service.sdl": true,
		"FieldSet": true, "federation__Policy": true, "federation__Scope": true}
	if diff := cmp.Diff(want, on); diff != "" {
		t.Errorf("with federation: %s", diff)
	}
}
