import * as z from 'zod/mini';
import { Id } from '../../../shared/core/fields.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { workerFillWrite } from '../due/kinds/worker-fill.ts';
import { itemReader } from '../item-reader.ts';
import type { Item } from '../items.ts';
import { headKey, projectKey, SITE_PREFIX, siteOfFormKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';

const Named = z.object({ project: Id, company: Id });
const namedOf = itemReader('siteOfForm', { schema: Named });

/** An open project that names an induction form, and whether its list of workers has begun. */
export type Site = z.infer<typeof Named> & { hasWorkers: boolean };

type Naming = Pick<Project, '_id' | 'company' | 'ended' | 'inductionFormIds'>;
const openForms = (project: Naming | undefined) => (project && !project.ended ? project.inductionFormIds : []);

export const formsAdded = (before: Naming, after: Naming): string[] =>
  after.inductionFormIds.filter((formId) => !before.inductionFormIds.includes(formId));

/** Follows which forms an open project names; the workers of a form that joins go onto the project's list. */
export function siteWrites(before: Naming | undefined, after: Naming | undefined, at: string): Write[] {
  const old = openForms(before);
  const now = openForms(after);
  const joined = now.filter((formId) => !old.includes(formId));
  const project = before?._id ?? after?._id ?? '';
  const company = before?.company ?? after?.company ?? '';
  return [
    ...joined.flatMap((formId) => [
      { put: { ...siteOfFormKey(formId, project), entity: 'siteOfForm', project, company } },
      workerFillWrite({ project, company, formId }, at),
    ]),
    ...old.filter((formId) => !now.includes(formId)).map((formId) => ({ delete: siteOfFormKey(formId, project) })),
  ];
}

/** The items of the open projects that name a form. */
export async function findProjectsNaming(table: Table, formId: string): Promise<Item[]> {
  const projects = await table.getMany((await findNaming(table, formId)).map(({ project }) => projectKey(project)));
  return projects.filter((item) => item !== undefined);
}

async function findNaming(table: Table, formId: string): Promise<z.infer<typeof Named>[]> {
  const items = await table.queryAll({
    where: 'PK = :form AND begins_with(SK, :sites)',
    values: { ':form': headKey(formId).PK, ':sites': SITE_PREFIX },
  });
  return items.map(namedOf);
}

export async function findSitesOfForm(table: Table, formId: string): Promise<Site[]> {
  const sites = await findNaming(table, formId);
  const projects = await table.getMany(sites.map(({ project }) => projectKey(project)));
  return sites.map((site, place) => ({ ...site, hasWorkers: projects[place]?.['hasWorkers'] === true }));
}
