import type { MessageKind } from '../store/messages/message-kinds.ts';
import { cardCode } from './kinds/inductions/card-code.ts';
import { evidenceDay } from './kinds/accounts/evidence-day.ts';
import { cardDigest } from './kinds/cards/card-digest.ts';
import { cardReminder } from './kinds/cards/card-reminder.ts';
import { cardUpdated } from './kinds/cards/card-updated.ts';
import { completionReceipt } from './kinds/inductions/completion-receipt.ts';
import { editCode } from './kinds/inductions/edit-code.ts';
import { emailChanged } from './kinds/accounts/email-changed.ts';
import { emailVerification } from './kinds/accounts/email-verification.ts';
import { inductionLink } from './kinds/inductions/induction-link.ts';
import { inductionReminder } from './kinds/inductions/induction-reminder.ts';
import { inductionReturned } from './kinds/inductions/induction-returned.ts';
import { invitation } from './kinds/accounts/invitation.ts';
import { loginsFailed } from './kinds/accounts/logins-failed.ts';
import { newInduction } from './kinds/inductions/new-induction.ts';
import { passwordChanged } from './kinds/accounts/password-changed.ts';
import { passwordReset } from './kinds/accounts/password-reset.ts';
import { permitApproved } from './kinds/permits/permit-approved.ts';
import { permitCancelled } from './kinds/permits/permit-cancelled.ts';
import { permitPin } from './kinds/permits/permit-pin.ts';
import { permitPinsWait } from './kinds/permits/permit-pins-wait.ts';
import { permitRejected } from './kinds/permits/permit-rejected.ts';
import { permitSignaturesVoided } from './kinds/permits/permit-signatures-voided.ts';
import { permitResumed, permitSuspended } from './kinds/permits/permit-suspended.ts';
import { permitExtended, permitExtension, permitNotExtended } from './kinds/permits/permit-extension.ts';
import { permitHandOver, permitHandedOver, permitNotHandedOver } from './kinds/permits/permit-hand-over.ts';
import { permitRoundLate, permitWatch, permitWatchBegins, permitWorkNotEnded } from './kinds/permits/permit-watch.ts';
import { permitEnds, permitStillToSign } from './kinds/permits/permit-reminders.ts';
import { permitToSign } from './kinds/permits/permit-to-sign.ts';
import { webhookParked } from './kinds/accounts/webhook-parked.ts';
import { retentionDue } from './kinds/data-desk/retention-due.ts';
import { renewalAsked } from './kinds/inductions/renewal-asked.ts';
import { secondFactorAdded } from './kinds/accounts/second-factor-added.ts';
import { secondFactorRemoved } from './kinds/accounts/second-factor-removed.ts';
import { secondFactorReset } from './kinds/accounts/second-factor-reset.ts';
import { recoveryCodeUsed } from './kinds/accounts/recovery-code-used.ts';
import { signPinChanged } from './kinds/accounts/sign-pin-changed.ts';
import type { Given, Values, Texts } from '../../shared/messages/message-text.ts';

/** What each kind of message says. */
export const TEXTS = {
  editCode,
  cardCode,
  passwordReset,
  passwordChanged,
  loginsFailed,
  emailChanged,
  signPinChanged,
  recoveryCodeUsed,
  secondFactorReset,
  secondFactorRemoved,
  secondFactorAdded,
  emailVerification,
  invitation,
  permitToSign,
  permitPin,
  permitApproved,
  permitRejected,
  permitCancelled,
  permitSignaturesVoided,
  permitSuspended,
  permitResumed,
  permitExtension,
  permitExtended,
  permitNotExtended,
  permitHandOver,
  permitHandedOver,
  permitNotHandedOver,
  permitStillToSign,
  permitEnds,
  permitWatch,
  permitWatchBegins,
  permitRoundLate,
  permitWorkNotEnded,
  permitPinsWait,
  inductionReturned,
  inductionLink,
  completionReceipt,
  renewalAsked,
  inductionReminder,
  newInduction,
  cardReminder,
  cardDigest,
  evidenceDay,
  cardUpdated,
  webhookParked,
  retentionDue,
} satisfies Record<MessageKind, Texts<keyof Values, keyof Values>>;

/**
 * What a message of a kind carries beside its box; a stored message is known only to carry texts. A form's name comes with its site's, a
 * permit's with its project's.
 */
export type MessageData<Kind extends MessageKind> = MessageKind extends Kind ? Record<string, string> : DataOf<Kind>;

type DataOf<Kind extends MessageKind> = Kind extends MessageKind
  ? Record<Exclude<NamedBy<Kind>, Given | MaybeOf<Kind>>, string> &
      Partial<Record<MaybeOf<Kind> | 'siteName' | 'projectName', string>>
  : never;
type NamedBy<Kind extends MessageKind> = keyof Parameters<(typeof TEXTS)[Kind]['fi']>[0];
type MaybeOf<Kind extends MessageKind> = NonNullable<(typeof TEXTS)[Kind]['maybe']>;
