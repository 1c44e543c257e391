import { finnishHref, foreignHref } from './phone-href.ts';

/** A part of a text; `href` if it is a phone number. */
export type TextPart = { text: string; href?: string };

/** Digits and the separators of phone number groups, within a line. */
const RUN = /(?:\(0\d{1,3}\)|\+?\d)(?:(?:[\d \u00A0\u2011-]|\(0\))*\d)?/g;

const CUT_BEFORE = /(?:[\p{L}\d_+]|\d[.,:-]|\p{L}-)$/u;
const CUT_AFTER = /^(?:[\p{L}_]|[.,:]\d|-[\p{L}\d])/u;

const EMERGENCY = '112';
const SAYS_EMERGENCY =
  /hätä(?!poist|ulos|val|seis)|häly|palokun|ambulan|emergency(?! (?:exit|light|stop))|nöd(?!ut)|häda(?!välj)|alarmow|[эе]кстрен|зв[оі]н|телефонуй|dzwo[nń]|zgłosze|(?:^|[^\p{L}])(?:soit\p{L}*|helista\p{L}*|call|dial|ring|puh|tel)(?!\p{L})/iu;
const SAYS_PLACE =
  /(?:huone|sivu|tila|talo|portti|portaikko|page|room|gate|nro|no|rum|sida|ruum|leht|комнат|страниц|кімнат|сторінк|pok[oó]j|stron)\p{L}*\.?\s*$/iu;
const IS_COUNTED =
  /^[ \u00A0]?(?:€|%|°|(?:m|mm|cm|km|kg|kv|h|min|kpl|м|км|кг|мин|хв|шт|metri\p{L}*|euro\p{L}*|henkil\p{L}*)(?!\p{L}))/iu;

type Found = { run: string; before: string; after: string; isWhole: boolean };

/** The emergency number may also be a count: it is a phone number if it is the whole text or has words about an emergency beside it. */
function isEmergency({ run, before, after, isWhole }: Found): boolean {
  if (run !== EMERGENCY || SAYS_PLACE.test(before) || IS_COUNTED.test(after)) return false;
  return (isWhole && before.trim() === '') || SAYS_EMERGENCY.test(before + run + after);
}

function hrefOf(found: Found): string | undefined {
  const { run, before, after } = found;
  if (CUT_BEFORE.test(before) || CUT_AFTER.test(after)) return undefined;
  if (isEmergency(found)) return `tel:${EMERGENCY}`;
  return foreignHref(run) ?? finnishHref(run, before);
}

/** Splits a text at its phone numbers. `label` is the term before the text. Conservative: a doubtful number stays plain text. */
export function callableParts(text: string, label = ''): TextPart[] {
  const parts: TextPart[] = [];
  let told = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const end = index + run.length;
    const before = `${label} ${text.slice(0, index)}`;
    const isWhole = text.replace(/[.!\s]+$/, '').trimStart() === run;
    const href = hrefOf({ run, before, after: text.slice(end), isWhole });
    if (href === undefined) continue;
    if (index > told) parts.push({ text: text.slice(told, index) });
    parts.push({ text: run, href });
    told = end;
  }
  return told < text.length ? [...parts, { text: text.slice(told) }] : parts;
}
