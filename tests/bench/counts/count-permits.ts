import { draftPermit } from '../../fixtures/permits/draft-permit.ts';
import { pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail } from '../../fixtures/permits/sign-permit.ts';
import type { CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';

export type PermitCounts = Record<
  | 'permitCreated'
  | 'permitSaved'
  | 'permitLoaded'
  | 'permitSubmitted'
  | 'permitOpened'
  | 'permitSigned'
  | 'permitCancelled',
  Counted
>;

/** Counts a permit with every role, from its making to its cancelling, call by call; the app has just been seeded. */
export async function countPermits(on: CountedApp): Promise<PermitCounts> {
  const site = await PermitSite.over(on.app);
  const form = await site.form([]);
  // What a permit reads of its company is then in memory, as it is after the first one of a morning.
  await site.create(form);
  const permitCreated = await counted(on, () => site.create(form));
  const permit = await draftPermit(site);
  const permitSaved = await counted(on, () => site.put(permit, site.noted(permit, 'Varo kaapelia')));
  const permitLoaded = await counted(on, () => site.get(permit));
  const permitSubmitted = await counted(on, () => site.act(permit, 'submit'));
  await signByMail(site, permit, 'Creator');
  const pin = await pinOf(site, WORKER_MAIL, permit);
  const permitOpened = await counted(on, () => reviewPermit(site, permit._id, pin));
  const { token } = (await reviewPermit(site, permit._id, pin)).body;
  const body = { signPin: pin, role: 'Worker' };
  const permitSigned = await counted(on, () => site.act(permit, 'sign', body, token));
  const permitCancelled = await counted(on, () => site.act(permit, 'cancel'));
  return {
    permitCreated,
    permitSaved,
    permitLoaded,
    permitSubmitted,
    permitOpened,
    permitSigned,
    permitCancelled,
  };
}
