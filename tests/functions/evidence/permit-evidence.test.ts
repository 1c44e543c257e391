import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { draftPermit, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { newPinOf } from '../../fixtures/permits/permit-mail.ts';
import { type PermitAct, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const evidenceOf = ({ _id }: { _id: string }) => fetchEvidence(site.app, `/permits/${_id}`, site.tokens.foreman);

describe('a permit', () => {
  test('is sealed at every move, with the content and the standing that it had', async () => {
    const permit = await submitPermit(site);
    expect((await evidenceOf(permit)).text).toContain('seal_pending');
    await signByMail(site, permit, 'Creator');
    await signByMail(site, permit, 'Worker');
    await signByMail(site, permit, 'Grantor');
    await site.app.settle();
    const got = await evidenceOf(permit);
    expect(got.status).toBe(200);
    const verdict = await verifiedIn(site.app, got.text);
    expect(verdict.outcome).toBe('whole');
    expect(verdict.evidence?.links.map(({ link }) => `${link.what} ${link.by.role}`)).toEqual([
      'created user',
      'submitted user',
      'signed Creator',
      'signed Worker',
      'signed Grantor',
    ]);
    const newest = verdict.evidence?.links.at(-1)?.content;
    const hashes = newest?.kind === 'permit' ? [newest.covered, newest.state, newest.event] : [];
    expect(hashes.every((hash) => hash !== undefined && hash in (verdict.evidence?.parts ?? {}))).toBe(true);
  });

  test('that is a draft is changed as often as anybody likes, and its evidence goes on verifying', async () => {
    const permit = await draftPermit(site);
    await site.app.settle();
    const { outcome, findings } = await verifiedIn(site.app, (await evidenceOf(permit)).text);
    expect(findings.filter(({ code }) => code === 'changed' || code === 'missing')).toEqual([]);
    expect(outcome).toBe('whole');
  });

  test('is sealed at what happens to it on the site too: its rest, its going on and its later end', async () => {
    const permit = await submitPermit(site);
    const pins: Record<string, string> = {};
    for (const [place, { role }] of permit.persons.entries()) {
      pins[role] = await newPinOf(site, permit, place);
      if (role !== 'WorkApprover') await signPermit(site, permit, { role, signPin: pins[role] });
    }
    const done = async (action: PermitAct, body: object, token?: string) => {
      const got = await site.act(permit, action, body, token);
      if (got.status !== 200) throw new Error(`${action}: ${JSON.stringify(got.body)}`);
    };
    await done('suspend', { reason: 'Kaasuhälytin soi.' });
    const signPin = pins['Grantor'] ?? '';
    const { body: opened } = await reviewPermit(site, permit._id, signPin);
    await done('resume', { signPin }, opened.token);
    await done('extend', { endTime: '2030-06-06', dailyEndTime: '16:00', reason: 'Kesken' });
    await site.app.settle();
    const verdict = await verifiedIn(site.app, (await evidenceOf(permit)).text);
    expect(verdict.outcome).toBe('whole');
    const links = verdict.evidence?.links.map(({ link }) => `${link.what} ${link.by.role} ${link.how}`);
    expect(links?.slice(-3)).toEqual(['suspended user login', 'resumed Grantor pin', 'extensionAsked user login']);
    const newest = verdict.evidence?.links.at(-1)?.content;
    expect(newest).toMatchObject({ kind: 'permit', state: expect.any(String) });
  });
});
