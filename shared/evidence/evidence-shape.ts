import { EVIDENCE_FORMAT, type Evidence } from './evidence.ts';
import { isHash } from './hashes.ts';
import { isRecord } from './seals.ts';

/** What is wrong with a file's shape: the member whose value is none of the format's. */
export type ShapeReading = { evidence: Evidence } | { wrongAt: string };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isShaped =
  (members: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(members).every(([name, check]) => check(value[name])) &&
    Object.keys(value).every((name) => name in members);

const isLink = isShaped({
  n: isCount,
  at: isText,
  what: isText,
  by: isShaped({ _id: isText, role: isText }),
  how: isText,
  contentHash: isHash,
  prev: (value) => value === null || isHash(value),
  hash: isHash,
});

/** Contents are held by their hashes; the checker reads of them only what the format says. */
const isContent: Check = (value) =>
  isRecord(value) &&
  isText(value['kind']) &&
  isText(value['sub']) &&
  ['details', 'event', 'covered', 'state', 'shown'].every((name) => isOptional(isHash)(value[name])) &&
  isOptional(isListOf((page) => isRecord(page) && (page['hash'] === null || isHash(page['hash']))))(value['pages']);

const MEMBERS: Record<keyof Evidence, Check> = {
  format: (value) => value === EVIDENCE_FORMAT,
  sub: isText,
  company: isText,
  issuer: isText,
  made: isText,
  names: (value) => isRecord(value) && Object.values(value).every(isText),
  links: (value) =>
    isListOf(isShaped({ link: isLink, seal: isText, content: isOptional(isContent) }))(value) &&
    Array.isArray(value) &&
    value.length > 0,
  parts: (value) => isRecord(value) && Object.keys(value).every(isHash),
  days: isListOf(
    isShaped({
      day: isDay,
      n: isCount,
      path: isListOf(isShaped({ side: (value) => value === 'left' || value === 'right', hash: isHash })),
    }),
  ),
  seal: isText,
};

export function readShape(value: unknown): ShapeReading {
  if (!isRecord(value)) return { wrongAt: '' };
  const wrong = Object.entries(MEMBERS).find(([name, check]) => !check(value[name]));
  if (wrong) return { wrongAt: wrong[0] };
  const unknown = Object.keys(value).find((name) => !(name in MEMBERS));
  return unknown === undefined ? { evidence: value as unknown as Evidence } : { wrongAt: unknown };
}
