import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedCall, Recording } from '../../former-sites/recording.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { jpeg } from '../uploads/made-images.ts';

const FOLDER = new URL('../../former-sites/', import.meta.url);
const RECORDINGS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Recording);

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

/** What a server makes anew each time: ids, tokens, PINs, times and the names of files. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MADE = [TOKEN, /^[\w-]{22}$/, /^\d{6}$|^\d{9}$/, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, /^[\w-]{22,40}\.(png|jpg|webp)$/];

const isParted = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What stands now for what the server made when it was recorded. */
class Replay {
  readonly #now = new Map<string, string>();

  constructor(pin: string, now: string) {
    this.#now.set(pin, now);
  }

  /** A part of a recorded request with today's ids, tokens and names. */
  sent<T>(part: T): T {
    const text = JSON.stringify(part ?? null);
    const filled = [...this.#now].reduce((all, [then, now]) => all.replaceAll(then, now), text);
    return JSON.parse(filled) as T;
  }

  /** Where an answer says less than the recorded one did, or something else; it may say more. */
  *differences(then: unknown, now: unknown, place = ''): Generator<string> {
    if (isParted(then) && isParted(now)) {
      // Entries of a list have their places for names; a list may not grow, an object may.
      if (Array.isArray(then) && then.length !== now['length']) yield `${place}: ${String(now['length'])} entries`;
      for (const [key, part] of Object.entries(then)) yield* this.differences(part, now[key], `${place}.${key}`);
    } else if (then !== now && !this.#isKnownAs(then, now)) {
      yield `${place}: ${JSON.stringify(now)}, was ${JSON.stringify(then)}`;
    }
  }

  #isKnownAs(then: unknown, now: unknown): boolean {
    if (typeof then !== 'string' || typeof now !== 'string') return false;
    if (!MADE.some((form) => form.test(then) && form.test(now))) return false;
    const known = this.#now.get(then) ?? now;
    this.#now.set(then, known);
    const isRenewed = TOKEN.test(then) || Date.parse(then) > 0;
    return known === now || isRenewed;
  }
}

/** An answer without what depends on which object store stands behind. */
function comparable(answer: unknown): unknown {
  const { url: _url, fields: _fields, ...rest } = { ...(answer as Record<string, unknown>) };
  return Array.isArray(answer) ? answer : rest;
}

/** What the site posts to the object store after an announcement. */
async function post(answer: { fields?: Record<string, string> }): Promise<void> {
  const { key, 'Content-Type': type } = answer.fields ?? {};
  if (key !== undefined) await app.files.put(key, jpeg({ width: 24, height: 16 }), type ?? '');
}

async function newPin(form: object): Promise<string> {
  const token = await app.login('editor@example.com');
  const { status, body } = await app.call(inductionFormApi.create, { body: form }, { token, key: uuid() });
  expect(status).toBe(201);
  return body.meta.pin;
}

test.each(RECORDINGS)('what the site of $site sends is taken, and what it needs is answered', async (recording) => {
  const replay = new Replay(recording.pin, await newPin(recording.form));
  const wrong: string[] = [];
  for (const call of recording.calls) {
    const { method, path, token, key, body }: RecordedCall = replay.sent(call);
    const sent = { token: token ?? undefined, ...(key ? { key: uuid() } : {}), ...(body ? { body } : {}) };
    const got = await app.request(method, path, { ...sent, address: '192.0.2.99' });
    app.pass(300);
    await post(got.body);
    const where = `${call.method} ${call.path}`;
    if (got.status !== call.status) wrong.push(`${where}: ${got.status} ${got.body.code}, was ${call.status}`);
    wrong.push(...replay.differences(comparable(call.answer), comparable(got.body), where));
  }
  expect(wrong).toEqual([]);
  expect(recording.calls.at(-1)).toMatchObject({ answer: { pagesSigned: '8/8' } });
});
