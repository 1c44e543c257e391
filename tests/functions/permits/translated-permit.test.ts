import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { PERSON } from '../../fixtures/walk.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitTranslationApi } from '../../../shared/translations/translation-api.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const NEXT_MAIL = 'hanna@example.org';
const key = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const SAID = { Tulityölupa: 'Tuletööluba', Työ: 'Töö', Huomio: 'Tähelepanu' };
const texts = Object.fromEntries(Object.entries(SAID).map(([text, said]) => [key(text), said]));

test('a permit is read and signed in a language of its form, which its evidence and whoever reads it are told', async () => {
  const permit = await submitPermit(site, undefined, { languages: ['fi', 'et'] });
  const asked = { params: { id: permit.permitFormId._id, language: 'et' }, body: { version: 1, revision: 0, texts } };
  const saved = await site.app.call(permitTranslationApi.save, asked, { token: site.tokens.editor });
  expect(saved).toMatchObject({ status: 200, body: { revision: 1 } });

  await signByMail(site, permit, 'Creator');
  const pin = await pinOf(site, WORKER_MAIL, permit);
  const { token } = (await reviewPermit(site, permit._id, pin)).body;
  const params = { id: permit._id };
  const shown = await site.app.ask(permitApi.get, { params, query: { language: 'et' } }, { token });
  expect(shown).toMatchObject({
    languages: ['fi', 'et'],
    language: 'et',
    translation: 1,
    permitFormId: { name: 'Tuletööluba' },
    pages: [
      { title: 'Töö', content: [{ fields: [{ label: 'Tähelepanu' }] }] },
      { title: 'Henkilöt', marks: { title: 'base' } },
    ],
  });
  const signed = await signPermit(site, permit, { role: 'Worker', signPin: pin, language: 'et', translation: 1 });
  expect(signed).toMatchObject({ status: 200, body: { language: 'et' } });
  const staff = (await site.get(permit)).body;
  const byRole = Object.fromEntries(staff.persons.map((person: { role: string }) => [person.role, person]));
  expect(staff).toMatchObject({ language: 'fi', permitFormId: { name: 'Tulityölupa' } });
  expect(byRole.Worker.shownIn).toEqual({
    language: 'et',
    translation: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(byRole.Creator).not.toHaveProperty('shownIn');

  await site.app.settle();
  const { text } = await fetchEvidence(site.app, `/permits/${permit._id}`, site.tokens.foreman);
  const verdict = await verifiedIn(site.app, text);
  expect(verdict.outcome).toBe('whole');
  const parts = verdict.evidence?.parts ?? {};
  const events = Object.values(parts) as { what?: string; shownIn?: object }[];
  expect(events.filter(({ shownIn }) => shownIn)).toMatchObject([{ what: 'signed', shownIn: byRole.Worker.shownIn }]);
  expect(parts[byRole.Worker.shownIn.hash]).toMatchObject({
    name: 'Tuletööluba',
    pages: [{ title: 'Töö' }, { title: 'Henkilöt', marks: { title: 'base' } }],
  });
  const changed = await verifiedIn(site.app, text.replace('Tuletööluba', 'Tuletööluda'));
  expect(changed.findings).toContainEqual({ about: 'shown', link: expect.any(Number), code: 'changed' });

  // Who takes the permit over reads and signs it as well.
  await signByMail(site, permit, 'Grantor');
  const userFormId = await site.inducted({ ...PERSON, firstName: 'Hanna', email: NEXT_MAIL });
  await site.act(permit, 'handOver', { personId: byRole.Worker._id, to: { userFormId } });
  const nextPin = await pinOf(site, NEXT_MAIL, permit);
  const next = (await reviewPermit(site, permit._id, nextPin)).body;
  const body = { signPin: nextPin, language: 'et', translation: 1 } as const;
  const taken = await site.app.call(permitApi.signHandOver, { params: { id: permit._id }, body }, next);
  expect(taken).toMatchObject({ status: 200, body: { handOver: { person: { shownIn: byRole.Worker.shownIn } } } });
});
