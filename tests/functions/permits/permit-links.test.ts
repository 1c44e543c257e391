import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { permitKey } from '../../../functions/store/keys.ts';
import { viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import type { AnyEndpoint } from '../../../shared/core/endpoint.ts';
import { pathAbout } from '../../fixtures/endpoint-path.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, newPinOf, openingOf, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { DRAWING } from '../../fixtures/walk.ts';
import { EDGE_ENGINES, STATIC_TOKEN } from '../edge/edge-engines.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const FAILED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

type View = { viewId: string; token: string; review: Got };

/** What the code on a print of the permit opens. */
async function view(permit: Permit): Promise<View> {
  const { viewId, viewPin } = (await site.get(permit)).body;
  const review = await reviewPermit(site, viewId, viewPin);
  return { viewId, token: review.body.token, review };
}

/** Every text of a value, and what its tokens say to whoever reads them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return TOKEN.test(value) ? [value, JSON.stringify(decodeJwt(value))] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsOf(one)]);
}

/** A permit with a picture and a document beside its pages. */
async function withFiles(): Promise<Permit> {
  const permit = await submitPermit(site);
  const token = site.tokens.foreman;
  const sent = await site.app.call(
    permitUploadApi.permitImage,
    { params: { id: permit._id }, body: { upload: DRAWING } },
    { token },
  );
  const saved = await site.put(permit, { images: [sent.body.name] });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body;
}

describe('the link of a print', () => {
  test('tells the permit’s own id nowhere: not in an answer, a token or a header', async () => {
    const permit = await withFiles();
    const { viewId, token, review } = await view(permit);
    const read = await site.app.call(permitApi.get, { params: { id: viewId } }, { token });
    expect(review.body.user).toMatchObject({ _id: viewId, permitId: viewId, roles: ['permitView'] });
    expect(read).toMatchObject({ status: 200, body: { _id: viewId, number: permit.number, history: [] } });
    const refused = await site.app.call(
      permitApi.sign,
      { params: { id: viewId }, body: { signPin: '000000', role: 'Creator' } },
      { token },
    );
    for (const { body, headers } of [review, read, refused]) {
      const texts = [...textsOf(body), ...[...headers].flat()];
      expect(texts.filter((text) => text.includes(permit._id))).toEqual([]);
    }
    expect(textsOf(read.body).some((text) => text.includes(`"p":"images/permit/${viewId}/"`))).toBe(true);
  });

  test('opens the permit’s files under its own id, and no others', async () => {
    const permit = await withFiles();
    const { viewId, token } = await view(permit);
    const { body } = await site.app.call(permitApi.get, { params: { id: viewId } }, { token });
    const [name] = body.images;
    const [engine] = EDGE_ENGINES;
    const opened = async (uri: string) => {
      const request = viewerRequest({ uri, query: `token=${body.fileToken}` });
      return engine?.run(STATIC_TOKEN, request, site.app.world.keys.file.keys);
    };
    const place = `static/images/permit/${permit._id}/${name}`;
    expect(await opened(`/static/images/permit/${viewId}/${name}`)).toMatchObject({ uri: `/${place}` });
    expect(await site.app.world.files.exists(place)).toBe(true);
    for (const uri of [`/${place}`, `/static/documents/permit/${viewId}/${name}`, `/static/images/permit/${name}`]) {
      expect(await opened(uri)).toMatchObject({ statusCode: 403 });
    }
  });

  test('does nothing but read: its token at every endpoint, by its own id and by the permit’s', async () => {
    const permit = await submitPermit(site);
    const { viewId, token } = await view(permit);
    const open = ({ access }: AnyEndpoint) => access.anyone === true || access.anyToken === true;
    const letIn: string[] = [];
    for (const endpoint of Object.values(ENDPOINTS).flatMap((all): AnyEndpoint[] => Object.values(all))) {
      if (open(endpoint)) continue;
      for (const id of [viewId, permit._id]) {
        const path = pathAbout(endpoint, { id, personId: permit.persons[0]._id });
        const { method } = endpoint;
        const got = await site.app.request(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) });
        if (![401, 403, 404].includes(got.status))
          letIn.push(`${method} ${path.replace(id, id === viewId ? 'view' : 'permit')}`);
      }
    }
    // The signing is refused by what it lacks before it is by who asks.
    const moves = [
      permitApi.sign,
      permitApi.suspend,
      permitApi.resume,
      permitApi.signExtension,
      permitApi.handOver,
      permitApi.signHandOver,
      permitApi.endWork,
      permitApi.noteRound,
    ];
    expect(letIn).toEqual([
      'GET /permits/view',
      ...moves.map(({ method, path }) => `${method} ${path.replace(':id', 'view')}`),
    ]);
    const [{ _id: personId, userId }] = permit.persons;
    const all = { role: 'Creator' as const, reason: 'Ei', word: 'Ei havaintoja', personId, to: { userId } };
    const body = { ...all, signPin: await pinOf(site, CREATOR_MAIL, permit) };
    for (const move of moves) {
      const { status } = await site.app.call(move, { params: { id: viewId }, body }, { token });
      expect(status, move.path).toBe(403);
    }
  });

  test('is an id that nothing but reviewing knows: 404 to everybody who may do all', async () => {
    const permit = await submitPermit(site);
    const { viewId } = await view(permit);
    const root = await site.app.login('root@example.com');
    const params = { id: viewId, personId: permit.persons[0]._id };
    const asked: readonly [AnyEndpoint, object?][] = [
      [permitApi.get],
      [permitApi.update, { version: 1 }],
      [permitApi.submit],
      [permitApi.sign, { signPin: '000000', role: 'Creator' }],
      [permitApi.cancel, {}],
      [permitApi.copy],
      [permitApi.archive],
      [permitApi.unarchive],
      [permitApi.remove],
      [permitApi.deleteImage, { imageName: `${'a'.repeat(32)}.png` }],
      [permitApi.drawPin],
      [permitApi.showPin],
      [permitUploadApi.permitImage, { upload: DRAWING }],
    ];
    for (const [endpoint, body] of asked) {
      const { status } = await site.app.call(endpoint, { params, body }, { token: root });
      const { method, path } = endpoint;
      expect([method, path, status]).toEqual([method, path, 404]);
    }
  });

  test('lets nobody guess at the PINs of its permit: wrong PINs at it are counted for no person', async () => {
    const permit = await submitPermit(site);
    const { viewId } = await view(permit);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    await Promise.all(
      Array.from({ length: 150 }, (_, at) => reviewPermit(site, viewId, '000000', `198.51.100.${at % 50}`)),
    );
    expect((await reviewPermit(site, permit._id, pin)).status).toBe(200);
  });
});

describe('the key of a person’s link', () => {
  test('is 128 bits, opens the permit for that person as the PIN does, and signs', async () => {
    const permit = await submitPermit(site);
    const { pin, key } = await openingOf(site, CREATOR_MAIL, permit);
    expect(Buffer.from(key, 'base64url')).toHaveLength(16);
    const byKey = await reviewPermit(site, permit._id, key);
    expect(byKey.body.user).toMatchObject({ _id: permit.persons[0]._id, roles: ['permitSign'], signPin: key });
    expect((await reviewPermit(site, permit._id, pin)).body.user._id).toBe(permit.persons[0]._id);
    const signing = { signPin: key, role: 'Creator' };
    expect((await site.act(permit, 'sign', signing, byKey.body.token)).status).toBe(200);
  });

  test('is kept as a hash, and neither it nor its hash is in any answer', async () => {
    const permit = await submitPermit(site);
    const { key } = await openingOf(site, CREATOR_MAIL, permit);
    const items = await site.app.world.table.queryAll({
      where: 'PK = :id',
      values: { ':id': `PERMIT#${permit._id}` },
    });
    expect(JSON.stringify(items)).not.toContain(key);
    const [{ hash, key: sealed }] = (items.find(({ SK }) => SK === 'META') as Permit).persons[0].pins;
    const { token } = (await reviewPermit(site, permit._id, key)).body;
    const listed = await site.app.call(
      permitApi.listOfProject,
      { params: { id: site.project }, query: { limit: '100' } },
      { token: site.tokens.foreman },
    );
    const stale = await site.put({ ...permit, version: 0 }, { name: 'Toinen' });
    expect(stale.status).toBe(409);
    for (const { body } of [await site.get(permit), await site.get(permit, token), listed, stale]) {
      for (const secret of [key, hash, sealed]) expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  test('ends with a new PIN, which brings another, and with cancelling', async () => {
    const permit = await submitPermit(site);
    const first = await openingOf(site, CREATOR_MAIL, permit);
    await newPinOf(site, permit, 0);
    const second = await openingOf(site, CREATOR_MAIL, permit);
    expect(second.key).not.toBe(first.key);
    expect(await reviewPermit(site, permit._id, first.key)).toMatchObject(FAILED);
    const { token } = (await reviewPermit(site, permit._id, second.key)).body;
    await site.act(permit, 'cancel', {});
    expect(await reviewPermit(site, permit._id, second.key)).toMatchObject(FAILED);
    expect((await site.get(permit, token)).status).toBe(401);
  });

  test('is one person’s in one permit: elsewhere and in another’s name it does nothing', async () => {
    const [one, two] = [await submitPermit(site), await submitPermit(site)];
    const { key } = await openingOf(site, CREATOR_MAIL, two);
    expect(await reviewPermit(site, one._id, key, '203.0.113.20')).toMatchObject(FAILED);
    const { token } = (await reviewPermit(site, two._id, key)).body;
    await signPermit(site, two, { role: 'Creator', signPin: key });
    const worker = await openingOf(site, WORKER_MAIL, two);
    const signing = { signPin: worker.key, role: 'Worker' };
    expect(await site.act(two, 'sign', signing, token)).toMatchObject({ status: 422, body: { code: 'wrong_pin' } });
  });

  test('of which there is none in a link sent earlier leaves the PIN in that link working', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    const { table } = site.app.world;
    const item = (await table.get(permitKey(permit._id))) as Permit;
    const persons = item.persons.map((person: Permit) => ({
      ...person,
      pins: person.pins.map(({ hash }: { hash: string }) => ({ hash, round: 0 })),
    }));
    await table.write([{ put: { ...item, persons, pinRound: 0 } }]);
    expect((await signPermit(site, permit, { role: 'Creator', signPin: pin })).status).toBe(200);
    expect((await signByMail(site, permit, 'Worker')).status).toBe(200);
  });
});
