import type { Project } from '../../../../shared/projects/project.ts';
import type { Item } from '../../items.ts';
import { selfCheckInKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

type Naming = Pick<Project, 'ended' | 'inductionFormIds' | 'presence' | 'selfCheckIn'>;

/** The forms whose workers note themselves at the site. */
const formsOf = (site: Naming | undefined): string[] =>
  site && !site.ended && site.presence && site.selfCheckIn ? site.inductionFormIds : [];

/** Counts for each form the open sites that let workers note themselves, so that nobody needs to read the sites. */
export function selfCheckInWrites(before: Naming | undefined, after: Naming | undefined): Write[] {
  const [old, now] = [formsOf(before), formsOf(after)];
  const count = (form: string, change: 1 | -1): Write => ({
    update: selfCheckInKey(form),
    set: 'SET entity = :entity ADD sites :change',
    values: { ':entity': 'selfCheckIn', ':change': change },
  });
  return [
    ...now.filter((form) => !old.includes(form)).map((form) => count(form, 1)),
    ...old.filter((form) => !now.includes(form)).map((form) => count(form, -1)),
  ];
}

/** Whether a site of the form lets workers note themselves, by the form's count. */
export const isSelfCheckIn = (count: Item | undefined): boolean => Number(count?.['sites'] ?? 0) > 0;

export async function hasSelfCheckIn(table: Table, form: string): Promise<boolean> {
  return isSelfCheckIn(await table.get(selfCheckInKey(form)));
}
