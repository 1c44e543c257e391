import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evidenceHandlers } from '../../../functions/evidence/evidence-handlers.ts';
import { findChain } from '../../../functions/store/entities/evidence/chains.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { takeWhole } from '../../fixtures/walk.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

describe('the mark on a print', () => {
  test('of an induction is that of its newest link, for whoever may read it, and none before the seal', async () => {
    const { app, tokens } = site;
    const taken = await takeWhole(app);
    const params = { id: taken.id };
    const markBy = (token: string) => app.call(evidenceApi.markOfUserForm, { params }, { token });
    expect((await markBy(tokens.manager)).body).toEqual({ mark: null });
    await app.settle();
    const { text } = await fetchEvidence(app, `/user-forms/${taken.id}`, tokens.manager);
    const { mark } = await verifiedIn(app, text);
    expect(mark).toMatch(/^1 · /);
    expect((await markBy(tokens.manager)).body).toEqual({ mark });
    expect((await markBy(taken.token)).body).toEqual({ mark });
    expect((await markBy(tokens.editor)).status).toBe(403);
    expect((await markBy(await app.login('admin@toinen.example.com'))).status).toBe(404);
  });

  test('of a permit goes on with its moves', async () => {
    const { app, tokens } = site;
    const permit = await submitPermit(site);
    const params = { id: permit._id };
    const mark = async () => (await app.ask(evidenceApi.markOfPermit, { params }, { token: tokens.viewer })).mark;
    await app.settle();
    const before = await mark();
    await signByMail(site, permit, 'Creator');
    await app.settle();
    const after = await mark();
    expect(Number(after?.split(' ')[0])).toBe(Number(before?.split(' ')[0]) + 1);
    const { text } = await fetchEvidence(app, `/permits/${permit._id}`, tokens.viewer);
    expect((await verifiedIn(app, text)).mark).toBe(after);
  });
});

test('evidence above 4 MB is answered as an address that reads it for an hour, and verifies', async () => {
  const { app } = site;
  const taken = await takeWhole(app);
  await app.settle();
  const company = (await findUserForm(app.world.table, taken.id))?.company ?? '';
  const of = { company, kind: 'userForm' as const, id: taken.id };
  const tell = async () => ({
    of,
    chain: await findChain(app.world.table, of),
    standing: new Map(),
    former: [],
    names: { someone: 'M'.repeat(4_000_000) },
  });
  const teller = { tell, chainOf: () => Promise.resolve(of) };
  const { ofUserForm } = evidenceHandlers({ userForm: teller, permit: teller });
  const answer = await ofUserForm({ world: app.world } as never);
  const { pathname, searchParams } = new URL((answer as { url: string }).url, app.world.settings.baseUrl);
  const claims = JSON.parse(Buffer.from(searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString());
  expect(`/static/${claims.p}`).toBe(pathname);
  expect(claims.exp - claims.iat).toBe(3600);
  const text = Buffer.from((await app.files.get(pathname.slice(1))) ?? []).toString();
  expect(text.length).toBeGreaterThan(4_000_000);
  expect((await verifiedIn(app, text)).findings.filter(({ code }) => code === 'changed')).toEqual([]);
});
