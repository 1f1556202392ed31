package websocket

import (
	"net"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkBroadcast sends one result to each of a thousand reading subscribers. One operation
// is one delivery. The readers are in the same process, so ns/op includes their reads. The
// sub-benchmark bare writes the same frame to the same sockets by net.Conn, which is the
// minimum that a delivery can cost.
func BenchmarkBroadcast(b *testing.B) {
	const subscribers = 1000
	f := newFixture(b, nil)
	var bytes atomic.Int64
	for range subscribers {
		c := f.raw(0).begin()
		_ = c.SetDeadline(time.Time{})
		c.write(frame(frameText, `{"id":"0b5a9ca6-3a5c-4a3d-93bf-1d2b1d1b1f10","type":"subscribe","payload":{"query":"live"}}`))
		go func() {
			buf := make([]byte, 8<<10)
			for {
				n, err := c.Read(buf)
				bytes.Add(int64(n))
				if err != nil {
					return
				}
			}
		}()
	}
	testkit.Eventually(b, "the subscriptions", func() bool { return len(f.backend.running()) == subscribers })
	operations := f.backend.running()
	conns := slices.Collect(f.pings.all())
	r := result(numbered(1, 400))
	ready := frame(frameText, `{"id":"0b5a9ca6-3a5c-4a3d-93bf-1d2b1d1b1f10","type":"next","payload":`+string(r.Body)+"}")
	for _, way := range []struct {
		name    string
		deliver func(i int)
	}{
		{"delivery", func(i int) { operations[i].writer.Next(r) }},
		{"bare", func(i int) { _, _ = conns[i].out.Conn.Write(ready) }},
	} {
		b.Run(way.name, func(b *testing.B) {
			b.ReportAllocs()
			came := bytes.Load()
			for i := range b.N {
				way.deliver(i % subscribers)
			}
			b.StopTimer()
			testkit.Eventually(b, "the deliveries", func() bool {
				return bytes.Load()-came >= int64(b.N)*int64(len(r.Body)) && f.queued() == 0
			})
		})
	}
}

// BenchmarkIdle measures the memory of an idle connection with one subscription. Both ends are
// in this process; the client's end is a bare socket.
func BenchmarkIdle(b *testing.B) {
	const connections = 2000
	for range b.N {
		f := newFixture(b, nil)
		f.begun(nameTransport) // allocates what is needed once
		before := memory(b)
		ends := make([]net.Conn, connections)
		for i := range ends {
			c := f.raw(0).begin()
			c.write(frame(frameText, `{"id":"0b5a9ca6-3a5c-4a3d-93bf-1d2b1d1b1f10","type":"subscribe","payload":{"query":"live"}}`))
			ends[i], c.r = c.TCPConn, nil
		}
		testkit.Eventually(b, "the subscriptions", func() bool { return len(f.backend.running()) == connections })
		b.ReportMetric(float64(int64(resident(b))-int64(before.resident))/connections/1024, "uncollected-RSS-KiB/conn")
		after := memory(b)
		kib := func(now, then uint64) float64 { return float64(int64(now)-int64(then)) / connections / 1024 }
		b.ReportMetric(kib(after.heap, before.heap), "heap-KiB/conn")
		b.ReportMetric(kib(after.stack, before.stack), "stack-KiB/conn")
		b.ReportMetric(kib(after.resident, before.resident), "RSS-KiB/conn")
		b.ReportMetric(float64(after.goroutines-before.goroutines)/connections, "goroutines/conn")
		for _, c := range ends {
			_ = c.Close()
		}
	}
}

type usage struct {
	heap, stack, resident uint64
	goroutines            int
}

func memory(b *testing.B) usage {
	b.Helper()
	for range 3 { // stacks shrink by half in each collection
		runtime.GC()
	}
	debug.FreeOSMemory()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return usage{heap: m.HeapAlloc, stack: m.StackInuse, resident: resident(b), goroutines: runtime.NumGoroutine()}
}

// resident returns the resident memory of the process, bytes; 0 on systems without
// /proc.
func resident(b *testing.B) uint64 {
	b.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.ParseUint(strings.Fields(rest)[0], 10, 64)
			if err != nil {
				b.Fatal(err)
			}
			return n << 10
		}
	}
	return 0
}
