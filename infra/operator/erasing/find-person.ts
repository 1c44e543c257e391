import { findCards, type CardRecord } from '../../../functions/store/entities/cards/cards.ts';
import { headsOf, pagesOf } from '../../../functions/store/company-data/walk-things.ts';
import type { Table } from '../../../functions/store/table.ts';
import type { UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { normalizeEmail } from '../../../functions/store/entities/users/users.ts';
import { shapePhone } from '../../../shared/user-forms/input-shaping.ts';
import { OperatorError } from '../installation.ts';

/** How an operator names a person: by inductions, by cards made in projects, or by an address. */
export type Asked = {
  userForms: readonly string[];
  cards: readonly string[];
  email: string | undefined;
  phone: string | undefined;
};

/** A person's inductions in a company. An address search reads every induction, since no index has addresses. */
export async function findInductions(table: Table, company: string, asked: Asked): Promise<UserFormHead[]> {
  const named = await Promise.all(asked.userForms.map((id) => requireInduction(table, company, id)));
  const found = new Map(named.map((head) => [head._id, head]));
  if (asked.email !== undefined || asked.phone !== undefined) {
    for await (const head of headsOf(table, company)) if (isOf(head, asked)) found.set(head._id, head);
  }
  return [...found.values()];
}

/** The project cards that an operator names. */
export async function findNamedCards(table: Table, company: string, ids: readonly string[]): Promise<CardRecord[]> {
  const cards = await findCards(table, ids);
  return ids.map((id, index) => {
    const card = cards[index];
    if (card?.company === company && card.project !== null) return card;
    throw new OperatorError(`${id} is no card that was made in a project of the company.`);
  });
}

/** Project cards with the same name as one of the inductions: only a person can tell whether they belong together. */
export async function findNamesakes(
  table: Table,
  company: string,
  heads: readonly UserFormHead[],
): Promise<CardRecord[]> {
  const names = new Set(heads.map(({ user }) => nameOf(user)).filter((name) => name !== ''));
  const found: CardRecord[] = [];
  for await (const ids of pagesOf(table, company, 'cards')) {
    for (const card of await findCards(table, ids)) {
      if (card && card.project !== null && names.has(nameOf(card))) found.push(card);
    }
  }
  return found;
}

const nameOf = ({ firstName = '', lastName = '' }: { firstName?: string | undefined; lastName?: string | undefined }) =>
  `${firstName} ${lastName}`.trim().toLocaleLowerCase('fi');

async function requireInduction(table: Table, company: string, id: string): Promise<UserFormHead> {
  const head = await findUserForm(table, id);
  if (head?.company !== company) throw new OperatorError(`The company has no induction ${id}.`);
  return head;
}

function isOf({ user }: UserFormHead, { email, phone }: Asked): boolean {
  const isEmail = email !== undefined && normalizeEmail(user.email ?? '') === normalizeEmail(email);
  const isPhone = phone !== undefined && shapePhone(user.phoneNumber ?? '') === shapePhone(phone);
  return isEmail || isPhone;
}
