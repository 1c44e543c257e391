import type { ExpirationStatus } from '../content/card-rules.ts';
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

/** What a link chooses among a project's cards; mails that were sent long ago name it so. */
export type ChosenCards = { expirationStatus: ExpirationStatus | 'all' };
/** What a link chooses among inductions, and which of them it opens. */
export type ChosenUserForms = { state: 'waiting' | 'renewal' | 'ending'; show?: string };

/** An address with what it chooses. Words and ids alone: nothing in them is escaped. */
export function withChosen(path: string, chosen: ChosenCards | ChosenUserForms | undefined): string {
  if (!chosen) return path;
  const words = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  return `${path}?${words.join('&')}`;
}

const projectScreen = (projectId: string) => `${STAFF_PATH}/${belowStaff.project(projectId)}`;

/** Their whole paths. */
export const staffScreenPaths = {
  webhooks: `${STAFF_PATH}/${belowStaff.webhooks}`,
  dataDesk: `${STAFF_PATH}/${belowStaff.dataDesk}`,
  userForm: (userFormId: string) => `${STAFF_PATH}/${belowStaff.userForm(userFormId)}`,
  project: projectScreen,
  cardsOfProject: (projectId: string, chosen?: ChosenCards) =>
    withChosen(`${projectScreen(projectId)}/${belowProject.cards}`, chosen),
  userFormsOfProject: (projectId: string, chosen?: ChosenUserForms) =>
    withChosen(`${projectScreen(projectId)}/${belowProject.userForms}`, chosen),
  permit: (projectId: string, permitId: string) => `${projectScreen(projectId)}/${belowProject.permit(permitId)}`,
} as const;
