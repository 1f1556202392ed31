package sqldb

// Rows that have a number in a customer's notification log, which are notifications, their
// deliveries and configuration versions, have ids by log and number: those of a log are one range,
// in the order of the numbers.

// numberBits is how much of an id is the number: 2^40 of each log, and 2^23 logs.
const numberBits = 40

// maxNumber is the largest number.
const maxNumber = 1<<numberBits - 1

// RowID is the id of a row of a log. A number that no row has, below 0 or above the
// largest, stands for 0 or for the largest.
func RowID(log, number int64) int64 { return log<<numberBits + max(0, min(number, maxNumber)) }

// RowNumber is the number of the row with an id.
func RowNumber(id int64) int64 { return id & maxNumber }

// FirstRowSQL is the SQL expression of the id before the first row of a log, whose id is an
// expression.
func FirstRowSQL(log string) string { return "(CAST(" + log + " AS bigint) << 40)" }
