import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitItems, restorePermit } from '../../fixtures/permits/permit-snapshot.ts';
import { draftPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit } from '../../fixtures/permits/sign-permit.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { StoreFaults, type Fault } from '../model/store-faults.ts';

let site: PermitSite;
let faults: StoreFaults;
beforeAll(async () => {
  site = await PermitSite.start();
  faults = new StoreFaults(site.app.client);
});
afterAll(() => site.app.stop());

/** Does something while one answer of the store is lost, each of its requests in turn; answers what differs from what it does undisturbed. */
async function withEachAnswerLost(permit: Permit, move: () => Promise<Got>): Promise<string[]> {
  const items = await permitItems(site.app, permit._id);
  const told = ({ status, body }: Got) => `${status} ${body.status} ${body.history?.length} ${body.version}`;
  const undisturbed = told(await move());
  const wrong: string[] = [];
  for (let at = 0; ; at += 1) {
    await restorePermit(site.app, permit._id, items);
    const before = faults.hits;
    const planted: Fault[] = [...Array.from({ length: at }, () => 'none' as const), 'lostAnswer'];
    const got = told(await faults.during(planted, move));
    if (faults.hits === before) break;
    if (got !== undisturbed) wrong.push(`answer ${at}: ${got}, not ${undisturbed}`);
  }
  return wrong;
}

test('an answer that the store gives and the network loses changes nothing of what a save, a submission, a signature or a cancelling does', async () => {
  const draft = await draftPermit(site);
  expect(await withEachAnswerLost(draft, () => site.put(draft, { description: 'Hitsaus ja leikkaus' }))).toEqual([]);
  expect(await withEachAnswerLost(draft, () => site.put(draft, site.noted(draft, 'Varo kaapelia')))).toEqual([]);
  expect(await withEachAnswerLost(draft, () => site.act(draft, 'submit'))).toEqual([]);
  await site.act(draft, 'submit');
  const pin = await pinOf(site, CREATOR_MAIL, draft);
  const { token } = (await reviewPermit(site, draft._id, pin)).body;
  const signing = { signPin: pin, role: 'Creator' };
  expect(await withEachAnswerLost(draft, () => site.act(draft, 'sign', signing, token))).toEqual([]);
  expect(await withEachAnswerLost(draft, () => site.act(draft, 'cancel'))).toEqual([]);
});
