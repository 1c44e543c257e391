import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Keys } from '../../../functions/security/keys.ts';
import { lastingSeal } from '../../../functions/security/keys.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import { handler } from '../../../infra/aws/parts/keys/install-keys.ts';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';
import type { Rotation, StoredKeys } from '../../../infra/aws/parts/keys/rotation.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, openingIn } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { sentCode } from '../../fixtures/outside/sent-code.ts';
import { ORIGIN_SECRET, TestApp } from '../../fixtures/test-app.ts';
import { saveDetails, start } from '../../fixtures/walk.ts';
import { FakeAws, SECRET_ARN, STORE_ARN } from './fake-aws.ts';

const RINGS = ['pepper', 'cursor', 'box', 'origin'] as const;
const QUARTER_SECONDS = 15 * 60;
const OWN_PIN = '482915';

let aws: FakeAws;
const held = () => JSON.parse(aws.secret) as StoredKeys;

async function asked(rotation: Partial<Rotation> = {}): Promise<string> {
  const answer = await handler({ rotate: { rings: RINGS, ...rotation } });
  return 'says' in answer ? answer.says.join('\n') : '';
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    KEYS_SECRET: SECRET_ARN,
    KEY_STORE: STORE_ARN,
  })) {
    vi.stubEnv(name, value);
  }
  const keys = newKeys();
  aws = new FakeAws({ ...keys, origin: ORIGIN_SECRET });
  aws.values = { ...keys.file.keys };
  vi.stubGlobal('fetch', aws.fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Something that somebody was given, and whether it is still taken. */
type Given = { what: string; isTaken: (app: TestApp) => Promise<boolean> };

/** Two processes over one table: one has read the keys just now, one before the last step. */
class Processes {
  readonly fresh: TestApp;
  readonly stale: TestApp;
  readonly site: PermitSite;
  #people = 0;

  private constructor(fresh: TestApp, stale: TestApp, site: PermitSite) {
    [this.fresh, this.stale, this.site] = [fresh, stale, site];
  }

  static async start(): Promise<Processes> {
    const store = await startEmbeddedDynamodb();
    const fresh = new TestApp(store);
    const { mail, sms } = fresh.world;
    const stale = new TestApp({ ...store, stop: () => Promise.resolve() }, { mail, sms });
    onTestFinished(async () => {
      await stale.stop();
      await fresh.stop();
    });
    for (const { world } of [fresh, stale]) {
      world.settings.originSecret = '';
      Object.assign(world.keys, held());
    }
    await seedDemo({ ...fresh.world, settings: { ...fresh.world.settings, originSecret: ORIGIN_SECRET } });
    return new Processes(fresh, stale, await PermitSite.over(fresh));
  }

  /** The keys are rotated a quarter of an hour after what was given last. */
  async step(rotation: Partial<Rotation> = {}): Promise<string> {
    Object.assign(this.stale.world.keys, held());
    const says = await asked(rotation);
    Object.assign(this.fresh.world.keys, held());
    return says;
  }

  /** What refuses something of what was given, in either process. */
  async refused(given: readonly Given[]): Promise<string[]> {
    const refused: string[] = [];
    for (const [process, app] of Object.entries({ fresh: this.fresh, stale: this.stale })) {
      for (const { what, isTaken } of given)
        if (!(await isTaken(app))) refused.push(`${what} in the ${process} process`);
    }
    return refused;
  }

  /** A code that is asked for in one process, and mailed and used in the other one. */
  async isCodeTaken(from: TestApp, to: TestApp): Promise<boolean> {
    this.#people += 1;
    const address = `192.0.2.${this.#people}`;
    const started = await start(from, undefined, { address });
    await saveDetails(from, started, { firstName: 'Koodi', lastName: 'Saaja', email: `k${this.#people}@example.org` });
    // The link to go on with goes first.
    await from.settle();
    const body = { id: started.id, cardFetch: false, reset: false };
    await from.ask(
      editCodeApi.sendForUserForm,
      { params: { id: started.id }, query: { language: 'fi' }, body },
      { address },
    );
    this.fresh.post.mails.length = 0;
    const code = await sentCode(Object.assign(Object.create(to), { post: this.fresh.post }) as TestApp);
    return (
      (await to.call(editCodeApi.verifyForUserForm, { params: { id: started.id }, body: { code } }, { address }))
        .status === 200
    );
  }

  /** The PIN and the key that were mailed to the first person of a permit. */
  async #openingOf(permitId: string, from: TestApp): Promise<{ pin: string; key: string }> {
    await from.settle();
    const { mails } = this.fresh.post;
    return openingIn(mails.findLast((mail) => mail.to === CREATOR_MAIL && mail.text.includes(permitId))?.text ?? '');
  }

  /** What may stay with people for long: a permit's PINs, their own, that of a print, and a place in a list. */
  async given(when: string, from: TestApp): Promise<Given[]> {
    const { site } = this;
    Object.assign(site, { app: from });
    const permit: Permit = await submitPermit(site);
    const { pin, key } = await this.#openingOf(permit._id, from);
    const { viewId, viewPin } = (await site.get(permit)).body;
    const started = await start(from, undefined, { address: '198.51.100.7' });
    const page = (app: TestApp, cursor?: string) =>
      app.call(projectApi.list, { query: { limit: '1', cursor } }, { token: site.tokens.manager });
    const { nextCursor } = (await page(from)).body;
    const isOk = async (got: Promise<{ status: number }>) => (await got).status === 200;
    const review = (app: TestApp, id: string, typed: string) =>
      app.call(permitApi.review, { params: { id }, body: { pin: typed } }, { address: '198.51.100.8' });
    return [
      { what: `a PIN of a permit ${when}`, isTaken: (app) => isOk(review(app, permit._id, pin)) },
      { what: `the key of a permit's link ${when}`, isTaken: (app) => isOk(review(app, permit._id, key)) },
      { what: `the PIN of a print ${when}`, isTaken: (app) => isOk(review(app, viewId, viewPin)) },
      {
        // Whose turn it is not is told so once the PIN is known to be right.
        what: `somebody's own PIN, on a permit ${when}`,
        isTaken: async (app) => {
          const body = { signPin: OWN_PIN, role: 'WorkApprover' } as const;
          const signing = { params: { id: permit._id }, body };
          return (await app.call(permitApi.sign, signing, { token: site.tokens.viewer })).status === 409;
        },
      },
      {
        what: `the key of a phone ${when}`,
        isTaken: (app) =>
          isOk(
            app.call(tokenApi.resumeUserForm, { params: { id: started.id }, body: { resumeKey: started.resumeKey } }),
          ),
      },
      { what: `a place in a list ${when}`, isTaken: (app) => isOk(page(app, String(nextCursor))) },
    ];
  }
}

test('pepper, cursor, box and origin keys are replaced while people use what they were given before, between and after', async () => {
  const before = held();
  const on = await Processes.start();
  const { fresh, stale } = on;
  await giveOwnPin(on);
  const given = await on.given('before', fresh);
  expect(await on.isCodeTaken(fresh, stale)).toBe(true);

  expect(await on.step()).toMatch(
    /^PINs and codes: the new key k\w+ is accepted\.[^]*the edge: the new key k\w+ is accepted/,
  );
  expect(held()).toMatchObject({
    pepper: before.pepper,
    cursor: before.cursor,
    box: before.box,
    origin: ORIGIN_SECRET,
  });
  given.push(...(await on.given('while both are known', stale)));
  expect(await on.refused(given)).toEqual([]);

  passSeconds(QUARTER_SECONDS);
  const waiting = await start(fresh, undefined, { address: '198.51.100.9' });
  await saveDetails(fresh, waiting, { firstName: 'Odottava', lastName: 'Viesti', email: 'odottava@example.org' });
  await fresh.settle();
  await fresh.ask(
    editCodeApi.sendForUserForm,
    { params: { id: waiting.id }, query: { language: 'fi' }, body: { id: waiting.id, cardFetch: false, reset: false } },
    { address: '198.51.100.9' },
  );
  const says = await on.step();
  expect(says).toMatch(/^PINs and codes: the new key \w+ signs\. The old one is kept/);
  expect(says).toMatch(/secrets of messages and authenticator apps: the new key \w+ signs\. The old one is kept/);
  expect(says).toMatch(/the edge is to send the new key (k\w+)\. Deploy it with -c originKey=\1/);
  const after = held();
  for (const name of RINGS) expect(after[name]).not.toBe(before[name]);
  fresh.post.mails.length = 0;
  const code = await sentCode(fresh);
  expect((await fresh.call(editCodeApi.verifyForUserForm, { params: { id: waiting.id }, body: { code } })).status).toBe(
    200,
  );
  given.push(...(await on.given('by the new keys', fresh)));
  expect(await on.refused(given)).toEqual([]);
  expect([await on.isCodeTaken(fresh, stale), await on.isCodeTaken(stale, fresh)]).toEqual([true, true]);
  expect(lastingSeal(after, 'address', 'a')).toBe(lastingSeal(before, 'address', 'a'));

  const health = async (secret: string | undefined) =>
    (
      await fresh.call(
        permitApi.review,
        { params: { id: 'nothing' }, body: { pin: '1' } },
        { headers: { 'x-origin-secret': String(secret) } },
      )
    ).status;
  expect([await health(ORIGIN_SECRET), await health(after.origin), await health('guessed')]).toEqual([401, 401, 403]);
  passSeconds(13 * 3600);
  expect(await on.step()).toMatch(/^places in lists: the old key is retired[^]*originKey=/);
  expect(await health(ORIGIN_SECRET)).toBe(401);
  expect(await on.step({ rings: ['origin'], isDeployed: true })).toBe(
    'the edge: the old key is retired. The rotation is done.',
  );
  expect([await health(ORIGIN_SECRET), await health(after.origin)]).toEqual([403, 401]);
});

test('replaces a leaked pepper at once: PINs and codes given before are dead, and what is found by its hash is found', async () => {
  const on = await Processes.start();
  await giveOwnPin(on);
  const given = await on.given('before', on.fresh);
  const before = held();
  await on.step({ rings: ['pepper'], isLeaked: true });
  Object.assign(on.stale.world.keys, held());
  const dead = await on.refused(given);
  expect(dead.filter((what) => what.endsWith('fresh process'))).toEqual([
    'a PIN of a permit before in the fresh process',
    'the PIN of a print before in the fresh process',
    "somebody's own PIN, on a permit before in the fresh process",
  ]);
  expect(lastingSeal(held() as Keys, 'address', 'a')).toBe(lastingSeal(before, 'address', 'a'));
});

async function giveOwnPin({ fresh, site }: Processes): Promise<void> {
  const userId = await site.userId('viewer');
  const user = await fresh.ask(userApi.get, { params: { id: userId } }, { token: site.tokens.viewer });
  const body = { version: user.version, signPin: OWN_PIN, currentPassword: 'demo-demo' };
  const got = await fresh.call(userApi.update, { params: { id: userId }, body }, { token: site.tokens.viewer });
  if (got.status !== 200) throw new Error(JSON.stringify(got.body));
}
