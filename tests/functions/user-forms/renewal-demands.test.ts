import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field, fields, page } from '../../../infra/demo/form-builders.ts';
import { dayAfter } from '../../../shared/core/dates.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';
import { AFTER, PAGES, renewalWalk, SIGNATURE } from './renewal-walk.ts';

let app: TestApp;
let walk: ReturnType<typeof renewalWalk>;
beforeAll(async () => {
  app = await startSeededApp();
  walk = renewalWalk(app);
});
afterAll(() => app.stop());

const ofKind = (subject: string) => app.post.mails.filter((mail) => mail.subject?.includes(subject)).length;

describe('a demand for renewal', () => {
  test('makes inductions of older versions, signed before and after, to be renewed, and expired from the day after its day', async () => {
    const form = await walk.formWith();
    const before = await takeWhole(app, form.meta.pin);
    const begun = await start(app, form.meta.pin);
    await saveDetails(app, begun);
    expect((await walk.passOf(before.id)).state).toBe('valid');
    const by = dayAfter(walk.today(), 10);
    await walk.demand(form, { by });
    app.pass(3600);
    for (const index of PAGES.keys()) expect((await signPage(app, begun, index)).status).toBe(200);
    const newest = await takeWhole(app, form.meta.pin);
    await app.settle();
    const states = async () =>
      Promise.all([before, begun, newest].map(async ({ id }) => (await walk.passOf(id)).state));
    expect(await states()).toEqual(['renewal', 'renewal', 'valid']);
    expect((await walk.passOf(before.id)).userFormId).toBe(before.id);
    expect(new Set(await walk.listed(form._id))).toEqual(new Set([before.id, begun.id]));
    const shown = (await walk.calls.read(form)).body;
    expect(shown.renewalAsked).toMatchObject({
      version: 2,
      reason: 'Nosturi siirtyi.',
      by,
      toRenew: { count: 2, isMore: false },
    });
    expect(shown.begunOf).toEqual({ olderVersions: 2, newestVersion: 1 });
    app.pass(11 * 24 * 3600);
    expect(await states()).toEqual(['expired', 'expired', 'valid']);
  });

  test('is told to each worker once a version, however often the form is saved', async () => {
    const form = await walk.formWith();
    const user = { ...PERSON, email: `${uuid()}@example.org` };
    await takeWhole(app, form.meta.pin, user);
    await app.settle();
    const told = ofKind('Perehdytys on uusittava');
    const after = await walk.demand(form);
    expect(ofKind('Perehdytys on uusittava')).toBe(told + 1);
    await walk.demand(after, { by: dayAfter(walk.today(), 30) }, {});
    await walk.demand(after, { reason: 'Toinen syy.' }, {});
    expect(ofKind('Perehdytys on uusittava')).toBe(told + 1);
  });

  test('is taken back, and then concerns nobody', async () => {
    const form = await walk.formWith();
    const taken = await takeWhole(app, form.meta.pin);
    const now = await walk.demand(form);
    expect(await walk.listed(form._id)).toEqual([taken.id]);
    expect((await walk.calls.update(now, { renewal: null })).body.renewalAsked).toBeNull();
    await app.settle();
    expect(await walk.listed(form._id)).toEqual([]);
    expect(await walk.listed(form._id, 'approved')).toEqual([taken.id]);
    expect((await walk.passOf(taken.id)).state).toBe('valid');
  });

  test('reaches all in batches, each once', async () => {
    const form = await walk.formWith({
      pages: [page('Kuittaus', [fields(field('signature', 'nimi', 'Allekirjoitus'))])],
    });
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push((await takeWhole(app, form.meta.pin)).id);
    await walk.demand(form, {}, { pages: [AFTER, SIGNATURE] });
    const shown = (await walk.calls.read(form)).body;
    expect(shown.renewalAsked.toRenew).toEqual({ count: 30, isMore: false });
  });

  test.each([
    [{ reason: '' }, 'renewal.reason'],
    [{ reason: 'Syy', by: '2026-02-30' }, 'renewal.by'],
    [{ reason: 'Syy', by: '2020-01-01' }, 'renewal.by'],
  ])('of %j is refused with the field named', async (renewal, path) => {
    const form = await walk.formWith();
    expect(await walk.calls.update(form, { renewal })).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });
});
