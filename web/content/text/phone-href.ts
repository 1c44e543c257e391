const BETWEEN_GROUPS = /[ \u00A0()\u2011-]+/;

/** The prefixes of Finnish numbers: mobile networks, areas, companies and services. */
const PREFIX = /^0(?:4\d|50|1[03-9]|7[0135]|[235689])/;
const MOBILE = /^0(?:4\d|50)/;
/** Numbers that cannot be reached with the country code. */
const SERVICE = /^0[678]00/;
/** The international dialling prefix, written as a separate group. */
const ABROAD = /^00(?:1|7|3\d{1,2}|4\d{1,2})$/;

/** Dates, business ids and personal identity codes. */
const OTHER_FORMS = [/^\d{2}[ -]\d{2}[ -]\d{4}$/, /^\d{7}-\d$/, /^\d{6}-\d{3,4}$/];

const SAYS_PHONE =
  /(?:^|[^\p{L}])(?:p|puh|puhelin\p{L}*|tel|telephone|gsm|phone|mobile|call|ring|soit\p{L}*|numeroon)[\s.:)]*$/iu;

const groupsOf = (run: string) => run.split(BETWEEN_GROUPS).filter((group) => group !== '');

/** The link of a number with a country code; undefined if the number of digits is wrong. */
export function foreignHref(run: string): string | undefined {
  const [first = '', ...rest] = groupsOf(run.replace('(0)', ' '));
  const isDialled = ABROAD.test(first);
  if (!first.startsWith('+') && !isDialled) return undefined;
  const digits = first.slice(isDialled ? 2 : 1) + rest.join('');
  return /^[1-9]\d{7,14}$/.test(digits) ? `tel:+${digits}` : undefined;
}

/** Whether digits in this grouping may be something else than a phone number: an induction's number, a list. */
function isDoubtful(groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (groups.length === 1) return !MOBILE.test(digits) || digits.length < 10;
  return digits.length === 9 && groups.every(({ length }) => length === 3);
}

/** The link of a Finnish number that starts with 0; a doubtful number needs words before it that name a phone. */
export function finnishHref(run: string, before: string): string | undefined {
  const groups = groupsOf(run);
  const digits = groups.join('');
  const [prefix] = PREFIX.exec(digits) ?? [];
  const [first = ''] = groups;
  if (prefix === undefined || first.length < prefix.length || groups.some(({ length }) => length < 2)) return undefined;
  if (digits.length < 8 || digits.length > 11 || OTHER_FORMS.some((form) => form.test(run))) return undefined;
  if (isDoubtful(groups) && !SAYS_PHONE.test(before)) return undefined;
  return SERVICE.test(digits) ? `tel:${digits}` : `tel:+358${digits.slice(1)}`;
}
