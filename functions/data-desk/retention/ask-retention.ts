import { findAllCompanies } from '../../store/entities/companies.ts';
import { findRetentionRuns, retentionRunWrite, type StoredRun } from '../../store/due/kinds/retention-run.ts';
import { isWritten } from '../../store/table-errors.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { World } from '../../world.ts';

const DAYS_BETWEEN = 28;
const DAY_MILLISECONDS = 86_400_000;
const MOST_AT_ONCE = 100;

/** A run that begins to look; what an earlier one found counts no more. */
export function newRun({ now }: World, company: string, former: StoredRun | undefined): StoredRun {
  return {
    company,
    version: former?.version ?? 0,
    state: 'looking',
    begun: now().toISOString(),
    announced: null,
    endsFrom: null,
    ended: null,
    found: [],
    taken: [],
    manifest: null,
    today: localDate(now()),
    pages: 0,
  };
}

/** Orders a dry run for each company whose last run was over four weeks ago. */
export async function askRetention(world: World): Promise<void> {
  const { table, now } = world;
  const companies = (await findAllCompanies(table)).map(({ _id }) => _id);
  for (let start = 0; start < companies.length; start += MOST_AT_ONCE) {
    const some = companies.slice(start, start + MOST_AT_ONCE);
    for (const [at, former] of (await findRetentionRuns(table, some)).entries()) {
      if (former && !isLongOver(former, now())) continue;
      const run = newRun(world, some[at] ?? '', former);
      await isWritten(table.write([retentionRunWrite(run, run.begun)]));
    }
  }
}

const isLongOver = ({ state, begun }: StoredRun, now: Date): boolean =>
  (state === 'nothing' || state === 'ended') && now.getTime() - Date.parse(begun) >= DAYS_BETWEEN * DAY_MILLISECONDS;
