import { expirationStatus } from '../../../shared/content/card-rules.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { cardNameOf } from '../../../shared/content/blocks/cards/card-image.ts';
import { isCardsBlock, isSameName } from '../../../shared/content/blocks/cards/rules.ts';
import { ageOfMinor, comesOfAgeAfter } from '../../../shared/user-forms/coming-of-age.ts';
import type { UserForm, UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { taxNumberStateOf, taxNumberVerdict, type TaxNumberState } from '../registers/tax-number-check.ts';

/** A fact that an approver should look at before approving. */
export type Concern =
  | { kind: 'taxNumber'; state: TaxNumberState }
  | { kind: 'cardMissing' | 'cardExpired' | 'cardWarn'; card: string; expires: string }
  | { kind: 'minor'; age: number }
  | { kind: 'adminEdits'; count: number };

function taxNumberConcerns({ meta }: UserForm): Concern[] {
  const state = taxNumberStateOf(meta.taxNumberValidation?.state);
  return taxNumberVerdict(state) === 'doubtful' ? [{ kind: 'taxNumber', state }] : [];
}

function cardConcerns(block: Block, today: string): Concern[] {
  if (!isCardsBlock(block)) return [];
  const { names, images } = block;
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

function ageConcerns(comesOfAge: string | undefined, today: string): { kind: 'minor'; age: number }[] {
  const age = ageOfMinor(comesOfAge, today);
  return age === undefined ? [] : [{ kind: 'minor', age }];
}

/**
 * An induction's concerns: a number that the register does not confirm, missing, expired or soon expiring cards, a person under 18 (VNa
 * 475/2006), and administrators' changes. `today` is `YYYY-MM-DD`.
 */
export function concernsOf(userForm: UserForm, today = localDate(new Date())): Concern[] {
  const { pages, adminEdits } = userForm;
  return [
    ...taxNumberConcerns(userForm),
    ...pages.flatMap(({ content }) => content.flatMap((block) => cardConcerns(block, today))),
    ...ageConcerns(comesOfAgeAfter(userForm.user.birthday, today), today),
    ...(adminEdits.length > 0 ? [{ kind: 'adminEdits', count: adminEdits.length } as const] : []),
  ];
}

/** How much of an induction without concerns was checked: all, all but the tax number, or an unfinished one's cards. */
export function cleanExtent({ meta }: UserForm): 'none' | 'noneButTaxNumber' | 'noneYet' {
  if (meta.signed === null) return 'noneYet';
  const isChecked = taxNumberVerdict(taxNumberStateOf(meta.taxNumberValidation?.state)) === 'right';
  return isChecked ? 'none' : 'noneButTaxNumber';
}

/** A concern as a row tells it, which has no more than counts of cards. */
export type RowConcern =
  | { kind: 'minor'; age: number }
  | { kind: 'taxNumber'; state: TaxNumberState }
  | { kind: 'cardExpired' | 'cardWarn'; count: number };

/** What the row alone shows: a person under 18, an unconfirmed number, expired and soon expiring cards. */
export function rowConcernsOf(row: UserFormRow, today = localDate(new Date())): RowConcern[] {
  const { meta, comesOfAge, cardExpiries = [] } = row;
  const state = taxNumberStateOf(meta.taxNumberState);
  const countOf = (wanted: 'expired' | 'warn') =>
    cardExpiries.filter((expires) => expirationStatus(expires, today) === wanted).length;
  const cards = [
    { kind: 'cardExpired', count: countOf('expired') },
    { kind: 'cardWarn', count: countOf('warn') },
  ] as const;
  return [
    ...ageConcerns(comesOfAge, today),
    ...(taxNumberVerdict(state) === 'doubtful' ? [{ kind: 'taxNumber', state } as const] : []),
    ...cards.filter(({ count }) => count > 0),
  ];
}

/** Whether the row alone shows more than a card that expires soon. */
export function needsLook(row: UserFormRow, today = localDate(new Date())): boolean {
  return rowConcernsOf(row, today).some(({ kind }) => kind !== 'cardWarn');
}
