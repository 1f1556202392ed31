// A receiver of webhooks that checks them with the official library of Standard Webhooks, and with the client's verifyWebhook.
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../clients/typescript/dist/index.js';
import { assert, graphql, main } from './lib.mjs';

const waiting = []; // deliveries that nobody has asked for yet
let wake = () => {};
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  waiting.push({ method: request.method, headers: request.headers, body });
  response.writeHead(204).end();
  wake();
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

// next gives the deliveries one after the other.
async function next() {
  while (waiting.length === 0) await new Promise((resolve) => { wake = resolve; });
  return waiting.shift();
}

const signatures = (delivery) => delivery.headers['webhook-signature'].split(' ');

await main(async () => {
  const webhookUrl = `http://127.0.0.1:${server.address().port}/hook`;
  const set = `mutation ($webhookUrl: String!) {
    updateConfig(input: { webhookUrl: $webhookUrl }) { webhookSecret config { webhook { enabled } } }
  }`;
  const { updateConfig } = await graphql(set, { webhookUrl });
  assert.equal(updateConfig.config.webhook.enabled, true);
  const first = updateConfig.webhookSecret;
  assert.match(first, /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);

  // What comes is signed, in the order of the log, and is the notification.
  let last = 0;
  for (let i = 0; i < 5; i++) {
    const delivery = await next();
    assert.equal(delivery.method, 'POST');
    const signal = new Webhook(first).verify(delivery.body, delivery.headers);
    assert.deepEqual(verifyWebhook(delivery.headers, delivery.body, first), signal);
    assert.deepEqual(verifyWebhook(new Headers(delivery.headers), Buffer.from(delivery.body), first), signal);
    assert.ok(signal.sequence > last, `${signal.sequence} after ${last}`);
    if (last) assert.equal(signal.sequence, last + 1);
    last = signal.sequence;
    assert.ok(signal.headline && delivery.headers['webhook-id']);
    // The check is one: another body, id or time fails.
    for (const [body, changed] of [
      [`${delivery.body} `, {}],
      [delivery.body, { 'webhook-id': 'other' }],
      [delivery.body, { 'webhook-timestamp': String(Number(delivery.headers['webhook-timestamp']) - 1) }],
    ]) {
      assert.throws(() => new Webhook(first).verify(body, { ...delivery.headers, ...changed }));
      assert.throws(() => verifyWebhook({ ...delivery.headers, ...changed }, body, first));
    }
  }

  // After a rotation both secrets sign.
  const { rotateWebhookSecret } = await graphql('mutation { rotateWebhookSecret { secret previousSecretUntil } }');
  const second = rotateWebhookSecret.secret;
  assert.notEqual(second, first);
  const live = Date.parse(rotateWebhookSecret.previousSecretUntil) - Date.now();
  assert.ok(live > 23 * 3600e3 && live <= 24 * 3600e3, `the old secret lives for ${live} ms more`);
  let delivery;
  do {
    delivery = await next();
    new Webhook(first).verify(delivery.body, delivery.headers);
  } while (signatures(delivery).length === 1);
  assert.equal(signatures(delivery).length, 2);
  new Webhook(second).verify(delivery.body, delivery.headers);

  // A signal that is asked for again keeps its id and is signed anew; so is a test.
  const { webhook } = await graphql('{ webhook { deliveries(first: 50) { nodes { signalId messageId state } } lastSuccessAt } }');
  assert.ok(webhook.lastSuccessAt);
  const { signalId, messageId } = webhook.deliveries.nodes.find((d) => d.state === 'DELIVERED');
  await graphql('mutation ($signalId: ID!) { redeliver(signalId: $signalId) { delivery { state } } }', { signalId });
  do delivery = await next(); while (delivery.headers['webhook-id'] !== messageId);
  new Webhook(second).verify(delivery.body, delivery.headers);

  const { testWebhook } = await graphql('mutation { testWebhook { attempt { status error } } }');
  assert.deepEqual(testWebhook.attempt, { status: 204, error: null });
  let sample;
  do {
    delivery = await next();
    sample = new Webhook(second).verify(delivery.body, delivery.headers);
  } while (sample.test !== true);
  await graphql(set, { webhookUrl: '' });
});
