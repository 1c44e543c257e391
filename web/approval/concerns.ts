import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Block } from '../../shared/content/block-registry.ts';
import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { isSameName, type CardsBlock } from '../../shared/content/kinds/cards.ts';
import { birthdayAsDate } from '../../shared/user-forms/input-shaping.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import { taxNumberStateOf, taxNumberVerdict, type TaxNumberState } from './tax-number-check.ts';

/** Something that whoever approves an induction should look at before they do. */
export type Concern =
  | { kind: 'taxNumber'; state: TaxNumberState }
  | { kind: 'cardMissing' | 'cardExpired' | 'cardWarn'; card: string; expires: string }
  | { kind: 'minor'; age: number }
  | { kind: 'adminEdits'; count: number };

const GROWN_UP = 18;

/** Whole years on a day; both are `YYYY-MM-DD`. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function taxNumberConcerns({ meta }: UserForm): Concern[] {
  const state = taxNumberStateOf(meta.taxNumberValidation?.state);
  return taxNumberVerdict(state) === 'doubtful' ? [{ kind: 'taxNumber', state }] : [];
}

function cardConcerns(block: Block, today: string): Concern[] {
  if (block.kind !== 'cards') return [];
  const { names, images } = block as CardsBlock;
  const missing = names
    .filter(({ title, mandatory }) => mandatory && !images.some(({ name }) => isSameName(name, title)))
    .map(({ title }): Concern => ({ kind: 'cardMissing', card: title, expires: '' }));
  const dated = images.flatMap((image): Concern[] => {
    const status = expirationStatus(image.expires, today);
    const kind = status === 'expired' ? 'cardExpired' : status === 'warn' ? 'cardWarn' : undefined;
    return kind ? [{ kind, card: cardNameOf(image), expires: image.expires }] : [];
  });
  return [...missing, ...dated];
}

function ageConcerns({ user }: UserForm, today: string): Concern[] {
  const birthday = birthdayAsDate(user.birthday ?? '');
  const age = birthday === undefined ? GROWN_UP : ageOn(birthday, today);
  return age < GROWN_UP ? [{ kind: 'minor', age }] : [];
}

/**
 * What of an induction needs a look before it is approved: a number that the register does not confirm, cards that are
 * missing, expired or soon to expire, a person under 18 (VNa 475/2006), and what administrators have changed. `today` is `YYYY-MM-DD`.
 */
export function concernsOf(userForm: UserForm, today = localDate(new Date())): Concern[] {
  const { pages, adminEdits } = userForm;
  return [
    ...taxNumberConcerns(userForm),
    ...pages.flatMap(({ content }) => content.flatMap((block) => cardConcerns(block, today))),
    ...ageConcerns(userForm, today),
    ...(adminEdits.length > 0 ? [{ kind: 'adminEdits', count: adminEdits.length } as const] : []),
  ];
}

/** How much of an induction without concerns was checked: all of it, all but the tax number, or the cards of an unfinished one. */
export function cleanExtent({ meta }: UserForm): 'none' | 'noneButTaxNumber' | 'noneYet' {
  if (meta.signed === null) return 'noneYet';
  const isChecked = taxNumberVerdict(taxNumberStateOf(meta.taxNumberValidation?.state)) === 'right';
  return isChecked ? 'none' : 'noneButTaxNumber';
}

/** Whether the row of an induction alone tells that it needs a look: a number that is not confirmed, an expired card. */
export function needsLook({ meta, cardExpiries = [] }: UserFormRow, today = localDate(new Date())): boolean {
  const isExpired = (expires: string) => expirationStatus(expires, today) === 'expired';
  return taxNumberVerdict(taxNumberStateOf(meta.taxNumberState)) === 'doubtful' || cardExpiries.some(isExpired);
}
