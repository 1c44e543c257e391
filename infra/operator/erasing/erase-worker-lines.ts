import { findEndedProjects, findOpenProjects } from '../../../functions/store/entities/projects.ts';
import {
  findWorkerEventKeys,
  findWorkerLines,
  type WorkerLine,
} from '../../../functions/store/entities/workers/worker-lines.ts';
import { erasedLineWrites, lineWithout } from '../../../functions/store/entities/workers/worker-writes.ts';
import type { Table } from '../../../functions/store/table.ts';
import { traitSeal } from '../../../functions/security/trait-seal.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Project } from '../../../shared/projects/project.ts';
import type { Installation } from '../installation.ts';
import { mustKeepList } from './site-clock.ts';

type Listed = { site: Project; line: WorkerLine };

/** The lines of a company's lists of workers that were made of an induction. */
async function findLinesOf(table: Table, company: string, userForm: string): Promise<Listed[]> {
  const sites = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  const found = await Promise.all(
    sites.map(async (site) => (await findWorkerLines(table, site._id)).map((line) => ({ site, line }))),
  );
  return found.flat().filter(({ line }) => line.userForms.includes(userForm));
}

/** Whether a list that the law still wants has a line of the induction. */
export async function isOnKeptList({ world }: Installation, company: string, userForm: string): Promise<boolean> {
  const lines = await findLinesOf(world.table, company, userForm);
  return lines.some(({ site }) => mustKeepList([site], localDate(world.now())));
}

/** Takes an induction's worker off every list; a line that other inductions made too stays theirs. Idempotent. */
export async function eraseWorkerLines({ world }: Installation, company: string, userForm: string): Promise<void> {
  const { table } = world;
  for (const { site, line } of await findLinesOf(table, company, userForm)) {
    const isOnlySource = line.userForms.length === 1;
    const events = isOnlySource ? await findWorkerEventKeys(table, site._id, line._id) : [];
    const seal = traitSeal(world);
    await table.write(isOnlySource ? erasedLineWrites(line, events, seal) : lineWithout(line, userForm, seal));
  }
}
