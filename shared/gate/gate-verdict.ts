import type { PassState } from './pass-state.ts';

/** From the best to the worst. */
export const VERDICTS = ['enters', 'check', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why somebody does not enter, and why somebody is to be looked at. */
const VERDICT_OF = {
  unfinished: 'refused',
  returned: 'refused',
  expired: 'refused',
  archived: 'refused',
  other_site: 'refused',
  project_ended: 'refused',
  card_missing: 'refused',
  card_expired: 'refused',
  tax_number_not_found: 'refused',
  tax_number_format: 'refused',
  waiting: 'check',
  renewal: 'check',
  project_not_begun: 'check',
  tax_number_mismatch: 'check',
  tax_number_not_checked: 'check',
  card_not_approved: 'check',
  under_18: 'check',
} as const satisfies Record<string, Exclude<Verdict, 'enters'>>;

export type GateReason = keyof typeof VERDICT_OF;
export const GATE_REASONS = Object.keys(VERDICT_OF) as GateReason[];

/** A mandatory card of the induction's form, as the person has it. */
export type MandatoryCard = 'missing' | 'expired' | 'unapproved' | 'good';

/** What the register said of a tax number; undefined where none was given. */
export type TaxNumberAnswer =
  | 'registered'
  | 'checked_by_hand'
  | 'name_mismatch'
  | 'birthday_mismatch'
  | 'not_found'
  | 'format_error'
  | 'not_checked';

/** What decides at the gate. Dates are `YYYY-MM-DD` in Helsinki, the birthday `d.m.yyyy`. */
export type GateStanding = {
  state: PassState;
  /** Whether its form is one of the project's. */
  isOfSite: boolean;
  project: { ended: boolean; startDate: string | null };
  mandatoryCards: readonly MandatoryCard[];
  taxNumber: { isRequired: boolean; answer: TaxNumberAnswer | undefined };
  birthday: string | undefined;
};

/** Whether a person enters a site on a day; the worst reason counts. */
export function gateVerdict(standing: GateStanding, today: string): { verdict: Verdict; reasons: GateReason[] } {
  const { state, isOfSite, project, mandatoryCards, birthday } = standing;
  const hasCard = (card: MandatoryCard) => mandatoryCards.includes(card);
  const found: (GateReason | false | undefined)[] = [
    state !== 'valid' && state,
    !isOfSite && 'other_site',
    project.ended && 'project_ended',
    hasCard('missing') && 'card_missing',
    hasCard('expired') && 'card_expired',
    taxNumberReason(standing.taxNumber),
    project.startDate !== null && project.startDate > today && 'project_not_begun',
    hasCard('unapproved') && 'card_not_approved',
    isUnder18(birthday, today) && 'under_18',
  ];
  const reasons = found.filter((reason) => typeof reason === 'string');
  const isRefused = reasons.some((reason) => VERDICT_OF[reason] === 'refused');
  const rank = (reason: GateReason) => (VERDICT_OF[reason] === 'refused' ? 0 : 1);
  const ordered = [...reasons].sort((one, other) => rank(one) - rank(other));
  return { verdict: isRefused ? 'refused' : reasons.length > 0 ? 'check' : 'enters', reasons: ordered };
}

function taxNumberReason({ isRequired, answer }: GateStanding['taxNumber']): GateReason | undefined {
  if (answer === 'registered' || answer === 'checked_by_hand') return undefined;
  if (answer === undefined) return isRequired ? 'tax_number_not_checked' : undefined;
  if (answer === 'not_checked') return 'tax_number_not_checked';
  if (isRequired && answer === 'not_found') return 'tax_number_not_found';
  if (isRequired && answer === 'format_error') return 'tax_number_format';
  return 'tax_number_mismatch';
}

const BIRTHDAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Whether somebody is under 18 on a day, as far as their birthday is known. */
export function isUnder18(birthday: string | undefined, today: string): boolean {
  const [, day = '', month = '', year = ''] = BIRTHDAY.exec(birthday ?? '') ?? [];
  if (year === '') return false;
  return `${Number(year) + 18}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` > today;
}
