package recommend

import (
	"os"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestMain(m *testing.M) {
	scale.Checks(60)
	os.Exit(m.Run())
}
