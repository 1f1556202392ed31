// Sends what GraphiQL asks: queries and mutations by POST, subscriptions over a
// websocket of their own, so that each is opened with the headers of its moment.
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-ws';

const address = new URL('graphql', document.baseURI);

// ask posts one operation with a key and gives the answer, whatever its status.
export async function ask(params, headers) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...headers,
    },
    body: JSON.stringify(params),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new Error(`${response.status} ${response.statusText}: ${text}`);
  }
}

// createFetcher makes GraphiQL's fetcher for a key. What the header editor holds is
// laid over the key, in the websocket's connection_init as in a request.
export function createFetcher(key) {
  return (params, options = {}) => {
    const headers = { Authorization: `Bearer ${key}`, ...options.headers };
    const operation = options.documentAST && getOperationAST(options.documentAST, params.operationName);
    return operation?.operation === 'subscription' ? subscribe(params, headers) : ask(params, headers).then((a) => a.body);
  };
}

// subscribe gives the events of a subscription. A cut ends it with the reason: what
// happened meanwhile would be missing from a silent second start.
async function* subscribe(params, headers) {
  const url = new URL(address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({ url: url.href, connectionParams: headers, retryAttempts: 0 });
  try {
    yield* client.iterate(params);
  } catch (reason) {
    throw reason instanceof CloseEvent ? new Error(`the connection was closed: ${reason.code} ${reason.reason}`) : reason;
  } finally {
    await client.dispose();
  }
}
