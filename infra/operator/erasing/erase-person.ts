import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sealedReceipt } from '../../../functions/data-desk/erasing/sealed-receipt.ts';
import { beginErasure, finishErasures, planErasure } from '../../../functions/data-desk/erasing/whole-erasure.ts';
import { companies } from '../../../functions/store/entities/companies.ts';
import type { Erasure, Receipt } from '../../../functions/store/installation/erasures.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { findInductions, findNamedCards, findNamesakes, type Asked } from './find-person.ts';

export type PersonAsked = Asked & {
  company: string;
  /** The operator. */
  by: string;
  /** Another system keeps the sites' lists of workers. */
  isListElsewhere: boolean;
};

/** What an erasure would erase and keep, and what the operator must check besides. */
export type Preview = { erasure: Erasure; notes: string[] };

/** Previews an erasure without changes. Throws OperatorError when the person has no data. */
export async function previewErasure(installation: Installation, asked: PersonAsked): Promise<Preview> {
  const { table } = installation.world;
  const { company, by, isListElsewhere } = asked;
  if (!(await companies.find(table, company))) throw new OperatorError(`There is no company ${company}.`);
  const heads = await findInductions(table, company, asked);
  const cards = await findNamedCards(table, company, asked.cards);
  if (heads.length + cards.length === 0) throw new OperatorError('The company has nothing of such a person.');
  const erasure = await planErasure(installation, { company, by, heads, cards, isListElsewhere });
  const named = new Set(cards.map(({ _id }) => _id));
  const namesakes = (await findNamesakes(table, company, heads)).filter(({ _id }) => !named.has(_id));
  return { erasure, notes: [...cardNotes(namesakes), ...(await accountNotes(installation, asked))] };
}

const cardNotes = (cards: readonly { _id: string; name: string }[]) =>
  cards.map(
    ({ _id, name }) =>
      `A card made in a project has the same name: ${name}, ${_id}. Give --card ${_id} too if it is theirs.`,
  );

async function accountNotes({ world }: Installation, { company, email }: PersonAsked): Promise<string[]> {
  const user = email === undefined ? undefined : await findUserByEmail(world.table, email);
  if (user?.company !== company) return [];
  return [`They have a user account, ${user._id}, which stays: an admin removes it under Users.`];
}

/** Erases a person and writes the receipt into the table and a folder. First finishes erasures that a killed run began in the company. */
export async function erasePerson(installation: Installation, asked: PersonAsked, folder: string): Promise<Receipt[]> {
  const finished = await finishErasures(installation, asked.company);
  const done = new Set(
    finished.flatMap(({ plan }) => [...(plan?.inductions ?? []).map(({ id }) => id), ...(plan?.cards ?? [])]),
  );
  const rest = {
    ...asked,
    userForms: asked.userForms.filter((id) => !done.has(id)),
    cards: asked.cards.filter((id) => !done.has(id)),
  };
  const receipts = finished.map(({ receipt }) => receipt);
  try {
    const { erasure } = await previewErasure(installation, rest);
    await beginErasure(installation, erasure);
    receipts.push(erasure.receipt);
  } catch (error) {
    // The killed run's erasure covered everything requested.
    if (!(error instanceof OperatorError) || finished.length === 0) throw error;
  }
  for (const receipt of receipts) await writeReceipt(folder, receipt);
  return receipts;
}

async function writeReceipt(folder: string, receipt: Receipt): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `erasure-${receipt._id}.json`);
  await writeFile(file, `${JSON.stringify(sealedReceipt(receipt), null, 2)}\n`);
}
