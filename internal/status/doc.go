// Package status measures what an operator looks at first: how fast events come, how the database
// grows, how long deliveries take, and what the process warned of.
//
// It keeps bounded samples in memory, of this process since its start, and reads the database
// through functions that cmd passes in, at most once an interval. It must not know the parts that
// it measures.
package status
