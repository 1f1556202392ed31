package graph

import (
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

// publicFields are the fields that are the same for every customer. A response is cached for
// other customers only if its document selects nothing else, so that new and forgotten fields
// are private.
var publicFields = fieldSet(map[string]string{
	"Query":            "wallets wallet walletsByAddress",
	"WalletConnection": "edges nodes pageInfo totalCount rankBy window windowStart chain chainDefaults updatedAt",
	"WalletEdge":       "cursor node rank",
	"PageInfo":         "hasNextPage hasPreviousPage startCursor endCursor",
	"ChainDefaults":    "minTrades minTokens minClosed minBuyVol maxBuyVol",
	"Wallet": "id rank defaultRank walletAddress chain traderScore totalBuyVolumeUsd totalSellVolumeUsd netPnlUsd realizedPnlUsd " +
		"tradeCount buyCount sellCount winRate trueWinRate winningPositions closedPositions tokensTraded avgTradeSizeUsd " +
		"largestTradeUsd lastTradeTime firstTradeTime scoreParts",
	"ScoreParts": "efficiency winRate consistency activity",
})

// fieldName is a field of a type of the schema.
type fieldName struct{ object, field string }

func fieldSet(names map[string]string) map[fieldName]bool {
	set := map[fieldName]bool{}
	for object, fields := range names {
		for field := range strings.FieldsSeq(fields) {
			set[fieldName{object, field}] = true
		}
	}
	return set
}

// public reports whether an operation is a query of public fields only.
func public(op *graphql.OperationContext) bool {
	return op.Operation.Operation == ast.Query && publicSelections(op.Doc, op.Operation.SelectionSet, map[string]bool{})
}

func publicSelections(doc *ast.QueryDocument, set ast.SelectionSet, seen map[string]bool) bool {
	return eachField(doc, set, seen, func(f *ast.Field) bool {
		return publicField(f) && publicSelections(doc, f.SelectionSet, seen)
	})
}

// eachField calls visit for the fields of a selection, also for those of its fragments, until visit
// returns false, and reports whether it did not. It enters a fragment once: seen has the names of
// those that were entered. The document need not have been validated.
func eachField(doc *ast.QueryDocument, set ast.SelectionSet, seen map[string]bool, visit func(*ast.Field) bool) bool {
	for _, selection := range set {
		inner := ast.SelectionSet(nil)
		switch s := selection.(type) {
		case *ast.Field:
			if !visit(s) {
				return false
			}
		case *ast.InlineFragment:
			inner = s.SelectionSet
		case *ast.FragmentSpread:
			if fragment := doc.Fragments.ForName(s.Name); fragment != nil && !seen[s.Name] {
				seen[s.Name] = true
				inner = fragment.SelectionSet
			}
		}
		if !eachField(doc, inner, seen, visit) {
			return false
		}
	}
	return true
}

func publicField(f *ast.Field) bool {
	if f.Name == "__typename" {
		return true
	}
	return f.ObjectDefinition != nil && publicFields[fieldName{f.ObjectDefinition.Name, f.Name}]
}
