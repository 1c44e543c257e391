import type { FoundThing } from '../../shared/find/found.ts';
import { paths } from '../app/routing/paths.ts';

const PATHS: Readonly<Record<FoundThing['kind'], (thing: FoundThing) => string>> = {
  userForm: ({ _id }) => paths.approvalOfUserForm(_id),
  permit: ({ _id, project = '' }) => paths.projectPermit(project, _id),
  project: ({ _id }) => paths.project(_id),
  inductionForm: ({ _id }) => paths.form(_id),
  permitForm: ({ _id }) => paths.permitForm(_id),
  user: ({ _id }) => paths.user(_id),
};

export const foundPath = (thing: FoundThing): string => PATHS[thing.kind](thing);
