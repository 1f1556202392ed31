package search

import (
	"cmp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// closestNames is how many names an error lists.
const closestNames = 3

// longestCompared is the part of an unknown name that is compared, in bytes.
const longestCompared = 64

// nearest returns the names that take the fewest edits from a name in lower case, nearest
// first. Names that hold it, or that it holds, come before others.
func nearest(name string, names []string) []string {
	name = name[:min(len(name), longestCompared)]
	distance := make(map[string]int, len(names))
	for _, known := range names {
		d := levenshtein.ComputeDistance(name, strings.ToLower(known))
		if len(name) > 2 && (strings.Contains(known, name) || strings.Contains(name, known)) {
			d = min(d, 2)
		}
		distance[known] = d
	}
	sorted := slices.Clone(names)
	slices.SortFunc(sorted, func(a, b string) int {
		return cmp.Or(cmp.Compare(distance[a], distance[b]), strings.Compare(a, b))
	})
	return sorted[:min(len(sorted), closestNames)]
}
