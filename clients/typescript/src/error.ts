/** Why an operation failed: a code of the service (docs/api.md 11.5), or one of the client's own. */
export type ErrorCode =
  | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'NOT_FOUND' | 'QUERY_TOO_COMPLEX'
  | 'PERSISTED_QUERY_NOT_SUPPORTED' | 'RATE_LIMITED' | 'UNAVAILABLE' | 'INTERNAL'
  /** The service cannot be reached, or the connection broke. */
  | 'NETWORK'
  /** The answer is not one of the service: the address is wrong, or something in between answered. */
  | 'PROTOCOL'
  /** A code of a later version of the service. */
  | (string & {});

/** An error of GraphQL, as an answer has it. */
export interface GraphQLProblem {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; retryAfter?: number; field?: string; requestId?: string };
}

/** A result of GraphQL, as a transport brings it. */
export interface Result {
  data?: unknown;
  errors?: GraphQLProblem[];
}

/** The error of every operation that the service refuses or cannot answer. */
export class SmartmoneyError extends Error {
  override readonly name = 'SmartmoneyError';
  readonly code: ErrorCode;
  /** Seconds after which the same operation may succeed; undefined where the service does not tell. */
  readonly retryAfter: number | undefined;
  /** The argument or variable that is wrong, with BAD_USER_INPUT. */
  readonly field: string | undefined;
  /** Names the cause in the service's log, with INTERNAL. */
  readonly requestId: string | undefined;
  /** All errors of the answer, of which the first is this one. */
  readonly errors: readonly GraphQLProblem[];

  constructor(code: ErrorCode, message: string, options: { retryAfter?: number; errors?: readonly GraphQLProblem[]; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    const extensions = options.errors?.[0]?.extensions;
    this.code = code;
    this.retryAfter = extensions?.retryAfter ?? options.retryAfter;
    this.field = extensions?.field;
    this.requestId = extensions?.requestId;
    this.errors = options.errors ?? [];
  }
}

/** Whether an operation would be refused again, so that a stream ends with the error. */
export function isFinal(error: SmartmoneyError): boolean {
  return error.retryAfter === undefined && !['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'].includes(error.code);
}

export function ofErrors(errors: readonly GraphQLProblem[], retryAfter?: number): SmartmoneyError {
  const [first] = errors;
  return new SmartmoneyError(first?.extensions?.code ?? 'PROTOCOL', first?.message ?? 'no reason given', { errors, retryAfter });
}

/** The data of a result. It throws where there are errors and the field that was asked for is null. */
export function dataOf<R>(result: Result, field?: string): R {
  const data = result.data as Record<string, unknown> | null | undefined;
  const missing = data == null || (field !== undefined && data[field] == null);
  if (result.errors?.length && (missing || field === undefined)) throw ofErrors(result.errors);
  if (missing) throw new SmartmoneyError('PROTOCOL', 'the answer has neither data nor errors');
  return data as R;
}

/** The error of a response that is no answer: its errors if it has some, otherwise what its status says. */
export async function ofResponse(response: Response): Promise<SmartmoneyError> {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  const text = await response.text().catch(() => '');
  try {
    const { errors } = JSON.parse(text) as Result;
    if (errors?.length) return ofErrors(errors, retryAfter);
  } catch {
    // Something in between answered.
  }
  const { status } = response;
  const code = status === 401 ? 'UNAUTHENTICATED' : status === 403 ? 'FORBIDDEN' : status === 429 ? 'RATE_LIMITED' : status >= 500 ? 'UNAVAILABLE' : 'PROTOCOL';
  return new SmartmoneyError(code, `status ${status} of ${response.url}`, { retryAfter });
}

/** The codes with which the service closes a websocket that it would close again (docs/delivery.md). */
const refusals: Record<number, ErrorCode> = {
  1009: 'PROTOCOL', 4004: 'PROTOCOL', 4400: 'PROTOCOL', 4401: 'PROTOCOL', 4403: 'UNAUTHENTICATED', 4409: 'PROTOCOL', 4429: 'PROTOCOL',
};

/** The error of whatever a transport failed with. */
export function toError(problem: unknown): SmartmoneyError {
  if (problem instanceof SmartmoneyError) return problem;
  if (Array.isArray(problem)) return ofErrors(problem as GraphQLProblem[]); // an operation that a websocket refuses
  const { code, reason, message } = (problem ?? {}) as { code?: unknown; reason?: string; message?: string };
  const refusal = typeof code === 'number' ? refusals[code] : undefined;
  return new SmartmoneyError(refusal ?? 'NETWORK', reason || message || `the connection broke${code === undefined ? '' : `: ${code}`}`, { cause: problem });
}
