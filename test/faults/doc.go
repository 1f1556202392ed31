// Package faults breaks what the service stands on, from outside: the real binary, with a real
// PostgreSQL of each test's own, a network that fails, disks that are full, files that are locked
// and a clock that jumps. During a fault every request that needs the database must fail soon, with
// 503, Retry-After and a reason, and /readyz must turn; afterwards everything resumes by itself,
// and the results must equal those of an undisturbed run, so that nothing was lost or counted
// twice.
//
// It is a module of its own, for the proxy between service and database is no dependency of the
// service. It needs Linux: full disks are small ones in memory, mounted in a namespace that ends
// with its process.
package faults
