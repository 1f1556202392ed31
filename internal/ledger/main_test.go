package ledger_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestMain(m *testing.M) {
	scale.Checks(100)
	m.Run()
}
