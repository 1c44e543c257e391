import { LEAST_COMPANY_LETTERS } from '../../shared/registers/register-api.ts';
import type { CompanySuggestion } from '../../shared/registers/register-shapes.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import { findKnownCompanies, keepKnownCompanies, type KnownCompanies } from '../store/installation/register-cache.ts';
import type { World } from '../world.ts';
import { sealValue } from '../security/keys.ts';
import { TableMemory, type ShortMemory } from '../security/short-memory.ts';

const FRESH_MILLISECONDS = 24 * 3600 * 1000;
/** Kept of the hundred results that the register gives; for a name with more namesakes the user types more of it. */
const MOST_KEPT = 30;
/** Searches of one address in the register, which allows some hundred a minute for all of its users together. */
const QUESTIONS: Limit = { name: 'companySearch', most: 60, windowSeconds: 60 };
const remembered = new TableMemory<KnownCompanies>(500);

/**
 * The companies of a name, closest first: from this process's memory, from the table, or from the register. The table is a cache for every
 * process, since the register allows only some hundred searches a minute. An answer lasts a day; where the register is unavailable, an
 * older one is used. Undefined where there is none, 429 where the address has asked too often.
 */
export async function loadKnownCompanies(
  world: World,
  text: string,
  address: string,
): Promise<KnownCompanies | undefined> {
  const name = searchNameOf(text);
  if (name.length < LEAST_COMPANY_LETTERS) return { companies: [], askedAt: world.now().toISOString() };
  const now = world.now().getTime();
  const memory = remembered.of(world.table);
  const known = memory.get(name, now) ?? (await findKnownCompanies(world.table, name, world.now()));
  if (known && isFresh(known, now)) return keep(memory, name, known);
  const answered = await askRegister(world, name, address);
  return answered ? keep(memory, name, answered) : known;
}

export function searchNameOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
}

async function askRegister(world: World, name: string, address: string): Promise<KnownCompanies | undefined> {
  if (!world.companyRegister) return undefined;
  await takeAttempt(world.table, QUESTIONS, sealValue(world.keys, 'address', address), world.now());
  const found = await world.companyRegister.companiesNamed(name);
  if (!found) return undefined;
  const companies = found.toSorted(closestTo(name)).slice(0, MOST_KEPT);
  const known = { companies, askedAt: world.now().toISOString() };
  await keepKnownCompanies(world.table, name, known);
  return known;
}

function keep(memory: ShortMemory<KnownCompanies>, name: string, known: KnownCompanies): KnownCompanies {
  memory.set(name, known, Date.parse(known.askedAt) + FRESH_MILLISECONDS);
  return known;
}

function isFresh({ askedAt }: KnownCompanies, now: number): boolean {
  return Date.parse(askedAt) + FRESH_MILLISECONDS > now;
}

/** Sorts the exact name first, then names that begin so, then names with a word that begins so, then the rest; each alphabetically. */
function closestTo(name: string): (a: CompanySuggestion, b: CompanySuggestion) => number {
  const rank = (company: CompanySuggestion) => {
    const candidate = searchNameOf(company.name);
    if (candidate === name) return 0;
    if (candidate.startsWith(name)) return 1;
    return candidate.includes(` ${name}`) ? 2 : 3;
  };
  return (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'fi');
}
