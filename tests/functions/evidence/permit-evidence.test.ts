import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { CREATOR_MAIL, GRANTOR_MAIL, PermitSite, submitted, WORKER_MAIL } from '../../fixtures/permit-walk.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const evidenceOf = ({ _id }: { _id: string }) => fetchEvidence(site.app, `/permits/${_id}`, site.tokens.foreman);

describe('a permit', () => {
  test('is sealed at every move, with the content and the standing that it had', async () => {
    const permit = await submitted(site);
    expect((await evidenceOf(permit)).text).toContain('seal_pending');
    await site.sign(permit, 'Creator', await site.pinOf(CREATOR_MAIL, permit));
    await site.sign(permit, 'Worker', await site.pinOf(WORKER_MAIL, permit));
    await site.sign(permit, 'Grantor', await site.pinOf(GRANTOR_MAIL, permit));
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
});
