/** What a checker looked at. Parts of a content are named by what they are. */
export type Checked =
  | 'file'
  | 'member'
  | 'fileSeal'
  | 'link'
  | 'seal'
  | 'content'
  | 'details'
  | 'page'
  | 'event'
  | 'covered'
  | 'state'
  | 'shown'
  | 'otherPart'
  | 'part'
  | 'day';

export const FINDING_CODES = [
  'whole',
  // Of the file as a text.
  'not_utf8',
  'not_canonical',
  'wrong_shape',
  // Of anything that a hash covers.
  'changed',
  // Of links.
  'out_of_chain',
  // Of seals.
  'seal_broken',
  'unknown_key',
  'key_revoked',
  'no_keys',
  // Of contents and parts.
  'missing',
  'erased',
  'former',
  'of_other',
  // Of days.
  'day_unknown',
  'left_out',
  'day_not_over',
  'no_days',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export type FindingState = 'whole' | 'broken' | 'unproven' | 'gone';

/** What each code means for the file: `gone` is what is rightly no longer there. */
export const STATE_OF_CODE: Readonly<Record<FindingCode, FindingState>> = {
  whole: 'whole',
  not_utf8: 'broken',
  not_canonical: 'broken',
  wrong_shape: 'broken',
  changed: 'broken',
  out_of_chain: 'broken',
  seal_broken: 'broken',
  unknown_key: 'broken',
  key_revoked: 'broken',
  no_keys: 'unproven',
  missing: 'broken',
  erased: 'gone',
  former: 'gone',
  of_other: 'broken',
  day_unknown: 'broken',
  left_out: 'broken',
  day_not_over: 'unproven',
  no_days: 'unproven',
};

/** One thing that was looked at, and what was found. */
export type Finding = {
  about: Checked;
  code: FindingCode;
  /** The number of the link that it belongs to. */
  link?: number;
  /** The page, from 0. */
  page?: number;
  /** A top-level member of the file. */
  member?: string;
  /** The way to the byte where the text stops being canonical, as `links.0.link.at`. */
  place?: string;
  day?: string;
};

export const stateOf = ({ code }: Pick<Finding, 'code'>): FindingState => STATE_OF_CODE[code];
