import { newId } from '../../security/random-ids.ts';
import {
  erasureWrite,
  findErasures,
  type Erasure,
  type ErasurePlan,
  type Receipt,
} from '../../store/installation/erasures.ts';
import { findWholePermit, wasActedOn } from '../../store/entities/permits/permits.ts';
import type { CardRecord } from '../../store/entities/cards/cards.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { LIST_YEARS } from '../../../shared/data-desk/site-clock.ts';
import type { KeptData } from '../kept-data.ts';
import { findPermitsNaming } from './erase-permit-persons.ts';
import { addCounts, countBeside, planInduction, type Counts } from './plan-erasure.ts';
import { runErasure } from './run-erasure.ts';

/** Why something of an erased person is kept. */
export const WHY = {
  list: `name, birthday, tax number, employer and dates: the list of a site's workers is kept for ${LIST_YEARS} years from the end of the year of its completion (738/2002, 52 b §)`,
  permit:
    'names and signatures on permits that somebody has signed or refused: they tell who did dangerous work, and the signatures cover the names',
  billing: 'that an induction was billed, without the name: invoices are proved by it (1336/1997, 2:10)',
};

type ToErase = {
  company: string;
  /** Who erases. */
  by: string;
  heads: readonly UserFormHead[];
  /** Cards that were made in a project. */
  cards: readonly CardRecord[];
  /** Another system keeps the sites' lists of workers. */
  isListElsewhere: boolean;
  /** The permits that name the person, where they were looked for already. */
  permits?: readonly string[];
};

/** What an erasure of a person would take and keep; changes nothing. */
export async function planErasure(data: KeptData, asked: ToErase): Promise<Erasure> {
  const { company, by, heads, cards } = asked;
  const plan: ErasurePlan = { inductions: [], cards: cards.map(({ _id }) => _id) };
  const erased: Counts = {};
  for (const head of heads) {
    const { induction, counts } = await planInduction(data, head, { mayKeepList: !asked.isListElsewhere });
    plan.inductions.push({ ...induction, erasesLines: !induction.keepsList });
    addCounts(erased, counts);
  }
  for (const card of cards) addCounts(erased, { cards: 1, ...(await countBeside(data, 'cards', card)) });
  const permits = await countPermits(data, asked);
  if (permits.all > 0) erased['permits without the address'] = permits.all;
  const lists = plan.inductions.filter(({ keepsList }) => keepsList).length;
  const kept = [
    { what: 'list of workers', count: lists, why: WHY.list },
    { what: 'permits with the name', count: permits.kept, why: WHY.permit },
    { what: 'billing entries', count: heads.length, why: WHY.billing },
  ].filter(({ count }) => count > 0);
  return { receipt: receiptOf(data, { company, by, erased, kept }), plan };
}

type Told = Pick<Receipt, 'company' | 'by' | 'erased' | 'kept'>;

export function receiptOf({ world }: KeptData, told: Told): Receipt {
  return { _id: newId(world), at: world.now().toISOString(), ...told };
}

async function countPermits({ world: { table } }: KeptData, { company, heads, permits }: ToErase) {
  const ids =
    permits ?? (await findPermitsNaming(table, company, new Set(heads.map(({ _id }) => _id)))).map(({ _id }) => _id);
  const whole = (await Promise.all(ids.map((id) => findWholePermit(table, id)))).filter((one) => one !== undefined);
  return { all: whole.length, kept: whole.filter(wasActedOn).length };
}

/** Stores an erasure, then runs it. */
export async function beginErasure(data: KeptData, erasure: Erasure): Promise<void> {
  await data.world.table.write([erasureWrite(erasure)]);
  await runErasure(data, erasure);
}

/** Runs the unfinished erasures of a company, until its time is up, and answers them. */
export async function finishErasures(data: KeptData, company: string, isTimeUp?: () => boolean): Promise<Erasure[]> {
  const open = (await findErasures(data.world.table, company)).filter(({ plan }) => plan !== undefined);
  for (const erasure of open) await runErasure(data, erasure, isTimeUp);
  return open;
}
