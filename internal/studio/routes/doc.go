// Package routes serves the platform's other services over HTTP (interface 4.6 and 13): Studio,
// the for-you feeds, and feed management. It authenticates, reads parameters, calls the resolvers
// and writes JSON. It promises that every refusal has the body of interface 13.6, and makes no
// decision of its own about searches, scores or feeds.
package routes
