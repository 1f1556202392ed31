package search

// column holds one field of every row. Methods that read may be called under the index's
// read lock, those that write under its write lock.
type column interface {
	// set stores a row's value, or removes it if the cell is absent.
	set(row uint32, c *cell)
	// value returns a row's value as Document holds it, nil if it has none.
	value(row uint32) any
	// matcher returns what decides a condition. It is valid until the next write.
	matcher(c *condition) matcher
	bytes() int64
}

// coded is a column whose rows have codes of texts. A row whose text changes gets another code.
type coded interface {
	code(row uint32) uint32
}

// newColumn returns an empty column. Fields of kind ID have none.
func newColumn(kind Kind) column {
	switch kind {
	case Number, Date, Bool:
		return newNumberColumn(kind)
	case Keywords:
		return newListColumn()
	case Numbers:
		return newNumbersColumn()
	case Text:
		return &textColumn{keywordColumn: *newKeywordColumn(false)}
	default:
		return newKeywordColumn(true)
	}
}
