import { localDate } from '../../shared/core/dates.ts';
import { askSiteCounts } from '../../functions/home/count-sites.ts';
import { findAllCompanies } from '../../functions/store/entities/companies.ts';
import { findOpenProjects } from '../../functions/store/entities/projects.ts';
import { siteDayWrite } from '../../functions/store/entities/site-days.ts';
import type { World } from '../../functions/world.ts';

/** The days before today, oldest first: waiting, valid, to sign, ended, expiring in the morning; and how many came to the site. */
const MORNINGS = [
  [1, 0, 0, 0, 1, 4],
  [2, 1, 0, 0, 1, 5],
  [0, 1, 1, 0, 2, 5],
  [1, 2, 1, 0, 2, 0],
  [3, 2, 0, 1, 2, 0],
  [2, 2, 1, 1, 2, 4],
  [0, 1, 2, 0, 3, 6],
  [0, 1, 2, 0, 3, 6],
  [1, 2, 1, 0, 3, 5],
  [2, 3, 2, 1, 3, 5],
  [3, 3, 3, 1, 4, 0],
  [1, 4, 2, 0, 4, 0],
  [2, 4, 2, 1, 4, 3],
] as const;

/** The demo's sites as they stood on the last mornings, and a count of today's as due work. */
export async function seedSiteDays(world: World): Promise<void> {
  const { table, now } = world;
  for (const { _id: company } of await findAllCompanies(table)) {
    for (const { _id: project, presence } of await findOpenProjects(table, company)) {
      await table.write(
        MORNINGS.map(([waiting, validPermits, waitingPermits, expiredPermits, expiringCards, onSite], place) => {
          const at = new Date(now().getTime() - (MORNINGS.length - place) * 86_400_000);
          const numbers = {
            ...(presence && { onSite }),
            waiting,
            validPermits,
            waitingPermits,
            expiredPermits,
            expiringCards,
          };
          return siteDayWrite(project, localDate(at), { at: at.toISOString(), ...numbers });
        }),
      );
    }
  }
  await askSiteCounts(world);
}
