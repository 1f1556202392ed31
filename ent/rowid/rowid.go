// Package rowid makes the ids of rows that have a number in a customer's notification log:
// notifications, their deliveries, and configuration versions. The ids of a log are one range,
// in the order of the numbers.
package rowid

// bits is how much of an id is the number: 2^40 of each log, and 2^23 logs.
const bits = 40

// most is the largest number.
const most = 1<<bits - 1

// ID is the id of a row of a log. A number that no row has, below 0 or above the
// largest, stands for 0 or for the largest.
func ID(log, number int64) int64 { return log<<bits + max(0, min(number, most)) }

// Number is the number of the row with an id.
func Number(id int64) int64 { return id & most }

// FirstSQL is the SQL expression of the id before the first row of a log, whose id is an
// expression.
func FirstSQL(log string) string { return "(CAST(" + log + " AS bigint) << 40)" }
