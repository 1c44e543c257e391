import { syncCards } from '../cards/sync-cards.ts';
import { eraseInductionForms } from '../induction-forms/erase-induction-forms.ts';
import { leaveDepartments } from '../departments/leave-departments.ts';
import { deliverMessages } from '../messages/deliver-job.ts';
import { erasePermitForms } from '../permit-forms/remove-permit-form.ts';
import { erasePermits } from '../permits/erase-permits.ts';
import { mailPasswordLinks } from '../password-requests/mail-password-links.ts';
import { beginBilling } from '../reports/begin-billing.ts';
import { spreadCardNotes } from '../reminders/spread-card-notes.ts';
import { sendDigests } from '../reminders/send-digests.ts';
import { applyTallies, findDueKeys } from '../store/due-work.ts';
import type { Item } from '../store/items.ts';
import { recheckTaxNumbers } from '../user-forms/recheck-tax-numbers.ts';
import { detachInductions } from '../users/detach-inductions.ts';
import type { World } from '../world.ts';
import { spreadNotices } from './spread-notices.ts';

const MOST_AT_ONCE = 100;

/**
 * Does the work that is due: counts, notices, cards, links for new passwords, messages, each kind whatever becomes of the
 * others. Answers how much of it was gone through. `isTimeUp` is asked before each message.
 */
export async function doDueWork(world: World, isTimeUp: () => boolean = () => false): Promise<number> {
  const keys = await findDueKeys(world.table, world.now(), MOST_AT_ONCE);
  const items = (await world.table.getMany(keys)).filter((item): item is Item => item !== undefined);
  const of = (entity: string) => items.filter((item) => item['entity'] === entity);
  const done = [
    await tried(world, { kind: 'tally', items: of('tally') }, (tallies) => applyAll(world, tallies)),
    await tried(world, { kind: 'notice', items: of('notice') }, (notices) => spreadNotices(world, notices)),
    await tried(world, { kind: 'cardSync', items: of('cardSync') }, (syncs) => syncCards(world, syncs)),
    await tried(world, { kind: 'passwordAsk', items: of('passwordAsk') }, (asks) => mailPasswordLinks(world, asks)),
    await tried(world, { kind: 'removed form', items: of('inductionForm') }, (forms) =>
      eraseInductionForms(world, forms),
    ),
    await tried(world, { kind: 'permitForm', items: of('permitForm') }, (forms) => erasePermitForms(world, forms)),
    await tried(world, { kind: 'permit', items: of('permit') }, (permits) => erasePermits(world, permits)),
    await tried(world, { kind: 'departmentLeave', items: of('departmentLeave') }, (leaves) =>
      leaveDepartments(world.table, leaves),
    ),
    await tried(world, { kind: 'cardNote', items: of('cardNote') }, (notes) => spreadCardNotes(world, notes)),
    await tried(world, { kind: 'digest', items: of('digest') }, (digests) => sendDigests(world, digests)),
    await tried(world, { kind: 'detachment', items: of('detachment') }, (items) => detachInductions(world, items)),
    await tried(world, { kind: 'recheck', items: of('recheck') }, (items) => recheckTaxNumbers(world, items)),
    await tried(world, { kind: 'message', items: of('message') }, (messages) =>
      deliverMessages(world, messages, isTimeUp),
    ),
  ];
  return done.reduce((total, count) => total + count, 0);
}

/** Billing first: the tally goes with its counts, and what is entered twice is entered once. */
async function applyAll({ table }: World, tallies: readonly Item[]): Promise<void> {
  await beginBilling(table, tallies);
  await applyTallies(table, tallies);
}

type Work = (items: readonly Item[]) => Promise<void>;

/** How many items were gone through: none where the work failed, which the next round or the schedule tries again. */
async function tried(
  world: World,
  { kind, items }: { kind: string; items: readonly Item[] },
  work: Work,
): Promise<number> {
  try {
    await work(items);
    return items.length;
  } catch (error) {
    world.log({
      level: 'error',
      event: 'due_work_failed',
      kind,
      error: error instanceof Error ? error.name : 'unknown',
    });
    return 0;
  }
}
