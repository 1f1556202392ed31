package uploader

import (
	"context"
	"net/http"
)

// TooOld returns the service's count of trades that could have raised a signal but arrived
// too late for it. It returns false if the service does not answer or does not know the
// count. It does not retry.
func (c *Client) TooOld(ctx context.Context) (uint64, bool) {
	request, err := c.request(ctx, http.MethodGet, "ingest/status", nil)
	if err != nil {
		return 0, false
	}
	var now status
	if err := c.do(request, &now); err != nil || now.TooOld == nil {
		return 0, false
	}
	return *now.TooOld, true
}
