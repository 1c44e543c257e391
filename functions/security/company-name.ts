import { companies } from '../store/entities/companies.ts';
import type { World } from '../world.ts';

const LIFE_MILLISECONDS = 60_000;
const names = new Map<string, { name: string; until: number }>();

/** A company as token answers name it; the name is cached for a minute. */
export async function companyRef(world: World, id: string): Promise<{ _id: string; name: string }> {
  const key = `${world.table.name}#${id}`;
  const now = world.now().getTime();
  const known = names.get(key);
  if (known && known.until > now) return { _id: id, name: known.name };
  const name = (await companies.find(world.table, id))?.name ?? '';
  names.set(key, { name, until: now + LIFE_MILLISECONDS });
  return { _id: id, name };
}
