// The page /graphiql in Chromium, with nothing to reach but the service.
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';

const editor = (page, place) => page.locator(`${place} .CodeMirror`).first();
const read = (page, place) => editor(page, place).evaluate((e) => e.CodeMirror.getValue());

// refused takes note of what the browser itself says of an answer 401, and of no more.
function refused(problems) {
  for (const problem of problems.splice(0)) assert.match(problem, /status of 401/);
}

// response waits until the answer shown passes a test, and gives it.
async function response(page, passes) {
  let text;
  for (;;) {
    text = await read(page, '.result-window');
    let answer;
    try {
      answer = JSON.parse(text);
    } catch {
      answer = undefined; // not there yet
    }
    if (answer && passes(answer)) return answer;
    await page.waitForTimeout(100);
  }
}

const tabs = ['Leaderboard', 'Wallet', 'Tuning', 'Live', 'Webhooks'];

// turn opens a tab by its name.
async function turn(page, name) {
  await page.locator('.graphiql-tab-button', { hasText: name }).click();
  await page.locator('.graphiql-tab-active', { hasText: name }).waitFor();
}

// run executes one of the operations of a tab by its name. The button offers them
// as soon as the editor has read them.
async function run(page, name) {
  await page.locator('.graphiql-execute-button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name }).click();
}

async function entersKey(page, problems) {
  await page.goto(`${url}/graphiql`);
  await page.getByLabel('API key').fill(`${key}x`);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  assert.equal(await page.locator('.graphiql-container').count(), 0, 'opened with a wrong key');
  refused(problems);

  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Open' }).click();
  await editor(page, '.graphiql-query-editor').waitFor();
}

// runsTabs executes what each tab holds, as it is, but for the subscription and the mutation.
async function runsTabs(page) {
  assert.deepEqual(await page.locator('.graphiql-tab-button').allInnerTexts(), tabs);
  const passes = {
    Leaderboard: (data) => data.wallets.edges[0].rank === 1,
    Wallet: (data) => data.wallets.nodes[0].trades.nodes.length > 0,
    Tuning: (data) => data.simulateConfig.total >= 0 && data.config.version > 0,
  };
  for (const [tab, right] of Object.entries(passes)) {
    await turn(page, tab);
    await page.locator('.graphiql-execute-button').click();
    const answer = await response(page, (a) => a.errors || a.data);
    assert.ok(!answer.errors && right(answer.data), `${tab}: ${JSON.stringify(answer).slice(0, 500)}`);
  }
  await turn(page, 'Webhooks');
  await run(page, 'Add');
  const added = await response(page, (a) => a.errors || a.data?.createWebhook);
  assert.match(added.data?.createWebhook.secret ?? JSON.stringify(added), /^whsec_/);
  await run(page, 'Webhooks');
  const { data } = await response(page, (a) => a.data?.webhooks);
  const { id } = added.data.createWebhook.webhook;
  assert.ok(data.webhooks.some((w) => w.id === id), 'the webhook is not listed');
  await graphql('mutation($id: ID!) { deleteWebhook(id: $id) { deletedId } }', { id });
}

async function showsTheSchema(page) {
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const docs = page.locator('.graphiql-doc-explorer');
  await docs.getByRole('link', { name: 'Subscription', exact: true }).click();
  await docs.getByText('over a websocket or as server-sent events').waitFor();
  await docs.getByRole('link', { name: 'signals' }).first().click();
  await docs.getByText('Start after this cursor').waitFor();
  await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
}

async function runsAQuery(page) {
  await turn(page, 'Live');
  await run(page, 'Latest');
  const { data } = await response(page, (answer) => answer.data?.signals);
  assert.equal(data.signals.nodes.length, 3);
  assert.ok(data.signals.nodes[0].headline);
}

async function followsSignals(page) {
  const opened = page.waitForEvent('websocket');
  await run(page, 'Live');
  const socket = await opened;
  const first = await response(page, (answer) => answer.data?.signals.signal);
  const at = first.data.signals.signal.sequence;
  await response(page, (answer) => answer.data?.signals.signal?.sequence >= at + 2);
  await page.locator('.graphiql-execute-button').click(); // stops it
  if (!socket.isClosed()) await socket.waitForEvent('close');
}

// What the header editor holds goes along, before the key.
async function sendsHeaders(page, problems) {
  await page.getByRole('button', { name: 'Headers' }).click();
  const headers = page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .CodeMirror');
  await headers.evaluate((e) => e.CodeMirror.setValue('{"Authorization": "Bearer nobody"}'));
  await run(page, 'Latest');
  await response(page, (answer) => answer.errors?.[0].extensions.code === 'UNAUTHENTICATED');
  refused(problems);
  await headers.evaluate((e) => e.CodeMirror.setValue(''));
}

async function keepsTheKey(page) {
  await page.reload();
  await editor(page, '.graphiql-query-editor').waitFor();
  await runsAQuery(page);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  assert.ok(!kept.includes(key), 'the key outlives the tab');
  await page.getByRole('button', { name: 'Change key' }).click();
  await page.getByLabel('API key').waitFor();
}

await main(() => withPage([url], async (page, problems) => {
  await entersKey(page, problems);
  await runsTabs(page);
  await runsAQuery(page);
  await showsTheSchema(page);
  await followsSignals(page);
  await sendsHeaders(page, problems);
  await keepsTheKey(page);
}), 400);
