import type { CardReminder, Project, ProjectRow } from '../../shared/projects/project.ts';
import { companyProjectWrite } from './company-counts.ts';
import { createdSortKey } from './index-list.ts';
import { formCheck } from './induction-forms.ts';
import type { Item, Key } from './items.ts';
import { searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

/** Items of one batch get. */
const MOST_AT_ONCE = 100;

export const projectKey = (id: string): Key => ({ PK: `PROJECT#${id}`, SK: 'PROJECT' });

export function projectsPartition(company: string, ended: boolean): string {
  return `C#${company}#PROJECTS#${ended ? 'ended' : 'open'}`;
}

export async function findProject(table: Table, id: string): Promise<Project | undefined> {
  const item = await table.get(projectKey(id));
  return item && projectOf(item);
}

/** ConditionFailed at a form that the company does not have; their order is that of the project. */
export function newProjectWrites(project: Project): Write[] {
  return [
    ...project.inductionFormIds.map((formId) => formCheck(project.company, formId)),
    { put: projectItem(project), condition: 'attribute_not_exists(PK)' },
    companyProjectWrite(project.company, 1),
    ...searchWrites(undefined, searchableOf(project)),
  ];
}

/**
 * A project over the version that was read. ConditionFailed at a newly named form that the company does not have, in the
 * order of `after`; after them where somebody saved meanwhile.
 */
export function changedProjectWrites(before: Project, after: Project): Write[] {
  const { GSI1PK, version, cardReminder, inductionFormIds, row } = projectItem(after);
  return [
    ...addedForms(before, after).map((formId) => formCheck(after.company, formId)),
    {
      update: projectKey(after._id),
      set: 'SET GSI1PK = :list, version = :version, cardReminder = :reminder, inductionFormIds = :forms, #row = :row',
      condition: 'version = :before',
      names: { '#row': 'row' },
      values: {
        ':before': before.version,
        ':list': GSI1PK,
        ':version': version,
        ':reminder': cardReminder,
        ':forms': inductionFormIds,
        ':row': row,
      },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
  ];
}

/** The forms that a change newly names. */
export function addedForms(before: Project | undefined, after: Project): string[] {
  return after.inductionFormIds.filter((formId) => !before?.inductionFormIds.includes(formId));
}

/** ConditionFailed at 0 where the project has changed, or has something of its own. */
export function removedProjectWrites(project: Project): Write[] {
  return [
    {
      delete: projectKey(project._id),
      condition: 'version = :version AND (attribute_not_exists(children) OR children = :none)',
      values: { ':version': project.version, ':none': 0 },
    },
    companyProjectWrite(project.company, -1),
    ...searchWrites(searchableOf(project), undefined),
  ];
}

/** Whether the project, as read, has cards of its own or permits. */
export function hasChildren(item: Item | undefined): boolean {
  return Number(item?.['children'] ?? 0) > 0;
}

/**
 * Goes into the transaction that puts something under a project or takes it away, so that no project is removed with
 * something in it. ConditionFailed where the company has no such project.
 */
export function projectChildWrite(project: { id: string; company: string }, change: 1 | -1): Write {
  return {
    update: projectKey(project.id),
    set: 'ADD children :change',
    condition: 'company = :company',
    values: { ':change': change, ':company': project.company },
  };
}

function searchableOf(project: Project): Searchable {
  return {
    partition: projectsPartition(project.company, project.ended),
    id: project._id,
    created: project.created,
    texts: [project.name],
    sortName: project.name,
  };
}

/** By what a project is found, from its item. */
export const searchableProject = (item: Item): Searchable => searchableOf(projectOf(item));

type Row = Omit<ProjectRow, '_id' | 'company'>;

function projectItem(project: Project): Item {
  const { _id: id, company, version, cardReminder, inductionFormIds } = project;
  const { name, startDate, endDate, ended, created } = project;
  const row: Row = { name, startDate, endDate, ended, created, inductionFormCount: inductionFormIds.length };
  return {
    ...projectKey(id),
    GSI1PK: projectsPartition(company, ended),
    GSI1SK: createdSortKey(created, id),
    entity: 'project',
    id,
    company,
    version,
    cardReminder,
    inductionFormIds,
    row,
  };
}

export function projectRowOf(item: Item): ProjectRow {
  return { _id: String(item['id']), company: String(item['company']), ...(item['row'] as Row) };
}

function projectOf(item: Item): Project {
  const { inductionFormCount: _, ...row } = projectRowOf(item);
  return {
    ...row,
    version: Number(item['version']),
    inductionFormIds: item['inductionFormIds'] as string[],
    cardReminder: item['cardReminder'] as CardReminder,
  };
}

/** A company's projects that have not ended, each as it stands in the table. */
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
  const keys = listed.map(({ PK, SK }) => ({ PK, SK }));
  const found: Project[] = [];
  for (let start = 0; start < keys.length; start += MOST_AT_ONCE) {
    const items = await table.getMany(keys.slice(start, start + MOST_AT_ONCE));
    found.push(...items.flatMap((item) => (item ? [projectOf(item)] : [])));
  }
  return found;
}

/** A company's projects that name an induction form, ended ones among them. */
export async function findProjectsOfForm(table: Table, company: string, formId: string): Promise<Project[]> {
  const projects = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  return projects.filter(({ inductionFormIds }) => inductionFormIds.includes(formId));
}

/** ConditionFailed where the project has changed since it was read. */
export function unchangedProjectCheck({ _id: id, version }: Project): Write {
  return { check: projectKey(id), condition: 'version = :version', values: { ':version': version } };
}
