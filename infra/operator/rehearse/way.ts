import { randomUUID } from 'node:crypto';
import { addressOf, type AnyEndpoint, type Parts, type Reply } from '../../../shared/core/endpoint.ts';
import type { Given } from '../../demo/declared-call.ts';

/** Makes a declared call and returns its reply. Throws at any answer but 200 and 201. */
export type Call = <E extends AnyEndpoint>(endpoint: E, given: Given<E>, token?: string) => Promise<Reply<E>>;

/** How calls reach the deployment. */
export type Way = { says: string; call: Call };

/** So much of an unexpected answer is told: it may come from something in front of the API, as a whole page. */
const TOLD_CHARACTERS = 400;

/** Through the public address. */
export function byAddress(baseUrl: string): Way {
  return {
    says: `through ${baseUrl}`,
    call: async <E extends AnyEndpoint>(endpoint: E, given: Given<E>, token?: string): Promise<Reply<E>> => {
      const parts = given as Parts;
      const address = addressOf(endpoint, parts);
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const sent = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
      const { status, text } = await answerTo(`${baseUrl}/api${address}`, {
        method: endpoint.method,
        headers,
        ...sent,
      });
      const reply = status === 200 || status === 201 ? parsed(text) : undefined;
      if (reply !== undefined) return reply as Reply<E>;
      throw new Error(`${endpoint.method} ${address} was answered ${status} ${text.slice(0, TOLD_CHARACTERS)}`);
    },
  };
}

async function answerTo(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(url, request);
  return { status: response.status, text: await response.text() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
