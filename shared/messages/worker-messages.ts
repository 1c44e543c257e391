import type { MessageText, Values } from './message-text.ts';

/** The kinds of message that a worker may get, each in their own language; all others go to staff. */
export type WorkerMessageKind =
  | 'editCode'
  | 'cardCode'
  | 'inductionLink'
  | 'inductionReminder'
  | 'inductionReturned'
  | 'completionReceipt'
  | 'renewalAsked'
  | 'cardReminder'
  | 'permitToSign'
  | 'permitPin'
  | 'permitApproved'
  | 'permitRejected'
  | 'permitCancelled'
  | 'permitSignaturesVoided'
  | 'permitSuspended'
  | 'permitResumed'
  | 'permitExtension'
  | 'permitExtended'
  | 'permitNotExtended'
  | 'permitHandOver'
  | 'permitHandedOver'
  | 'permitNotHandedOver'
  | 'permitStillToSign'
  | 'permitEnds'
  | 'permitWatch'
  | 'permitWatchBegins'
  | 'permitRoundLate'
  | 'permitWorkNotEnded';

/** What each of them says in one language; a value that a message lacks is an empty string. */
export type WorkerMessages = Readonly<Record<WorkerMessageKind, (values: Values) => MessageText>>;

/** The fixed texts of every mail. */
export type MailFrame = {
  /** The text above the button's address. */
  buttonFallback: string;
  footer: (wordmark: string) => string;
};

/** The words of one language for messages. */
export type MessageLanguage = { messages: WorkerMessages; mailFrame: MailFrame };
