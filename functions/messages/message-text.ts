import type { MessageKind } from '../store/messages.ts';

/** Everything a text may name; what a message does not carry is an empty string. Each is one line. */
export type Values = Record<
  /** A form's name, after its site's. */
  | 'formName'
  /** How long a code or link is good. */
  | 'minutes'
  | 'days'
  | 'link'
  | 'name'
  | 'signed'
  /** When something happened, as `20.11.2026 7.05`. */
  | 'at'
  | 'company'
  | 'cardName'
  /** A card's last day, as `20.11.2026`. */
  | 'expires'
  /** Whether that day has come: any word, or empty. */
  | 'isOver'
  | 'projectName'
  /** A permit's name, after its site's. */
  | 'permitName'
  | 'number'
  /** A person's role in a permit, as `Grantor`. */
  | 'role'
  /** When a permit is good. */
  | 'period'
  | 'reason'
  /** How many there are, and how many of them the list leaves out. */
  | 'count'
  | 'more'
  | 'secret'
  | 'wordmark'
  /** `{product}` of the specification, with a capital. */
  | 'Product',
  string
> & {
  /** What a list holds, a line each. */
  lines: readonly string[];
};

/** What one message says in one language, apart from how it is laid out. */
export type MessageText = {
  subject: string;
  opening: readonly string[];
  list?: readonly string[];
  /** A code or PIN, shown large. */
  figure?: { label: string; digits: string };
  button?: { label: string; link: string };
  closing?: readonly string[];
  /** The short form; it is given a name that fits: `smsName`, or the form's. */
  sms: (name: string) => string;
  smsName?: string;
};

/** The texts of some kinds of messages in one language. */
export type TextsOf<Kind extends MessageKind> = Record<Kind, (values: Values) => MessageText>;

/** One language's texts: one entry a kind, and what stands in every mail. */
export type MessageTexts = {
  kinds: TextsOf<MessageKind>;
  /** Stands above the address of the button. */
  buttonFallback: string;
  footer: (wordmark: string) => string;
};

/** `123456789` as `123 456 789`, to be read aloud and typed. */
export function grouped(digits: string): string {
  return digits.replace(/\d{3}(?=\d)/g, '$& ');
}
