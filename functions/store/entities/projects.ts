import * as z from 'zod/mini';
import { Id } from '../../../shared/core/fields.ts';
import { Project, ProjectRow } from '../../../shared/projects/project.ts';
import { siteCountWrite } from '../due/kinds/site-count.ts';
import { entity } from '../entity.ts';
import { formCheck } from './induction-forms/induction-forms.ts';
import type { Item } from '../items.ts';
import { foundPartition, projectKey, projectsPartition } from '../keys.ts';
import type { Table, Write } from '../table.ts';
import { companyProjectWrite } from './companies.ts';
import { gateCodeWrites } from './presence/gate-codes.ts';
import { homeMark } from './webhooks/webhook-marks.ts';
import { selfCheckInWrites } from './presence/self-check-in.ts';
import { boardLinkWrites, removedBoardWrites } from './boards/board-links.ts';
import { formsAdded, siteWrites } from './sites-of-forms.ts';

/** What lists read of a project; rows of before `inductionFormIds` have none until they are upgraded, and `presence` only where it is noted. */
const Row = z.extend(ProjectRow, { inductionFormIds: z._default(z.array(Id), []), presence: z.optional(z.boolean()) });
export type ListedProject = z.infer<typeof Row>;

export const projects = entity({
  name: 'project',
  schema: Project,
  row: Row,
  beside: ['inductionFormIds', 'presence'],
  key: projectKey,
  list: ({ company, ended }) => projectsPartition(company, ended),
  search: ({ company, name }) => ({
    texts: [name],
    sortName: name,
    found: { partition: foundPartition(company, 'others'), kind: 'project', texts: [name] },
  }),
  derived: ({ inductionFormIds, presence }) => ({
    inductionFormCount: inductionFormIds.length,
    presence: presence || undefined,
  }),
});

/** ConditionFailed of a form that the company does not have, or of `company`, also where it has webhooks and the project is not marked. */
export function newProjectWrites(project: Project): Write[] {
  return [
    ...project.inductionFormIds.map((formId) => formCheck(project.company, formId)),
    ...siteWrites(undefined, project, project.created),
    ...gateCodeWrites(undefined, project),
    ...selfCheckInWrites(undefined, project),
    companyProjectWrite(project.company, 1, homeMark(project.hasWebhooks === true)),
    ...projects.newWrites(project),
    siteCountWrite(project._id, project.created, project.company),
  ];
}

/**
 * Saves a project over the version that was read. ConditionFailed of a newly named form that the company does not have, or without a name
 * where another user saved meanwhile.
 */
export function changedProjectWrites(before: Project, after: Project, at: string): Write[] {
  return [
    ...formsAdded(before, after).map((formId) => formCheck(after.company, formId)),
    ...siteWrites(before, after, at),
    ...gateCodeWrites(before, after),
    ...selfCheckInWrites(before, after),
    ...boardLinkWrites(before, after),
    ...projects.changedWrites(before, after),
    ...(isCountedAnew(before, after) ? [siteCountWrite(after._id, at, after.company)] : []),
  ];
}

/** What its cards and inductions are, or whether it is among the open sites, has changed. */
function isCountedAnew(before: Project, after: Project): boolean {
  return before.ended !== after.ended || String(before.inductionFormIds) !== String(after.inductionFormIds);
}

/** ConditionFailed where the project has changed, or has cards of its own, permits or workers. */
export function removedProjectWrites(project: Project): Write[] {
  const isEmpty = '(attribute_not_exists(children) OR children = :none) AND attribute_not_exists(hasWorkers)';
  return [
    ...projects.removedWrites(project, { condition: isEmpty, values: { ':none': 0 } }),
    ...siteWrites(project, undefined, project.created),
    ...gateCodeWrites(project, undefined),
    ...selfCheckInWrites(project, undefined),
    ...removedBoardWrites(project),
    companyProjectWrite(project.company, -1),
  ];
}

/** Whether the project, as read, has cards of its own, permits or workers. */
export function hasChildren(item: Item | undefined): boolean {
  return Number(item?.['children'] ?? 0) > 0 || item?.['hasWorkers'] === true;
}

/**
 * Counts a project's own cards and permits in the transaction that adds or removes one, so that only an empty project can be removed.
 * ConditionFailed where the company has no such project.
 */
export function projectChildWrite(project: { id: string; company: string }, change: 1 | -1): Write {
  return {
    update: projectKey(project.id),
    set: 'ADD children :change',
    condition: 'company = :company',
    refusedAs: 'project',
    values: { ':change': change, ':company': project.company },
  };
}

/** A company's projects that have not ended, read from the table itself. */
export async function findOpenProjects(table: Table, company: string): Promise<Project[]> {
  return (await findListed(table, projectsPartition(company, false))).filter(({ ended }) => !ended);
}

export async function findEndedProjects(table: Table, company: string): Promise<Project[]> {
  return (await findListed(table, projectsPartition(company, true))).filter(({ ended }) => ended);
}

async function findListed(table: Table, partition: string): Promise<Project[]> {
  const listed = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :partition',
    values: { ':partition': partition },
  });
  const items = await table.getMany(listed.map(({ PK, SK }) => ({ PK, SK })));
  return items.flatMap((item) => (item ? [projects.ofItem(item)] : []));
}

/** A company's projects that name an induction form, including ended ones. */
export async function findProjectsOfForm(table: Table, company: string, formId: string): Promise<Project[]> {
  const all = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  return all.filter(({ inductionFormIds }) => inductionFormIds.includes(formId));
}

/** ConditionFailed where the project has changed since it was read. */
export function unchangedProjectCheck({ _id: id, version }: Project): Write {
  return { check: projectKey(id), condition: 'version = :version', values: { ':version': version } };
}
