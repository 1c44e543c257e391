import { STAFF_PATH } from '../../../shared/site-paths/open-paths.ts';
import {
  type belowProject,
  type ChosenUserForms,
  staffScreenPaths,
  withChosen,
} from '../../../shared/site-paths/staff-screen-paths.ts';

/** A logged-in user's modes of the player: their own induction, a trial of a form, an edit of a worker's induction. */
export type UserFormMode = 'own' | 'admin-try' | 'admin-edit';

/** The parts of a project's page with their own addresses. */
export type ProjectTab =
  | 'glance'
  | (typeof belowProject)['userForms' | 'cards']
  | 'permits'
  | 'gate'
  | 'presence'
  | 'workers'
  | 'settings';

const approvalOfForm = (inductionFormId: string, chosen?: ChosenUserForms) =>
  withChosen(`/admin/approval/${inductionFormId}`, chosen);

/** The addresses that only who has logged in opens: no worker's first page fetches them. */
export const staffPaths = {
  userForm: (mode: UserFormMode, formId: string, pageIndex: number) => `/user-form/${mode}/${formId}/${pageIndex}`,
  kit: '/dev/kit',
  admin: STAFF_PATH,
  staffHome: '/admin/home',
  cards: '/admin/all-cards',
  permits: '/admin/all-permits',
  approval: '/admin/approval',
  approvalOfForm,
  approvalOfUserForm: staffScreenPaths.userForm,
  /** The review of an induction beside those that wait. */
  reviewOfUserForm: (inductionFormId: string, userFormId: string) =>
    approvalOfForm(inductionFormId, { state: 'waiting', show: userFormId }),
  userFormReport: (userFormId: string) => `/admin/approval/user-form-report/${userFormId}`,
  userFormReports: (ids: string) => `/admin/approval/user-form-reports/${ids}`,
  users: '/admin/users',
  newUser: '/admin/users/new',
  userImport: '/admin/users/import',
  securityLog: '/admin/users/log',
  user: (userId: string) => `/admin/users/${userId}`,
  companies: '/admin/companies',
  company: (companyId: string) => `/admin/companies/${companyId}`,
  myCompany: '/admin/my-company',
  apiKeys: '/admin/my-company/keys',
  webhooks: staffScreenPaths.webhooks,
  developers: '/developers',
  dataDesk: staffScreenPaths.dataDesk,
  myUser: '/admin/my-user',
  myInductions: '/admin/my-inductions',
  reports: '/admin/reports',
  projects: '/admin/projects',
  projectImport: '/admin/projects/import',
  project: staffScreenPaths.project,
  projectTab: (projectId: string, tab: ProjectTab) => `${staffScreenPaths.project(projectId)}/${tab}`,
  evacuation: (projectId: string) => `${staffScreenPaths.project(projectId)}/evacuation`,
  gatePoster: (projectId: string) => `${staffScreenPaths.project(projectId)}/gate-poster`,
  projectZones: (projectId: string) => `${staffScreenPaths.project(projectId)}/zones`,
  projectBoard: (projectId: string) => `${staffScreenPaths.project(projectId)}/board`,
  permitOnBoard: (projectId: string, permitId: string) =>
    `${staffScreenPaths.project(projectId)}/board?permit=${permitId}`,
  boardPosters: (projectId: string) => `${staffScreenPaths.project(projectId)}/board-posters`,
  gateScan: (projectId: string) => `${staffScreenPaths.project(projectId)}/gate?scan`,
  gatePerson: (projectId: string, personId: string) => `${staffScreenPaths.project(projectId)}/gate/${personId}`,
  projectUserForm: (projectId: string, userFormId: string) =>
    `${staffScreenPaths.project(projectId)}/user-form/${userFormId}`,
  forms: '/admin/forms',
  form: (inductionFormId: string) => `/admin/forms/${inductionFormId}`,
  formPrint: (inductionFormId: string) => `/admin/forms/${inductionFormId}/print`,
  formTranslations: (inductionFormId: string) => `/admin/forms/${inductionFormId}/translations`,
  formPoster: (inductionFormId: string) => `/admin/forms/${inductionFormId}/poster`,
  projectPermit: staffScreenPaths.permit,
  signPermit: (projectId: string, permitId: string) => `${staffScreenPaths.permit(projectId, permitId)}?sign`,
  permitPrint: (projectId: string, permitId: string) => `${staffScreenPaths.permit(projectId, permitId)}/print`,
  editPermitPages: (permitId: string) => `/edit-permit/${permitId}/`,
  editPermit: (permitId: string, pageIndex: number) => `/edit-permit/${permitId}/${pageIndex}`,
  tryPermit: (permitFormId: string, pageIndex: number) => `/try-permit/${permitFormId}/${pageIndex}`,
  permitForms: '/admin/permit-forms',
  permitForm: (permitFormId: string) => `/admin/permit-forms/${permitFormId}`,
  permitFormTranslations: (permitFormId: string) => `/admin/permit-forms/${permitFormId}/translations`,
  permitFormPrint: (permitFormId: string) => `/admin/permit-forms/${permitFormId}/print`,
} as const;
