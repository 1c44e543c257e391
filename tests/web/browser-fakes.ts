import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser's storage as far as the product uses it. */
export class FakeStorage {
  readonly values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** A document that keeps the last cookie written, as `document.cookie` reads it back. */
export class FakeDocument {
  documentElement = { lang: 'fi' };
  written: string[] = [];
  private jar = '';

  get cookie(): string {
    return this.jar;
  }

  set cookie(text: string) {
    this.written.push(text);
    this.jar = text.split(';')[0] ?? '';
  }
}

/** Puts a fresh browser around the modules that are imported after it. */
export function freshBrowser(): { storage: FakeStorage; document: FakeDocument } {
  vi.resetModules();
  const storage = new FakeStorage();
  const document = new FakeDocument();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', document);
  return { storage, document };
}

export type SentRequest = { url: string; method: string; headers: Record<string, string>; body: unknown };

/** A network that answers each request with what the function says, and keeps what was sent. */
export function fakeNetwork(answer: (request: SentRequest) => Response | Promise<Response>): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    init.signal?.throwIfAborted();
    return Promise.race([answer(request), aborted(init.signal)]);
  });
  return sent;
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
