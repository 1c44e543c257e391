import { STAFF_PATH } from './open-paths.ts';

/** The screens of staff that messages lead to, by their path below `STAFF_PATH`; with `:projectId` in the place of an id they are routes. */
export const belowStaff = {
  webhooks: 'my-company/webhooks',
  dataDesk: 'my-company/data',
  userForm: (userFormId: string) => `approval/user-form/${userFormId}`,
  project: (projectId: string) => `projects/${projectId}`,
} as const;

/** The same of a project, below its own path. */
export const belowProject = {
  cards: 'cards',
  userForms: 'orientations',
  permit: (permitId: string) => `permit/${permitId}`,
} as const;

const projectScreen = (projectId: string) => `${STAFF_PATH}/${belowStaff.project(projectId)}`;

/** Their whole paths. */
export const staffScreenPaths = {
  webhooks: `${STAFF_PATH}/${belowStaff.webhooks}`,
  dataDesk: `${STAFF_PATH}/${belowStaff.dataDesk}`,
  userForm: (userFormId: string) => `${STAFF_PATH}/${belowStaff.userForm(userFormId)}`,
  project: projectScreen,
  cardsOfProject: (projectId: string) => `${projectScreen(projectId)}/${belowProject.cards}`,
  userFormsOfProject: (projectId: string) => `${projectScreen(projectId)}/${belowProject.userForms}`,
  permit: (projectId: string, permitId: string) => `${projectScreen(projectId)}/${belowProject.permit(permitId)}`,
} as const;
