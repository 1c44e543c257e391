import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../functions/security/random-ids.ts';
import { companies } from '../../../functions/store/entities/companies.ts';
import {
  erasureWrite,
  findErasures,
  type Erasure,
  type ErasurePlan,
  type Receipt,
} from '../../../functions/store/installation/erasures.ts';
import { findWholePermit, wasActedOn } from '../../../functions/store/entities/permits/permits.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { canonicalJson } from '../../../shared/content/canonical.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { findInductions, findNamedCards, findNamesakes, type Asked } from './find-person.ts';
import { findPermitsNaming } from './erase-permit-persons.ts';
import { addCounts, countBeside, planInduction, type Counts } from './plan-erasure.ts';
import { runErasure } from './run-erasure.ts';
import { LIST_YEARS } from './site-clock.ts';

export type PersonAsked = Asked & {
  company: string;
  /** The operator. */
  by: string;
  /** Another system keeps the sites' lists of workers. */
  isListElsewhere: boolean;
};

export const WHY = {
  list: `name, birthday, tax number, employer and dates: the list of a site's workers is kept for ${LIST_YEARS} years from the end of the year of its completion (738/2002, 52 b §)`,
  permit:
    'names and signatures on permits that somebody has signed or refused: they tell who did dangerous work, and the signatures cover the names',
  billing: 'that an induction was billed, without the name: invoices are proved by it (1336/1997, 2:10)',
};

/** What an erasure would erase and keep, and what the operator must check besides. */
export type Preview = { erasure: Erasure; notes: string[] };

/** Previews an erasure without changes. Throws OperatorError when the person has no data. */
export async function previewErasure(installation: Installation, asked: PersonAsked): Promise<Preview> {
  const { table } = installation.world;
  const { company } = asked;
  if (!(await companies.find(table, company))) throw new OperatorError(`There is no company ${company}.`);
  const heads = await findInductions(table, company, asked);
  const cards = await findNamedCards(table, company, asked.cards);
  if (heads.length + cards.length === 0) throw new OperatorError('The company has nothing of such a person.');
  const plan: ErasurePlan = { inductions: [], cards: cards.map(({ _id }) => _id) };
  const erased: Counts = {};
  for (const head of heads) {
    const { induction, counts } = await planInduction(installation, head, { mayKeepList: !asked.isListElsewhere });
    plan.inductions.push({ ...induction, erasesLines: !induction.keepsList });
    addCounts(erased, counts);
  }
  for (const card of cards) addCounts(erased, { cards: 1, ...(await countBeside(installation, 'cards', card)) });
  const permits = await countPermits(installation, company, plan);
  if (permits.all > 0) erased['permits without the address'] = permits.all;
  const lists = plan.inductions.filter(({ keepsList }) => keepsList).length;
  const kept = [
    { what: 'list of workers', count: lists, why: WHY.list },
    { what: 'permits with the name', count: permits.kept, why: WHY.permit },
    { what: 'billing entries', count: heads.length, why: WHY.billing },
  ].filter(({ count }) => count > 0);
  const receipt = receiptOf(installation, { company, by: asked.by, erased, kept });
  const namesakes = (await findNamesakes(table, company, heads)).filter(({ _id }) => !plan.cards.includes(_id));
  return { erasure: { receipt, plan }, notes: [...cardNotes(namesakes), ...(await accountNotes(installation, asked))] };
}

type Told = Pick<Receipt, 'company' | 'by' | 'erased' | 'kept'>;

export function receiptOf({ world }: Installation, told: Told): Receipt {
  return { _id: newId(world), at: world.now().toISOString(), ...told };
}

async function countPermits({ world }: Installation, company: string, { inductions }: ErasurePlan) {
  const naming = await findPermitsNaming(world.table, company, new Set(inductions.map(({ id }) => id)));
  const whole = await Promise.all(naming.map(({ _id }) => findWholePermit(world.table, _id)));
  return { all: naming.length, kept: whole.filter((one) => one && wasActedOn(one)).length };
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

/** Stores an erasure, then runs it. */
export async function beginErasure(installation: Installation, erasure: Erasure): Promise<void> {
  await installation.world.table.write([erasureWrite(erasure)]);
  await runErasure(installation, erasure);
}

/** Runs the unfinished erasures of a company and returns them. */
export async function finishErasures(installation: Installation, company: string): Promise<Erasure[]> {
  const open = (await findErasures(installation.world.table, company)).filter(({ plan }) => plan !== undefined);
  for (const erasure of open) await runErasure(installation, erasure);
  return open;
}

/** The receipt with its own SHA-256, which proves that it is unchanged. */
export function sealedReceipt(receipt: Receipt): Receipt & { sha256: string } {
  return { ...receipt, sha256: createHash('sha256').update(canonicalJson(receipt)).digest('hex') };
}

async function writeReceipt(folder: string, receipt: Receipt): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `erasure-${receipt._id}.json`);
  await writeFile(file, `${JSON.stringify(sealedReceipt(receipt), null, 2)}\n`);
}
