package browser

import (
	"os"
	"testing"

	"github.com/smartmoneyhq/smartmoney/test/e2e"
)

func TestMain(m *testing.M) { os.Exit(e2e.Main(m)) }

// TestPages checks the console, the pages of GraphiQL and of the API's documentation, a page of
// another origin, and the app of examples/react.
func TestPages(t *testing.T) {
	e2e.NewHarness(t).Run(t, "console.mjs", "console-pages.mjs", "console-lists.mjs", "graphiql.mjs", "docs.mjs", "origins.mjs", "react.mjs")
}

// TestDemo shows the console of a demo; scripts/screenshots.sh keeps its pictures.
func TestDemo(t *testing.T) { e2e.NewDemo(t).Script(t, "demo.mjs") }

// TestLook checks how the console's charts, numbers and pages look, and what other pages share with it, in
// a demo, which has signals of every chain.
func TestLook(t *testing.T) { e2e.NewDemo(t).Script(t, "console-look.mjs") }

// TestConsoleUnderLoad checks that the live page holds thousands of signals while others arrive,
// draws only those near the window, and misses none. With -soak it holds 10 000 for 30 minutes, and
// no task of the page may take more than 200 ms of processor time.
func TestConsoleUnderLoad(t *testing.T) {
	older, env := 1200, []string{"SIGNALS=1200", "SECONDS=2"}
	if *e2e.Soak {
		older, env = 10_000, []string{"SIGNALS=10000", "SECONDS=1800", "FRAME=200"}
	}
	e2e.NewLoadedHarness(t, older).Script(t, "console-load.mjs", env...)
}
