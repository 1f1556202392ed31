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

// public reports whether an operation is a query of public fields only. Its document must be
// valid, so that fragments are not recursive.
func public(op *graphql.OperationContext) bool {
	return op.Operation.Operation == ast.Query && publicSelections(op.Operation.SelectionSet, map[string]bool{})
}

// publicSelections checks each fragment once; seen holds the checked ones.
func publicSelections(set ast.SelectionSet, seen map[string]bool) bool {
	for _, selection := range set {
		ok := false
		switch s := selection.(type) {
		case *ast.Field:
			ok = publicField(s) && publicSelections(s.SelectionSet, seen)
		case *ast.InlineFragment:
			ok = publicSelections(s.SelectionSet, seen)
		case *ast.FragmentSpread:
			ok = seen[s.Name]
			if !ok && s.Definition != nil {
				seen[s.Name] = true
				ok = publicSelections(s.Definition.SelectionSet, seen)
			}
		}
		if !ok {
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
