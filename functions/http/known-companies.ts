import { LEAST_COMPANY_LETTERS, type CompanySuggestion } from '../../shared/registers/register-api.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import { findKnownCompanies, keepKnownCompanies, type KnownCompanies } from '../store/register-cache.ts';
import type { World } from '../world.ts';
import { sealed } from './keys.ts';
import { ShortMemory } from './short-memory.ts';

const FRESH_MILLISECONDS = 24 * 3600 * 1000;
/** Of the hundred that the register answers; a name with more namesakes is to be written further. */
const MOST_KEPT = 30;
/** Questions of one address to the register, which has some hundred a minute for all of its users. */
const QUESTIONS: Limit = { name: 'companySearch', most: 60, windowSeconds: 60 };
const remembered = new ShortMemory<KnownCompanies>(500);

/**
 * The companies of a name, the closest first: from this process's memory, from the table, where every process looks
 * since the register takes only some hundred questions a minute of all its users, or from the register itself. An answer
 * lasts a day; where the register cannot be asked, an older one is better than none. Undefined where there is none,
 * 429 where the address has asked too often.
 */
export async function knownCompanies(world: World, text: string, address: string): Promise<KnownCompanies | undefined> {
  const name = searchedName(text);
  if (name.length < LEAST_COMPANY_LETTERS) return { companies: [], askedAt: world.now().toISOString() };
  const memoryKey = `${world.table.name} ${name}`;
  const now = world.now().getTime();
  const known = remembered.get(memoryKey, now) ?? (await findKnownCompanies(world.table, name, world.now()));
  if (known && isFresh(known, now)) return remember(memoryKey, known);
  const answered = await asked(world, name, address);
  return answered ? remember(memoryKey, answered) : known;
}

export function searchedName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
}

async function asked(world: World, name: string, address: string): Promise<KnownCompanies | undefined> {
  if (!world.companyRegister) return undefined;
  await takeAttempt(world.table, QUESTIONS, sealed(world.keys, 'address', address), world.now());
  const found = await world.companyRegister.companiesNamed(name);
  if (!found) return undefined;
  const companies = found.toSorted(closestTo(name)).slice(0, MOST_KEPT);
  const known = { companies, askedAt: world.now().toISOString() };
  await keepKnownCompanies(world.table, name, known);
  return known;
}

function remember(key: string, known: KnownCompanies): KnownCompanies {
  remembered.set(key, known, Date.parse(known.askedAt) + FRESH_MILLISECONDS);
  return known;
}

function isFresh({ askedAt }: KnownCompanies, now: number): boolean {
  return Date.parse(askedAt) + FRESH_MILLISECONDS > now;
}

/** The name itself, names that begin so, names with a word that begins so, the rest; each by the alphabet. */
function closestTo(name: string): (a: CompanySuggestion, b: CompanySuggestion) => number {
  const rank = (company: CompanySuggestion) => {
    const candidate = searchedName(company.name);
    if (candidate === name) return 0;
    if (candidate.startsWith(name)) return 1;
    return candidate.includes(` ${name}`) ? 2 : 3;
  };
  return (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'fi');
}
