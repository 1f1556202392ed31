package search

import (
	"github.com/blevesearch/bleve/v2/analysis"
	_ "github.com/blevesearch/bleve/v2/analysis/lang/en" // registers the analyser
	"github.com/blevesearch/bleve/v2/registry"
)

// newAnalyser returns the analyser of text fields and of match: Unicode words in lower case,
// without English stop words and possessives, stemmed by Porter's rules.
func newAnalyser() (analysis.Analyzer, error) { return registry.NewCache().AnalyzerNamed("en") }
