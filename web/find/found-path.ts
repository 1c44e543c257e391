import type { FoundThing } from '../../shared/find/found.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';

const PATHS: Readonly<Record<FoundThing['kind'], (thing: FoundThing) => string>> = {
  userForm: ({ _id }) => staffPaths.approvalOfUserForm(_id),
  permit: ({ _id, project = '' }) => staffPaths.projectPermit(project, _id),
  project: ({ _id }) => staffPaths.project(_id),
  inductionForm: ({ _id }) => staffPaths.form(_id),
  permitForm: ({ _id }) => staffPaths.permitForm(_id),
  user: ({ _id }) => staffPaths.user(_id),
};

export const foundPath = (thing: FoundThing): string => PATHS[thing.kind](thing);
