// Package training reads trades from the event log for the models of taste, and trains them
// while the service runs.
//
// It shares only the database with the engine. Its CPU time is bounded: half a core while it
// reads history, and at most a twentieth of the time for training. It decides when to train;
// package recommend decides how.
package training
