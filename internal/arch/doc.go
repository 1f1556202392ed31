// Package arch has the tests of the architecture: which package may import which, the
// glossary's words in names, and citations of the documents. It has no other code.
package arch
