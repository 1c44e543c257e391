import { pathOf, type AnyEndpoint, type Input, type Reply } from '../../shared/core/endpoint.ts';
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorDetail } from '../../shared/core/errors.ts';
import { PROOF_HEADER, type ProofChallenge } from '../../shared/core/proof-of-work.ts';
import { earlyAnswer } from './early-answer.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { logFailure } from './failure-log.ts';
import { NetworkError } from './network-error.ts';
import { trackLoading, trackProof } from './pending-calls.ts';
import { tellServerTime } from './server-time.ts';
import { newUuid } from './uuid.ts';
import { expireSession, session } from './session.ts';

export type CallOptions = {
  /** The bearer token; the login's by default, none with `null`. */
  token?: string | null | undefined;
  /** The Idempotency-Key of a `once` endpoint: give the same one when trying again. Made anew by default. */
  key?: string;
  signal?: AbortSignal;
  timeoutSeconds?: number;
};

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'expired',
  413: 'too_large',
  422: 'validation_failed',
  429: 'too_many_requests',
};

function urlOf(endpoint: AnyEndpoint, { params, query }: Parts): string {
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `/api${pathOf(endpoint.path, params)}${search && `?${search}`}`;
}

type Sending = CallOptions & {
  /** What was worked out in the place of waiting. */
  proof?: string | undefined;
};

function headersOf(endpoint: AnyEndpoint, parts: Parts, options: Sending): Record<string, string> {
  const token = options.token === undefined ? session().authToken : options.token;
  return {
    accept: 'application/json',
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(endpoint.once && { 'idempotency-key': options.key ?? newUuid() }),
    ...(options.proof && { [PROOF_HEADER]: options.proof }),
  };
}

/** Sends the request and reads the whole answer; no answer in time is a NetworkError, the caller's own abort stays itself. */
async function send(
  url: string,
  request: RequestInit,
  options: CallOptions,
): Promise<{ response: Response; text: string }> {
  const deadline = new AbortController();
  const stop = () => deadline.abort();
  const timer = setTimeout(stop, (options.timeoutSeconds ?? 60) * 1000);
  options.signal?.addEventListener('abort', stop);
  try {
    options.signal?.throwIfAborted();
    const early = await earlyAnswer(url, request);
    const response = early ?? (await fetch(url, { ...request, signal: deadline.signal }));
    return { response, text: await response.text() };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(response: Response, answer: unknown): { error: AppError; requestId: string | undefined } {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<ErrorBody>;
  const isKnown = typeof body.code === 'string' && Object.hasOwn(ERROR_STATUS, body.code);
  const code = isKnown && body.code ? body.code : (CODE_OF_STATUS[response.status] ?? 'system_error');
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  const detail: ErrorDetail = {
    ...(typeof body.message === 'string' && { message: body.message }),
    ...(Array.isArray(body.issues) && { issues: body.issues }),
    ...('current' in body && { current: body.current }),
    ...(body.proof && { proof: body.proof }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
  return { error: new AppError(code, detail), requestId: body.requestId };
}

async function exchange(endpoint: AnyEndpoint, parts: Parts, options: Sending): Promise<unknown> {
  const { method, path } = endpoint;
  const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
  const request = { method, headers: headersOf(endpoint, parts, options), ...body };
  const { response, text } = await send(urlOf(endpoint, parts), request, options);
  const answer = parse(text);
  tellServerTime(Date.parse(response.headers.get('date') ?? ''));
  if (response.ok && answer !== undefined) return answer;
  const { error, requestId } = errorOf(response, answer);
  noteExpiry(endpoint, error, options);
  logFailure({ method, path, status: response.status, code: error.code, requestId });
  throw error;
}

/** Nothing where the code that works proofs out cannot be had. */
async function proofOf(challenge: ProofChallenge, { signal }: CallOptions): Promise<string | undefined> {
  const code = await fetchAhead(() => import('./solve-proof.ts'));
  return code?.solveProof(challenge, signal);
}

async function exchangeWithProof(endpoint: AnyEndpoint, parts: Parts, options: CallOptions): Promise<unknown> {
  // The second try is the first one said again: with a key of its own it could do the same twice.
  const sending = endpoint.once ? { ...options, key: options.key ?? newUuid() } : options;
  try {
    return await exchange(endpoint, parts, sending);
  } catch (error) {
    const challenge = error instanceof AppError ? error.detail.proof : undefined;
    const proof = challenge && (await trackProof(proofOf(challenge, options)));
    if (proof === undefined) throw error;
    return exchange(endpoint, parts, { ...sending, proof });
  }
}

/** A change that the server no longer takes the login for must not be lost: the page asks for the password over itself. */
function noteExpiry({ method }: AnyEndpoint, { code }: AppError, { token }: CallOptions): void {
  const { authToken } = session();
  if (code === 'unauthorized' && method !== 'GET' && token === undefined && authToken) expireSession(authToken);
}

/**
 * The one way to the API. Answers what the endpoint declares; every failed response is logged and then rejected as an
 * AppError (code, issues, current), a missing answer as a NetworkError, an abort by the caller's signal as itself. Where the
 * server takes a proof of work in the place of waiting, it is worked out first (`useIsProving`).
 */
export function call<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  return trackLoading(exchangeWithProof(endpoint, input as Parts, options)) as Promise<Reply<E>>;
}
