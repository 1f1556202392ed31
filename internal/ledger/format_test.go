package ledger_test

import (
	"encoding/json"
	"errors"
	"os"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// stored is a state as an engine stores it: pages, and the change records after them.
type stored struct {
	Pages   []storedPiece `json:"pages"`
	Changes []storedPiece `json:"changes"`
}

type storedPiece struct {
	Page ledger.Page `json:"page"`
	At   int64       `json:"at"`
	Body []byte      `json:"body"`
}

// TestFormerFormatsAreRefused: state by the rules of former versions is no damage, but has to be
// made anew.
func TestFormerFormatsAreRefused(t *testing.T) {
	text, err := os.ReadFile("testdata/format1.json")
	if err != nil {
		t.Fatal(err)
	}
	var s stored
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	for _, format := range []byte{1, 2} {
		page, changes := s.Pages[0], s.Changes[0]
		page.Body[0], changes.Body[0] = format, format
		if err := ledger.NewLoader(smartmoney.Polymarket).Page(page.Page, page.At, page.Body); !errors.Is(err, ledger.ErrFormerRules) {
			t.Errorf("a page of format %d: %v", format, err)
		}
		if err := ledger.NewLoader(smartmoney.Polymarket).Changes(changes.At, changes.Body); !errors.Is(err, ledger.ErrFormerRules) {
			t.Errorf("a change record of format %d: %v", format, err)
		}
		if _, err := ledger.ChangesSince(changes.Body); !errors.Is(err, ledger.ErrFormerRules) {
			t.Errorf("the beginning of a change record of format %d: %v", format, err)
		}
	}
}
