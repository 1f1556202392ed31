package client

import "time"

// Hurry makes a client's streams find dead connections and connect again within a fraction of a
// second.
func (c *Client) Hurry() *Client {
	c.pace.ping, c.pace.silence = 50*time.Millisecond, 400*time.Millisecond
	c.pace.again.First, c.pace.again.Most = 10*time.Millisecond, 50*time.Millisecond
	return c
}
