package websocket

import (
	"net/http"

	gorilla "github.com/gorilla/websocket"
)

// IsUpgrade reports whether a request asks for a websocket.
func IsUpgrade(r *http.Request) bool { return gorilla.IsWebSocketUpgrade(r) }
