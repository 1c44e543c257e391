import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFault } from '../../shared/webhooks/webhook.ts';
import { webhookUrlFault } from '../../shared/webhooks/webhook-url.ts';
import { hostOf, type Network } from './network.ts';

/** For all of a try, the resolving of the name included. */
const LONGEST_MILLISECONDS = 5000;
/** Nobody reads the answer; this much is taken so that the receiver can end it in peace. */
const MOST_BYTES = 16 * 1024;

export type WebhookPost = { url: string; headers: Record<string, string>; body: string };
export type PostOutcome = { status: number | null; fault: WebhookFault | null };

class Fault extends Error {
  readonly fault: WebhookFault;
  constructor(fault: WebhookFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Posts to a customer's address. The name is resolved once, every address of it is looked at, and the connection goes to one that was looked
 * at, whatever the name leads to a moment later. A redirect is not followed.
 */
export async function postWebhook(network: Network, post: WebhookPost): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(LONGEST_MILLISECONDS);
  try {
    const address = await untilAborted(signal, addressOf(network, post.url));
    const status = await send(post, address, signal);
    if (status >= 200 && status < 300) return { status, fault: null };
    return { status, fault: status >= 300 && status < 400 ? 'redirect' : 'refused_status' };
  } catch (error) {
    return { status: null, fault: faultOf(error, signal) };
  }
}

async function addressOf({ isLocal, resolve, mayReach }: Network, url: string): Promise<string> {
  if (webhookUrlFault(url, { isLocal }) !== undefined) throw new Fault('address_not_public');
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolved(resolve, host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Fault('address_not_found');
  if (!addresses.every(mayReach)) throw new Fault('address_not_public');
  return first;
}

async function resolved(resolve: Network['resolve'], host: string): Promise<string[]> {
  try {
    return await resolve(host);
  } catch {
    throw new Fault('address_not_found');
  }
}

function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Fault('timeout')), { once: true });
  });
  return Promise.race([work, aborted]);
}

function send({ url, headers, body }: WebhookPost, address: string, signal: AbortSignal): Promise<number> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family);
  const options: RequestOptions = { method: 'POST', headers, signal, lookup, agent: false };
  const ask = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = ask(url, options, (response) => drain(response, () => resolve(response.statusCode ?? 0)));
    request.on('error', reject);
    request.end(body);
  });
}

/** Calls `onEnd` once the answer has ended, was too long, or came too late: its status counts whatever follows it. */
function drain(response: IncomingMessage, onEnd: () => void): void {
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) response.destroy();
  });
  response.on('error', onEnd);
  response.on('close', onEnd);
}

function faultOf(error: unknown, signal: AbortSignal): WebhookFault {
  if (error instanceof Fault) return error.fault;
  if (signal.aborted) return 'timeout';
  const code = String((error as { code?: unknown }).code ?? '');
  return /CERT|TLS|SSL|SELF_SIGNED/.test(code) ? 'bad_certificate' : 'unreachable';
}
