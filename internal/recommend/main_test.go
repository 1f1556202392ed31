package recommend

import (
	"os"
	"testing"

	"smartmoney/internal/smtest/scale"
)

func TestMain(m *testing.M) {
	scale.Checks(60)
	os.Exit(m.Run())
}
