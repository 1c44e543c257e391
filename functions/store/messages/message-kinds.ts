import type { Lane } from '../due/due-index.ts';

type Facts = {
  /** Messages that a person waits for are sent first; the others wait while too many mails bounce. */
  lane: Lane;
  /** It goes to an address that a client typed, whose owner must not be flooded (rule 7.5). */
  isToTypedAddress?: true;
  /** It draws on the SMS reserved for what people wait for (rule 7.5); all other SMS are news. */
  isWaitedFor?: true;
  /** Staff may send it again where it was not sent; a person who needs a code requests it themselves. */
  isMadeAnew?: true;
};

/** Every kind of message; `functions/messages/message-texts.ts` has the texts. */
const KINDS = {
  editCode: { lane: 'first', isWaitedFor: true },
  cardCode: { lane: 'first', isWaitedFor: true },
  passwordReset: { lane: 'first' },
  passwordChanged: { lane: 'first' },
  loginsFailed: { lane: 'first' },
  emailChanged: { lane: 'first' },
  signPinChanged: { lane: 'first' },
  secondFactorAdded: { lane: 'first' },
  secondFactorRemoved: { lane: 'first' },
  secondFactorReset: { lane: 'first' },
  recoveryCodeUsed: { lane: 'first' },
  emailVerification: { lane: 'first', isToTypedAddress: true },
  invitation: { lane: 'first', isToTypedAddress: true },
  permitToSign: { lane: 'first', isWaitedFor: true },
  permitPin: { lane: 'first', isWaitedFor: true },
  permitApproved: { lane: 'first', isWaitedFor: true },
  permitRejected: { lane: 'first', isWaitedFor: true },
  permitCancelled: { lane: 'first', isWaitedFor: true },
  permitSignaturesVoided: { lane: 'first', isWaitedFor: true },
  permitSuspended: { lane: 'first', isWaitedFor: true },
  permitResumed: { lane: 'first', isWaitedFor: true },
  permitExtension: { lane: 'first', isWaitedFor: true },
  permitExtended: { lane: 'first', isWaitedFor: true },
  permitNotExtended: { lane: 'first', isWaitedFor: true },
  permitHandOver: { lane: 'first', isWaitedFor: true },
  permitHandedOver: { lane: 'first', isWaitedFor: true },
  permitNotHandedOver: { lane: 'first', isWaitedFor: true },
  permitStillToSign: { lane: 'first', isWaitedFor: true },
  permitWatch: { lane: 'first', isWaitedFor: true },
  permitWatchBegins: { lane: 'first', isWaitedFor: true },
  permitRoundLate: { lane: 'first', isWaitedFor: true },
  permitWorkNotEnded: { lane: 'first', isWaitedFor: true },
  permitEnds: { lane: 'first', isWaitedFor: true },
  permitPinsWait: { lane: 'first' },
  inductionReturned: { lane: 'first', isToTypedAddress: true, isMadeAnew: true },
  inductionLink: { lane: 'later', isToTypedAddress: true, isMadeAnew: true },
  completionReceipt: { lane: 'later', isToTypedAddress: true, isMadeAnew: true },
  renewalAsked: { lane: 'later', isToTypedAddress: true },
  newInduction: { lane: 'later', isMadeAnew: true },
  inductionReminder: { lane: 'later' },
  cardReminder: { lane: 'later' },
  cardDigest: { lane: 'later' },
  cardUpdated: { lane: 'later' },
  webhookParked: { lane: 'later' },
  evidenceDay: { lane: 'later' },
  retentionDue: { lane: 'later' },
} satisfies Record<string, Facts>;

export type MessageKind = keyof typeof KINDS;

/** The treatment of a kind of message; a kind that only another release knows is treated as news. */
export function messageFacts(kind: MessageKind): Facts {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind] : { lane: 'later' };
}
