import { vi } from 'vitest';
import { KEYS_LIFE_SECONDS, freshKeys } from '../../../functions/fresh-keys.ts';
import type { Keys } from '../../../functions/security/keys.ts';
import { FILE_TOKEN_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from '../../../functions/security/tokens/token-lives.ts';
import { loadEdgeFunction, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { TestApp } from '../../fixtures/test-app.ts';
import { start, type Started } from '../../fixtures/walk.ts';
import type { FakeAws } from './fake-aws.ts';

/** One process of the API: what it knows of the keys it read when it had to, through an extension that keeps what it reads. */
type Process = { app: TestApp; freshen: () => Promise<void> };
type Given = { token: string; at: number };

const secondsSince = (time: number): number => (Date.now() - time) / 1000;

/** An installation whose keys lie in Secrets Manager and at the edge: two processes of the API over one table, and a phone in use. */
export class WatchedInstallation {
  /** What a phone was refused although it was good. */
  readonly lost: string[] = [];
  checks = 0;
  readonly #aws: FakeAws;
  readonly #processes: Process[];
  readonly #phone: Started;
  #sessions: Given[] = [];
  #fileTokens: Given[] = [];

  private constructor(aws: FakeAws, processes: Process[], phone: Started) {
    this.#aws = aws;
    this.#processes = processes;
    this.#phone = phone;
    this.#sessions.push({ token: phone.token, at: Date.now() });
  }

  static async start(aws: FakeAws): Promise<WatchedInstallation> {
    const store = await startEmbeddedDynamodb();
    const apps = [new TestApp(store), new TestApp({ ...store, stop: () => Promise.resolve() })];
    const processes = apps.map((app, index) => {
      Object.assign(app.world.keys, JSON.parse(aws.secret));
      // The second one asks its extension always a little before that would read anew.
      return { app, freshen: freshKeys(app.world, throughExtension(aws, KEYS_LIFE_SECONDS + index)) };
    });
    const [first] = apps;
    if (!first) throw new Error('there is no process');
    await seedDemo(first.world);
    return new WatchedInstallation(aws, processes, await start(first));
  }

  async stop(): Promise<void> {
    for (const { app } of this.#processes.toReversed()) await app.stop();
  }

  /** The clock goes on; each process is asked with the oldest and the newest session, and gives out tokens for files. */
  async pass(seconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + seconds * 1000);
    this.#sessions = this.#sessions.filter(({ at }) => secondsSince(at) < TOKEN_LIFE_SECONDS.worker - 1);
    this.#fileTokens = this.#fileTokens.filter(({ at }) => secondsSince(at) < FILE_TOKEN_LIFE_SECONDS - 300);
    for (const { app, freshen } of this.#processes) {
      await freshen();
      for (const session of ends(this.#sessions)) await this.#load(app, session);
    }
    for (const given of ends(this.#fileTokens)) await this.#loadImage(given);
  }

  /** The phone comes back by what it has kept, and goes on with its new session wherever it is asked. */
  async resume(): Promise<void> {
    for (const { app, freshen } of this.#processes) {
      await freshen();
      const { id, resumeKey } = this.#phone;
      const { status, body } = await app.call(tokenApi.resumeUserForm, { params: { id }, body: { resumeKey } });
      if (status !== 200) throw new Error(`no new session: ${status}`);
      const session = { token: body.token, at: Date.now() };
      this.#sessions.push(session);
      for (const other of this.#processes) await this.#load(other.app, session);
    }
  }

  async #load(app: TestApp, { token, at }: Given): Promise<void> {
    this.checks += 1;
    const { status, body } = await app.call(userFormApi.get, { params: { id: this.#phone.id } }, { token });
    if (status === 200) this.#fileTokens.push({ token: body.fileToken, at: Date.now() });
    else this.lost.push(`a session of ${secondsSince(at)} s: ${status}`);
  }

  async #loadImage({ token, at }: Given): Promise<void> {
    this.checks += 1;
    const edge = loadEdgeFunction('functions/edge/static-token.js', { kvs: this.#aws.values });
    const uri = `/static/images/userForm/${this.#phone.id}/0123456789abcdef.webp`;
    const answer = await edge.handler(viewerRequest({ uri, query: `token=${token}` }));
    if ('statusCode' in answer) this.lost.push(`an image by a token of ${secondsSince(at)} s: ${answer.statusCode}`);
  }
}

/** The Parameters and Secrets extension, which answers from its memory for so long. */
function throughExtension(aws: FakeAws, lifeSeconds: number): () => Promise<Keys> {
  let kept = { secret: aws.secret, at: Date.now() };
  return async () => {
    if (secondsSince(kept.at) >= lifeSeconds) kept = { secret: aws.secret, at: Date.now() };
    return JSON.parse(kept.secret) as Keys;
  };
}

/** The first and the last, which are one where there is only one. */
function ends<T>(all: readonly T[]): T[] {
  return all.length > 1 ? [...all.slice(0, 1), ...all.slice(-1)] : [...all];
}
