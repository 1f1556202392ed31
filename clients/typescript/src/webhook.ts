import { Webhook } from 'standardwebhooks';

/** A signal as a webhook receives it: the REST signal (docs/api.md 6) with its place in the log. */
export interface WebhookSignal {
  type?: undefined;
  signal_id: string;
  sequence: number;
  headline: string;
  /** True in a sample that was asked for. */
  test?: boolean;
  [field: string]: unknown;
}

/** Says that a signal was taken back. */
export interface WebhookRetraction {
  type: 'signal.retracted';
  signal_id: string;
  /** The place of the signal in the log; sequence is that of this message. */
  signal_sequence: number;
  sequence: number;
  reason: string;
  retracted_at: string;
  [field: string]: unknown;
}

/** What a webhook receives. */
export type WebhookMessage = WebhookSignal | WebhookRetraction;

/**
 * Verifies a message by the Standard Webhooks scheme and returns it. The body must be as it was received: not
 * parsed and written again. It throws where the signature is not of the secret (whsec_…), and where the message was
 * signed more than five minutes ago.
 */
export function verifyWebhook(
  headers: Headers | Record<string, string | string[] | undefined>, body: string | Uint8Array, secret: string,
): WebhookMessage {
  const get = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]);
  const signed = Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(get(name) ?? '')]));
  return new Webhook(secret).verify(typeof body === 'string' ? body : new TextDecoder().decode(body), signed) as WebhookMessage;
}
