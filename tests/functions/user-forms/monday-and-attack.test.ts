import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { solvedProof } from '../../fixtures/solved-proof.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, startSeededApp } from '../../fixtures/walk.ts';

const WORKERS = 300;
/** Half of an address's ceiling, since as many starts as it allows take long. */
const CEILING = 200;
const ATTACKS = CEILING + 25;
const ATTACKS_WITH_NUMBERS = 170;
const ADDRESSES = 50;
const AT_ONCE = 20;
const SITE = '203.0.113.7';
const ATTACKER = '203.0.113.66';
const ELSEWHERE = '203.0.113.99';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  // A morning, so that neither the hour nor the day changes on the way.
  while (app.world.now().getUTCHours() !== 5) app.pass(3600);
  app.pass(-(app.world.now().getUTCMinutes() * 60));
  await app.settle();
});
afterAll(() => app.stop());

type Contact = { email: string; phoneNumber?: undefined } | { phoneNumber: string; email?: undefined };
type Attempt = { pin: string; address: string; contact?: Contact | undefined };

/** Starts an induction and saves its details where a contact is given; answers what the API said of the start. */
async function attempt(each: number, { pin, address, contact }: Attempt): Promise<string> {
  const got: Got = await app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key: uuid(), address });
  if (got.status !== 201) return got.body.proof ? 'proof' : got.body.code;
  if (!contact) return 'started';
  const { email: _email, phoneNumber: _phoneNumber, ...person } = PERSON;
  const user = { ...person, lastName: `Meikäläinen${each}`, ...contact };
  const saved = await app.call(
    userFormApi.update,
    { params: { id: got.body._id }, body: { version: 0, user } },
    { token: got.body.token, address },
  );
  expect(saved.status).toBe(200);
  return 'started';
}

/** So many attempts, twenty at a time, and what the due work makes of them. */
async function begin(count: number, attemptOf: (each: number) => Attempt): Promise<string[]> {
  const said: string[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, each) => first + each);
    said.push(...(await Promise.all(some.map((each) => attempt(each, attemptOf(each))))));
  }
  await app.settle();
  return said;
}

type Spent = { starts: number; proofs: number; mails: number; texts: number };

/** What was spent since the last asking, on starts that were answered so. */
function spent(who: string, said: readonly string[] = []): Spent {
  const { mails, texts } = { mails: app.post.mails.length, texts: app.post.texts.length };
  const of = (what: string) => said.filter((each) => each === what).length;
  const [starts, proofs] = [of('started'), of('proof')];
  process.stdout.write(`${who}: ${starts} starts, ${proofs} asked for a proof, ${mails} mails, ${texts} SMS\n`);
  app.post.mails.length = 0;
  app.post.texts.length = 0;
  return { starts, proofs, mails, texts };
}

/** A worker of another site, who waits for nothing. */
async function beginElsewhere(pin: string): Promise<void> {
  const elsewhere = await start(app, pin, { address: ELSEWHERE });
  const { email: _, ...byPhone } = { ...PERSON, phoneNumber: '+358409999999' };
  expect((await saveDetails(app, elsewhere, byPhone)).status).toBe(200);
  const code = await app.call(
    editCodeApi.sendForUserForm,
    { params: { id: elsewhere.id }, body: {} },
    { address: ELSEWHERE },
  );
  expect(code.status).toBe(200);
  await app.settle();
}

/** A form of another company, begun by nobody yet. */
async function pinOfOthers(): Promise<string> {
  const token = await app.login('admin@toinen.example.com');
  const pages = [{ title: 'Turvallisuus', minReadTime: 0, content: [] }];
  const form = await app.call(inductionFormApi.create, { body: { meta: { name: 'Toinen' }, pages } }, { token });
  return form.body.meta.pin;
}

test('300 workers behind one address begin on a Monday and wait for nothing; an attack from one address or from many spends little, and nobody else waits', async () => {
  const others = await pinOfOthers();
  app.post.mails.length = 0;

  const ofWorker = (each: number) => ({
    pin: RICH_PIN,
    address: SITE,
    contact: { email: `tekija${each}@example.org` },
  });
  const monday = spent(`Monday, ${WORKERS} workers`, await begin(WORKERS, ofWorker));
  expect(monday).toEqual({ starts: WORKERS, proofs: 0, mails: WORKERS, texts: 0 });

  const numberOf = (each: number) => ({ phoneNumber: `+35840${String(1_000_000 + each)}` });
  const ofAttacker = (each: number): Attempt => ({
    pin: SHORT_PIN,
    address: ATTACKER,
    contact: each < ATTACKS_WITH_NUMBERS ? numberOf(each) : undefined,
  });
  app.world.settings.starts.addressPerHour = CEILING;
  const attack = spent(`attack from one address, ${ATTACKS} starts`, await begin(ATTACKS, ofAttacker));
  expect(attack).toEqual({ starts: CEILING, proofs: 25, mails: 0, texts: 60 });

  const ofMany = (each: number): Attempt => ({ pin: SHORT_PIN, address: `198.51.100.${each % ADDRESSES}` });
  app.world.settings.starts.formPerDay = CEILING + ADDRESSES;
  const spread = spent(`attack from ${ADDRESSES} addresses`, await begin(ADDRESSES, ofMany));
  expect(spread).toMatchObject({ starts: ADDRESSES, proofs: 0, mails: 0, texts: 0 });
  const after = spent('the same once the counts have come', await begin(ADDRESSES, ofMany));
  expect(after).toEqual({ starts: 0, proofs: ADDRESSES, mails: 0, texts: 0 });

  const key = uuid();
  const honest = (headers: Record<string, string> = {}): Promise<Got> =>
    app.call(userFormApi.start, { body: { inductionFormPin: SHORT_PIN } }, { key, address: ELSEWHERE, headers });
  const { proof } = (await honest()).body;
  expect((await honest(solvedProof(proof))).status).toBe(201);
  await beginElsewhere(RICH_PIN);
  await beginElsewhere(others);
  expect(spent('three workers elsewhere meanwhile')).toMatchObject({ mails: 0, texts: 4 });

  for (let hour = 1; hour < 6; hour += 1) {
    app.pass(3601);
    await app.settle();
  }
  expect(spent('the attack, six hours')).toMatchObject({ mails: 0, texts: 90 });
});
