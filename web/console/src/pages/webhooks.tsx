import { useState } from 'preact/hooks';
import { request } from '../api/client';
import {
  CreateWebhookDocument, DeleteWebhookDocument, RedeliverDocument, RotateSecretDocument, SetWebhookUrlDocument, TestWebhookDocument,
  UpdateWebhookDocument, WebhooksDocument, type UpdateWebhookInput, type WebhookFormat, type WebhookPartsFragment,
} from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href, oneParam, setParams } from '../router';
import { Chips, Pick, Select } from '../ui/chips';
import { count, words } from '../ui/format';
import { Result, act, type Outcome } from '../ui/outcome';
import { Card, Head, Stats, When, chainNames, chains } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { types } from './signalrows';
import { verifiers, languages } from './verify';

const typeChoices = types.map((value) => ({ value, label: words(value) }));
const chainChoices = chains.map((value) => ({ value, label: chainNames[value] }));

// formats are the receivers that messages are written for, with the form of their addresses.
const formats: Record<WebhookFormat, { name: string; address: string }> = {
  STANDARD: { name: 'A program', address: 'https://desk.example/signals' },
  SLACK: { name: 'Slack', address: 'https://hooks.slack.com/services/T…/B…/…' },
  DISCORD: { name: 'Discord', address: 'https://discord.com/api/webhooks/ID/TOKEN' },
  TELEGRAM: { name: 'Telegram', address: 'https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT' },
};

const formatChoices = (Object.keys(formats) as WebhookFormat[]).map((value) => ({ value, label: formats[value].name }));

// Webhooks shows where signals are sent and what came of it.
export function Webhooks() {
  const query = useQuery(WebhooksDocument, {}, { every: 5000 });
  const [made, setMade] = useState<Outcome>({});
  return (
    <>
      <Head title="Webhooks" about="Signals are sent to each address as they are raised, and again until they are accepted: signed to programs, as messages to chats." />
      <Show query={query}>
        {({ webhooks }) => (
          <div class="stack">
            {webhooks.length === 0 && (
              <Empty title="No webhook yet">Add an address below: a sample can be sent to it at once.</Empty>
            )}
            {webhooks.map((w) => <WebhookCard key={w.id} webhook={w} changed={query.reload} />)}
            <NewWebhook configured={webhooks.some((w) => w.configured)} created={(outcome) => { setMade(outcome); query.reload(); }} />
            <Result outcome={made} />
            <Verify />
          </div>
        )}
      </Show>
    </>
  );
}

function WebhookCard({ webhook: w, changed }: { webhook: WebhookPartsFragment; changed(): void }) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const run = async (action: () => Promise<Outcome>) => {
    setBusy(true);
    setOutcome(await act(action));
    setBusy(false);
    setSure(false);
    changed();
  };
  const update = (input: UpdateWebhookInput, text: string) => run(async () => {
    await request(UpdateWebhookDocument, { id: w.id, input });
    return { text };
  });
  const remove = () => run(async () => {
    if (w.configured) await request(SetWebhookUrlDocument, { url: '' });
    else await request(DeleteWebhookDocument, { id: w.id });
    return {};
  });
  return (
    <Card class="spaced" title={<span class="break">{w.url}{w.format !== 'STANDARD' && ` (${formats[w.format].name})`}</span>} actions={(
      <>
        <button type="button" disabled={busy} onClick={() => void run(() => test(w.id))}>Send a sample</button>
        <button type="button" disabled={busy} onClick={() => void run(() => rotate(w.id))}>New secret</button>
        <button type="button" disabled={busy} onClick={() => void update({ enabled: !w.enabled }, w.enabled ? 'Turned off: what was on its way has failed.' : 'Turned on, for signals from now on.')}>
          {w.enabled ? 'Turn off' : 'Turn on'}
        </button>
        <button type="button" class="danger" disabled={busy} onClick={() => (sure ? void remove() : setSure(true))}>
          {sure ? 'Really delete' : 'Delete'}
        </button>
      </>
    )}>
      <Result outcome={outcome} />
      {w.disabledReason && <p class="note warn">Disabled <When at={w.disabledAt} />: {w.disabledReason}</p>}
      <Stats items={[
        { name: 'State', value: w.enabled ? (w.failingSince ? 'Failing' : 'On') : 'Off', note: w.configured ? 'of the configuration' : 'added here' },
        { name: 'Last accepted', value: <When at={w.lastSuccessAt} /> },
        { name: 'Failing since', value: w.failingSince ? <When at={w.failingSince} /> : '–' },
        { name: 'Deliveries', value: count(w.deliveries.totalCount), note: w.previousSecretUntil ? <>old secret signs too, until {w.previousSecretUntil.slice(0, 16).replace('T', ' ')} UTC</> : undefined },
      ]} />
      <div class="filters">
        <Chips label={`Types sent to ${w.url}`} choices={typeChoices} chosen={w.types} change={(next) => void update({ types: next }, 'Types saved, for later signals.')} />
        <Chips label={`Chains sent to ${w.url}`} choices={chainChoices} chosen={w.chains} change={(next) => void update({ chains: next }, 'Chains saved, for later signals.')} />
      </div>
      <Deliveries webhook={w} redeliver={(signal) => void run(async () => {
        await request(RedeliverDocument, { webhook: w.id, signal });
        return { text: 'Sent again, with all its attempts.' };
      })} />
    </Card>
  );
}

async function test(id: string): Promise<Outcome> {
  const { attempt } = (await request(TestWebhookDocument, { id })).testWebhook;
  const status = attempt.status ? `status ${attempt.status}` : 'no answer';
  const why = attempt.error ? `, ${attempt.error}` : '';
  const text = `The sample ${attempt.error ? 'was not accepted' : 'was accepted'}: ${status} after ${attempt.durationMs} ms${why}. The list below has signals only, no samples.`;
  return { text, bad: Boolean(attempt.error) };
}

async function rotate(id: string): Promise<Outcome> {
  const { secret } = (await request(RotateSecretDocument, { id })).rotateWebhookSecret;
  return { secret };
}

type Delivery = WebhookPartsFragment['deliveries']['nodes'][number];

function Deliveries({ webhook: w, redeliver }: { webhook: WebhookPartsFragment; redeliver(signal: string): void }) {
  if (w.deliveries.nodes.length === 0) return <Empty title="No signal was sent yet">The next signal that passes the filter is.</Empty>;
  const columns: Column<Delivery>[] = [
    { name: 'Signal', cell: (d) => <><a href={href(['signal', d.signalId])}>#{d.sequence}</a>{d.retraction && <small>retraction</small>}</> },
    { name: 'State', cell: (d) => <span class={d.state === 'FAILED' ? 'bad' : d.state === 'DELIVERED' ? 'good' : 'muted'}>{words(d.state)}</span> },
    { name: 'Attempts', number: true, cell: (d) => count(d.attempts.length) },
    { name: 'Last answer', cell: (d) => lastAnswer(d) },
    { name: 'Since', wide: true, cell: (d) => <When at={d.createdAt} /> },
    { name: 'Next attempt', wide: true, cell: (d) => (d.nextAttemptAt ? d.nextAttemptAt.slice(11, 19) : '–') },
    { name: '', cell: (d) => <button type="button" class="small" aria-label={`Send again #${d.sequence}`} onClick={() => redeliver(d.signalId)}>Send again</button> },
  ];
  return <Table label={`Deliveries to ${w.url}, newest first`} columns={columns} rows={w.deliveries.nodes} id={(d) => d.messageId} />;
}

function lastAnswer(d: Delivery) {
  const last = d.attempts.at(-1);
  if (!last) return '–';
  return <>{last.status ?? 'no answer'}<small>{last.error ?? `${last.durationMs} ms`}</small></>;
}

// NewWebhook adds an address: the configuration's if it has none and a program receives, else another one.
function NewWebhook({ configured, created }: { configured: boolean; created(outcome: Outcome): void }) {
  const [busy, setBusy] = useState(false);
  const [format, setFormat] = useState<WebhookFormat>('STANDARD');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const url = String(new FormData(form).get('url')).trim();
    setBusy(true);
    const outcome = await act(async () => (format !== 'STANDARD'
      ? (await request(CreateWebhookDocument, { input: { url, format } }), { text: `Added for ${formats[format].name}. Of its address only the host is shown from now on.` })
      : configured
      ? { secret: (await request(CreateWebhookDocument, { input: { url } })).createWebhook.secret }
      : { secret: (await request(SetWebhookUrlDocument, { url })).updateConfig.webhookSecret ?? undefined, text: 'Added as the address of your configuration.' }));
    setBusy(false);
    if (!outcome.refusal) form.reset();
    created(outcome);
  };
  return (
    <Card title="Add a webhook">
      <form class="filters" onSubmit={(e) => void submit(e as unknown as SubmitEvent)}>
        <Select label="Receiver" choices={formatChoices} chosen={format} change={(next: WebhookFormat) => setFormat(next)} />
        <label class="field grow"><span>Address, https; http and private ones where the operator allows them</span>
          <input name="url" type="url" placeholder={formats[format].address} maxLength={2048} required />
        </label>
        <button type="submit" class="primary" disabled={busy}>Add</button>
      </form>
    </Card>
  );
}

// Verify shows how a receiver checks a signature.
function Verify() {
  const language = oneParam('verify', languages, 'node');
  return (
    <Card title="Verify what you receive" actions={(
      <Pick label="Language" choices={languages.map((value) => ({ value, label: verifiers[value].name }))} chosen={language}
        change={(next) => setParams({ verify: next })} />
    )}>
      <p class="muted">Messages follow Standard Webhooks; its libraries check <code>webhook-signature</code> over the body as it came. <code>WEBHOOK_SECRET</code> is the secret that was shown when the webhook was added. Keep each <code>webhook-id</code> that you have processed.</p>
      <pre class="code" tabIndex={0}><code>{verifiers[language].code}</code></pre>
    </Card>
  );
}
