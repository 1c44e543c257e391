import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const token = () => site.tokens.editor;
const read = (id: string): Promise<Got> => site.app.call(permitFormApi.get, { params: { id } }, { token: token() });
const versions = (id: string, query: Given<typeof permitFormApi.versions>['query'] = {}, as = token()) =>
  site.app.call(permitFormApi.versions, { params: { id }, query }, { token: as });
const version = (id: string, number: string, as = token()) =>
  site.app.call(permitFormApi.version, { params: { id, number } }, { token: as });

/** A permit form saved so many times, each time with another description. */
async function savedTimes(times: number): Promise<string> {
  const id = await site.form([personBlock('Worker')], 'Versioitu lupa');
  for (let time = 2; time <= times; time += 1) await save(id, `Kuvaus ${time}`);
  return id;
}

async function save(id: string, description: string) {
  const form = (await read(id)).body;
  const got = await site.app.call(
    permitFormApi.update,
    { params: { id }, body: { ...form, description } },
    { token: token() },
  );
  expect(got.status).toBe(200);
}

const standing = async (id: string) =>
  (await versions(id)).body.items.map(({ number, standingCount }) => [number, standingCount]);

describe('the versions of a permit form', () => {
  test('tell who saved what, newest first, a page at a time, and each can be read whole', async () => {
    const id = await savedTimes(3);
    const first = (await versions(id, { limit: '2' })).body;
    expect(first.items).toMatchObject([
      { number: 3, isNewest: true, savedBy: { name: 'Eeva Laatija' } },
      { number: 2, isNewest: false },
    ]);
    const rest = (await versions(id, { limit: '2', cursor: String(first.nextCursor) })).body;
    expect(rest).toMatchObject({ items: [{ number: 1 }], nextCursor: null });
    expect((await version(id, '2')).body).toMatchObject({ number: 2, description: 'Kuvaus 2' });
    const older = (await version(id, '1')).body;
    expect(older).toMatchObject({ name: 'Versioitu lupa', description: 'Tilapäinen', pages: [{}, {}] });
    const form = (await read(id)).body;
    await site.app.call(
      permitFormApi.update,
      { params: { id }, body: { ...form, pages: [page('Uusi', [paragraph('Uusi')])] } },
      { token: token() },
    );
    expect((await version(id, '1')).body).toEqual(older);
  });

  test('tell how many permits stand on each; a removed permit stands on none', async () => {
    const id = await savedTimes(2);
    const made = await site.create(id);
    await site.create(id);
    await save(id, 'Kuvaus 3');
    await site.create(id);
    const counted = [
      [3, 1],
      [2, 2],
      [1, 0],
    ];
    expect(await standing(id)).toEqual(counted);
    await save(id, 'Kuvaus 4');
    expect(await standing(id)).toEqual([[4, 0], ...counted]);
    const gone = await site.app.call(
      permitApi.remove,
      { params: { id: made.body._id } },
      { token: site.tokens.foreman },
    );
    expect(gone.status).toBe(200);
    expect((await standing(id))[2]).toEqual([2, 1]);
  });

  test('are not found where there are none, nor by another company, and refused without the role', async () => {
    const id = await savedTimes(2);
    for (const number of ['0', '3', '-1', 'x']) expect((await version(id, number)).status).toBe(404);
    const foreign = await site.app.login('admin@toinen.example.com');
    const readers = [(as: string) => versions(id, {}, as), (as: string) => version(id, '1', as)];
    for (const readAs of readers) {
      expect((await readAs(foreign)).status).toBe(404);
      expect((await readAs(site.tokens.viewer)).status).toBe(403);
    }
  });
});
