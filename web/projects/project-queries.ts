import type { QueryClient } from '@tanstack/react-query';
import { projectApi } from '../../shared/projects/project-api.ts';
import type { Project, ProjectRow } from '../../shared/projects/project.ts';
import { call } from '../app/api/call.ts';
import { projectKey } from '../app/shell/use-project.ts';
import { addCompanyRow, changeRows, dropRow } from '../lists/list/list-cache.ts';
import { listKey, type ListDesign } from '../lists/list/use-cursor-list.ts';

const PROJECTS = 'projects';

export const projectList: ListDesign<ProjectRow, 'all'> = {
  name: PROJECTS,
  states: ['all'],
  load: ({ state: _all, ...query }, signal) => call(projectApi.list, { query }, { signal }),
};

function rowOf(project: Project): ProjectRow {
  const { _id, company, name, startDate, endDate, ended, created, inductionFormIds } = project;
  return { _id, company, name, startDate, endDate, ended, created, inductionFormCount: inductionFormIds.length };
}

/** Caches a project from a write's answer, also in the lists. */
export function putProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(projectKey(project._id), project);
  const row = rowOf(project);
  changeRows<ProjectRow>(queryClient, listKey(PROJECTS), (each) => (each._id === row._id ? row : each));
}

export function putNewProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(projectKey(project._id), project);
  addCompanyRow(queryClient, listKey(PROJECTS), rowOf(project));
}

export function dropProject(queryClient: QueryClient, id: string): void {
  dropRow(queryClient, listKey(PROJECTS), id);
}
