import type { Language } from '../../shared/core/fields.ts';

/** Every value a text may name; a value that the message lacks is an empty string. Each is one line. */
export type Values = Record<
  /** A form's name, after its site's name. */
  | 'formName'
  /** How long a code or link is valid. */
  | 'minutes'
  | 'days'
  | 'link'
  /** The address of a worker's pass. */
  | 'passLink'
  /** Whether an induction is valid without an approval: any word, or empty. */
  | 'needsNoApproval'
  /** The mark of a chain of evidence, as `3 · 9f2c 41aa 07be d310`. */
  | 'mark'
  /** Where anybody checks evidence. */
  | 'verifyLink'
  | 'name'
  | 'signed'
  /** When something happened, as `20.11.2026 7.05`. */
  | 'at'
  | 'company'
  /** A masked address. */
  | 'email'
  | 'cardName'
  /** A card's last day, as `20.11.2026`. */
  | 'expires'
  /** Whether that day has passed: any word, or empty. */
  | 'isOver'
  | 'projectName'
  /** A permit's name, after its site's name. */
  | 'permitName'
  | 'number'
  /** A person's role in a permit, as `Grantor`. */
  | 'role'
  /** When a permit is valid. */
  | 'period'
  | 'reason'
  /** How many there are, and how many of them the list omits. */
  | 'count'
  | 'more'
  /** What a list is of, where that differs: `inductions` or `both`. */
  | 'kinds'
  | 'secret'
  /** The end of a link; the secret itself where the message has no separate key. */
  | 'key'
  | 'wordmark'
  /** The word for an induction in addresses and texts (`perehdytys`), with a capital. */
  | 'Product',
  string
> & {
  /** The lines of a list. */
  lines: readonly string[];
};

/** The text of one message in one language, without layout. */
export type MessageText = {
  subject: string;
  opening: readonly string[];
  list?: readonly string[];
  /** A code or PIN, shown large. */
  figure?: { label: string; digits: string };
  button?: { label: string; link: string };
  closing?: readonly string[];
  /** The short form; `name` is `smsName` or the form's name, shortened to fit. */
  sms: (name: string) => string;
  smsName?: string;
};

/** What every text may name, whatever the message carries: the contents of its box, and the installation's names. */
export type Given = 'secret' | 'key' | 'wordmark' | 'Product';

/** The texts of one kind of message in each language, using values that it always carries (`Name`) or may carry (`Maybe`). */
export type Texts<Name extends keyof Values, Maybe extends keyof Values = never> = Readonly<
  Record<Language, (values: Pick<Values, Name | Maybe | Given>) => MessageText>
> & { readonly maybe?: Maybe };

/** `123456789` as `123 456 789`, to be read aloud and typed. */
export function groupDigits(digits: string): string {
  return digits.replace(/\d{3}(?=\d)/g, '$& ');
}
