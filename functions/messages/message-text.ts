import type { MessageKind } from '../store/messages.ts';

/** Everything a text may name; what a message does not carry is an empty string. Each is one line. */
export type Values = Record<
  | 'formName'
  | 'minutes'
  | 'link'
  | 'name'
  | 'signed'
  | 'company'
  | 'secret'
  | 'wordmark'
  /** `{product}` of the specification, with a capital. */
  | 'Product',
  string
>;

/** What one message says in one language, apart from how it is laid out. */
export type MessageText = {
  subject: string;
  opening: readonly string[];
  /** A code or PIN, shown large. */
  figure?: { label: string; digits: string };
  button?: { label: string; link: string };
  closing?: readonly string[];
  /** The short form; it is given a name of the form that fits. */
  sms: (formName: string) => string;
};

/** One language's texts: one entry a kind, and what stands in every mail. */
export type MessageTexts = {
  kinds: Record<MessageKind, (values: Values) => MessageText>;
  /** Stands above the address of the button. */
  buttonFallback: string;
  footer: (wordmark: string) => string;
};

/** `123456789` as `123 456 789`, to be read aloud and typed. */
export function grouped(digits: string): string {
  return digits.replace(/\d{3}(?=\d)/g, '$& ');
}
