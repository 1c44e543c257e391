import { findEndedProjects, findOpenProjects } from '../../store/entities/projects.ts';
import { findWorkerEventKeys, type WorkerLine } from '../../store/entities/workers/worker-lines.ts';
import { findLinesOfInduction } from '../../store/entities/workers/worker-traits.ts';
import { erasedLineWrites, lineWithout } from '../../store/entities/workers/worker-writes.ts';
import { traitSeal } from '../../security/trait-seal.ts';
import type { World } from '../../world.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { mustKeepList } from '../../../shared/data-desk/site-clock.ts';
import type { Project } from '../../../shared/projects/project.ts';
import type { KeptData } from '../kept-data.ts';

type Listed = { site: Project; line: WorkerLine };

/** The lines of a company's lists of workers that were made of an induction: one small Query a site. */
async function findLinesOf(world: World, company: string, userForm: string): Promise<Listed[]> {
  const { table } = world;
  const sites = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  const seal = traitSeal(world);
  const found = await Promise.all(
    sites.map(async (site) =>
      (await findLinesOfInduction(table, { project: site._id, userForm, seal })).map((line) => ({ site, line })),
    ),
  );
  return found.flat().filter(({ line }) => line.userForms.includes(userForm));
}

/** Whether a list that the law still wants has a line of the induction. */
export async function isOnKeptList({ world }: KeptData, company: string, userForm: string): Promise<boolean> {
  const lines = await findLinesOf(world, company, userForm);
  return lines.some(({ site }) => mustKeepList([site], localDate(world.now())));
}

/** Takes an induction's worker off every list; a line that other inductions made too stays theirs. Idempotent. */
export async function eraseWorkerLines({ world }: KeptData, company: string, userForm: string): Promise<void> {
  const { table } = world;
  for (const { site, line } of await findLinesOf(world, company, userForm)) {
    const isOnlySource = line.userForms.length === 1;
    const events = isOnlySource ? await findWorkerEventKeys(table, site._id, line._id) : [];
    const seal = traitSeal(world);
    await table.write(isOnlySource ? erasedLineWrites(line, events, seal) : lineWithout(line, userForm, seal));
  }
}
