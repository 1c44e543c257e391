import { localDate } from '../../shared/core/dates.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { countSites } from '../home/count-sites.ts';
import { foldDays } from '../evidence/fold-days.ts';
import { eraseInductionForms } from '../induction-forms/erase-induction-forms.ts';
import { leaveDepartments } from '../departments/leave-departments.ts';
import { deliverMessages } from '../messages/deliver-job.ts';
import { tellOfLogins } from '../messages/tell-of-logins.ts';
import { erasePermitForms } from '../permit-forms/remove-permit-form.ts';
import { erasePermits } from '../permits/erase-permits.ts';
import { sealPermits } from '../permits/evidence/seal-permits.ts';
import { runPermitClock } from '../permits/field/run-permit-clock.ts';
import { mailPasswordLinks } from '../password-requests/mail-password-links.ts';
import { beginBilling } from '../reports/begin-billing.ts';
import { spreadCardNotes } from '../reminders/spread-card-notes.ts';
import { sendDigests } from '../reminders/send-digests.ts';
import { doDataRequests } from '../data-desk/desk/do-data-requests.ts';
import { doRetention } from '../data-desk/retention/do-retention.ts';
import { sweepFiles } from '../data-desk/sweep/sweep-files.ts';
import type { Due, DueKind, DueWorkName } from '../store/due/due-kind.ts';
import { cardNote } from '../store/due/kinds/card-note.ts';
import { cardSync } from '../store/due/kinds/card-sync.ts';
import { dataRequest } from '../store/due/kinds/data-request.ts';
import { retentionRun } from '../store/due/kinds/retention-run.ts';
import { departmentLeave } from '../store/due/kinds/department-leave.ts';
import { detachment } from '../store/due/kinds/detachment.ts';
import { digest } from '../store/due/kinds/digest.ts';
import { fileSweep } from '../store/due/kinds/file-sweep.ts';
import { loginWave } from '../store/due/kinds/login-wave.ts';
import { message } from '../store/due/kinds/message.ts';
import { notice } from '../store/due/kinds/notice.ts';
import { opening } from '../store/due/kinds/opening.ts';
import { passwordAsk } from '../store/due/kinds/password-ask.ts';
import { permitClock } from '../store/due/kinds/permit-clock.ts';
import { permitSeal } from '../store/due/kinds/permit-seal.ts';
import { presenceFollow } from '../store/due/kinds/presence-follow.ts';
import { recheck } from '../store/due/kinds/recheck.ts';
import { removedInductionForm } from '../store/due/kinds/removed/induction-form.ts';
import { removedPermitForm } from '../store/due/kinds/removed/permit-form.ts';
import { renewalAsk } from '../store/due/kinds/renewal-ask.ts';
import { removedPermit } from '../store/due/kinds/removed/permit.ts';
import { siteCount } from '../store/due/kinds/site-count.ts';
import { tally } from '../store/due/kinds/tally.ts';
import { webhookEvent } from '../store/due/kinds/webhook-event.ts';
import { webhookMarks } from '../store/due/kinds/webhook-marks.ts';
import { workerFill } from '../store/due/kinds/worker-fill.ts';
import { webhookSending } from '../store/entities/webhooks/sendings.ts';
import { applyTallies } from '../store/due/tallies.ts';
import { sealInductions } from '../user-forms/evidence/seal-inductions.ts';
import { askRenewals } from '../user-forms/renew/ask-renewals.ts';
import { followRenewals } from '../user-forms/renew/follow-renewals.ts';
import { recheckTaxNumbers } from '../user-forms/review/recheck-tax-numbers.ts';
import { spreadNotices, tellOfCompletions } from '../user-forms/sign/spread-notices.ts';
import { keepOpenings } from '../user-forms/trail/keep-openings.ts';
import { detachInductions } from '../users/detach-inductions.ts';
import { fillWorkers } from '../workers/fill-workers.ts';
import { followInductions } from '../workers/follow-induction.ts';
import { followPresence } from '../workers/follow-presence.ts';
import { markThings } from '../webhooks/mark-things.ts';
import { sendWebhooks } from '../webhooks/send-webhooks.ts';
import { spreadEvents } from '../webhooks/spread-events.ts';
import type { World } from '../world.ts';
import { checkEvidence } from './check-evidence.ts';

/** The job of one kind of due work. */
export type Job<Name extends DueWorkName = DueWorkName> = {
  kind: DueKind<Name>;
  /** Throws where the work failed. */
  work(world: World, items: readonly Due<Name>[]): Promise<void>;
  /** Items with the same answer are done in one go. */
  together?(item: Due<Name>): string;
  /** Items with the same answer are done one after the other. */
  inOrder?(item: Due<Name>): string;
  /** The items count their own tries, and the job gives them up by that count. */
  countsItsTries?: true;
};

/** Every kind of due work and its job: the compiler reports a kind without a job. */
const JOBS: { readonly [Name in DueWorkName]: Job<Name> } = {
  tally: { kind: tally, work: applyAll, together: ({ change }) => change.formId },
  notice: { kind: notice, work: spreadNotices },
  cardSync: { kind: cardSync, work: syncCards },
  passwordAsk: { kind: passwordAsk, work: mailPasswordLinks },
  loginWave: { kind: loginWave, work: tellOfLogins },
  inductionForm: { kind: removedInductionForm, work: eraseInductionForms },
  permitForm: { kind: removedPermitForm, work: erasePermitForms },
  permit: { kind: removedPermit, work: erasePermits },
  departmentLeave: { kind: departmentLeave, work: ({ table }, leaves) => leaveDepartments(table, leaves) },
  cardNote: { kind: cardNote, work: spreadCardNotes },
  digest: { kind: digest, work: sendDigests },
  detachment: { kind: detachment, work: detachInductions },
  siteCount: { kind: siteCount, work: doMorning, together: ({ company }) => company },
  recheck: { kind: recheck, work: recheckTaxNumbers },
  permitClock: { kind: permitClock, work: runPermitClock },
  permitSeal: { kind: permitSeal, work: sealPermits, inOrder: ({ permitId }) => permitId },
  workerFill: { kind: workerFill, work: fillWorkers },
  renewalAsk: { kind: renewalAsk, work: askRenewals },
  presenceFollow: { kind: presenceFollow, work: followPresence },
  opening: { kind: opening, work: keepOpenings },
  webhookEvent: { kind: webhookEvent, work: spreadEvents },
  webhookMarks: { kind: webhookMarks, work: markThings },
  // One at a time of a company, so that slow receivers of one hold up no other.
  webhookSending: { kind: webhookSending, work: sendWebhooks, inOrder: ({ company }) => company },
  dataRequest: { kind: dataRequest, work: doDataRequests },
  retentionRun: { kind: retentionRun, work: doRetention },
  fileSweep: { kind: fileSweep, work: sweepFiles },
  message: {
    kind: message,
    work: deliverMessages,
    inOrder: ({ PK, to }) => `${PK} ${to}`,
    countsItsTries: true,
  },
};

export const DUE_WORK_NAMES: readonly string[] = Object.keys(JOBS);

/** The job for the items of an entity; undefined for an entity that this release does not know. */
export function jobOf(entity: string): Job | undefined {
  return Object.hasOwn(JOBS, entity) ? JOBS[entity as DueWorkName] : undefined;
}

/** What each morning does for a company; the count of its sites last, which takes the order off. */
async function doMorning(world: World, asked: readonly Due<'siteCount'>[]): Promise<void> {
  for (const company of new Set(asked.map((one) => one.company))) {
    await foldDays(world, company);
    await checkEvidence(world, company);
  }
  await countSites(world, asked);
}

/** The counts last: applying a tally deletes it. Doing the rest twice has no further effect. */
async function applyAll(world: World, tallies: readonly Due<'tally'>[]): Promise<void> {
  const { table, settings, now } = world;
  await beginBilling(table, tallies);
  await followInductions(world, tallies);
  await followRenewals(world, tallies);
  await sealInductions(world, tallies);
  await tellOfCompletions(world, tallies);
  await applyTallies(table, tallies, { day: localDate(now()), ceilings: settings.starts });
}
