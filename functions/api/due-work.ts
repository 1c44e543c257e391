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

type Work = (world: World, items: readonly Item[], isTimeUp: () => boolean) => Promise<void>;

/** Every kind of due work by the entity of its items, in the order in which a round does them. */
const KINDS: Readonly<Record<string, Work>> = {
  tally: applyAll,
  notice: spreadNotices,
  cardSync: syncCards,
  passwordAsk: mailPasswordLinks,
  inductionForm: eraseInductionForms,
  permitForm: erasePermitForms,
  permit: erasePermits,
  departmentLeave: ({ table }, leaves) => leaveDepartments(table, leaves),
  cardNote: spreadCardNotes,
  digest: sendDigests,
  detachment: detachInductions,
  recheck: recheckTaxNumbers,
  message: deliverMessages,
};
export const DUE_WORK_KINDS: readonly string[] = Object.keys(KINDS);

/**
 * Does the work that is due: counts, notices, cards, links for new passwords, messages, each kind whatever becomes of the
 * others. Answers how much of it was gone through. `isTimeUp` is asked before each message.
 */
export async function doDueWork(world: World, isTimeUp: () => boolean = () => false): Promise<number> {
  const keys = await findDueKeys(world.table, world.now(), MOST_AT_ONCE);
  const items = (await world.table.getMany(keys)).filter((item): item is Item => item !== undefined);
  let done = 0;
  for (const [kind, work] of Object.entries(KINDS)) {
    const ofKind = items.filter(({ entity }) => entity === kind);
    done += await tried(world, { kind, items: ofKind }, () => work(world, ofKind, isTimeUp));
  }
  return done;
}

/** Billing first: the tally goes with its counts, and what is entered twice is entered once. */
async function applyAll({ table }: World, tallies: readonly Item[]): Promise<void> {
  await beginBilling(table, tallies);
  await applyTallies(table, tallies);
}

/** How many items were gone through: none where the work failed, which the next round or the schedule tries again. */
async function tried(
  world: World,
  { kind, items }: { kind: string; items: readonly Item[] },
  work: () => Promise<void>,
): Promise<number> {
  try {
    await work();
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
