import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { readSigned } from '../../../functions/store/entities/user-forms/signed-inductions.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let project: string;
let taken: [Started, Started];
beforeAll(async () => {
  app = await startSeededApp();
  taken = [await takeWhole(app, RICH_PIN, PERSON), await takeWhole(app, RICH_PIN, PERSON)];
  await app.settle();
  manager = await app.login('manager@example.com');
  const body = { name: 'Lista', inductionFormIds: [taken[0].body.inductionForm._id] };
  project = (await app.ask(projectApi.create, { body }, { token: manager, key: uuid() }))._id;
});
afterAll(() => app.stop());

const passOf = ({ id }: Started) => passIdOf(app.world.keys, id);
const list = (token = manager): Promise<Got> => app.call(gateApi.people, { params: { id: project } }, { token });

describe('the list that a phone keeps at the gate', () => {
  test('has each person once, with the passes of all their inductions and the verdict of the best', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    const passes = taken.map(passOf);
    const mine = body.items.filter(
      ({ passId, otherPassIds = [] }: { passId: string; otherPassIds?: string[] }) =>
        passes.includes(passId) || otherPassIds.some((id) => passes.includes(id)),
    );
    expect(mine).toHaveLength(1);
    expect(new Set([mine[0].passId, ...mine[0].otherPassIds])).toEqual(new Set(passes));
    const shown = await app.call(
      gateApi.get,
      { params: { id: project, personId: mine[0].passId } },
      { token: manager },
    );
    expect(mine[0]).toMatchObject({ ...shown.body.person, verdict: shown.body.verdict });
  });

  test('tells neither numbers nor addresses, birthdays nor pictures', async () => {
    const { body } = await list();
    expect(body.items.length).toBeGreaterThan(0);
    const names = new Set(body.items.flatMap((item: object) => Object.keys(item)));
    expect(names).toEqual(new Set(['employer', 'name', 'otherPassIds', 'passId', 'verdict']));
    expect(JSON.stringify(body)).not.toMatch(/100000000123|example\.org|401234512/);
  });

  test('is read to its end by pages of any length, each induction once', async () => {
    const { inductionFormIds, company } = await app.ask(
      projectApi.get,
      { params: { id: project } },
      { token: manager },
    );
    const read = async (limit: number) => {
      const ids: string[] = [];
      let after: string | undefined;
      do {
        const page = await readSigned(app.world.table, { company, inductionFormIds, limit, after });
        expect(page.ids.length).toBeLessThanOrEqual(limit);
        ids.push(...page.ids);
        after = page.position;
      } while (after !== undefined);
      return ids;
    };
    const all = await read(1000);
    expect(all).toEqual(expect.arrayContaining(taken.map(({ id }) => id)));
    expect(new Set(all).size).toBe(all.length);
    for (const limit of [1, 3]) expect(await read(limit)).toEqual(all);
  });

  test('of another company is 404', async () => {
    expect((await list(await app.login('admin@toinen.example.com'))).status).toBe(404);
  });
});

describe('the sites of a pass', () => {
  test('are the open projects of its form, and nobody’s of another company', async () => {
    const sites = (token = manager) => app.call(gateApi.sitesOfPass, { params: { id: passOf(taken[0]) } }, { token });
    expect((await sites()).body.items).toContainEqual({ _id: project, name: 'Lista' });
    expect((await sites(await app.login('admin@toinen.example.com'))).status).toBe(404);
    await app.ask(projectApi.end, { params: { id: project } }, { token: manager });
    expect((await sites()).body.items).not.toContainEqual({ _id: project, name: 'Lista' });
  });
});
