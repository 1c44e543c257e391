import type { Language } from '../../shared/core/fields.ts';

/** The ways in which a logged-in user opens the player: their own induction, a trial of a form, an edit of a worker's. */
export type UserFormMode = 'own' | 'admin-try' | 'admin-edit';

/** The parts of a project's page that have an address of their own. */
export type ProjectTab = 'orientations' | 'cards' | 'permits' | 'settings';

/** Every address that the interface links to is spelled here and nowhere else. */
export const paths = {
  home: (language: Language) => (language === 'fi' ? '/' : '/en'),
  homeWithError: (language: Language, error: 404 | 500) => `${paths.home(language)}?error=${error}`,
  start: '/aloita',
  startWithPin: (pin: string) => `/s/${encodeURIComponent(pin)}`,
  page: (userFormId: string, pageIndex: number) => `/page/${userFormId}/${pageIndex}`,
  userForm: (mode: UserFormMode, formId: string, pageIndex: number) => `/user-form/${mode}/${formId}/${pageIndex}`,
  login: '/login',
  forgotPassword: '/forgot-password',
  notFound: '/not-found',
  kit: '/dev/kit',
  admin: '/admin',
  approval: '/admin/approval',
  approvalOfForm: (inductionFormId: string) => `/admin/approval/${inductionFormId}`,
  approvalOfUserForm: (userFormId: string) => `/admin/approval/user-form/${userFormId}`,
  userFormReport: (userFormId: string) => `/admin/approval/user-form-report/${userFormId}`,
  userFormReports: (ids: string) => `/admin/approval/user-form-reports/${ids}`,
  users: '/admin/users',
  newUser: '/admin/users/new',
  user: (userId: string) => `/admin/users/${userId}`,
  companies: '/admin/companies',
  company: (companyId: string) => `/admin/companies/${companyId}`,
  myCompany: '/admin/my-company',
  myUser: '/admin/my-user',
  myInductions: '/admin/my-inductions',
  reports: '/admin/reports',
  projects: '/admin/projects',
  project: (projectId: string) => `/admin/projects/${projectId}`,
  projectTab: (projectId: string, tab: ProjectTab) => `/admin/projects/${projectId}/${tab}`,
  projectUserForm: (projectId: string, userFormId: string) => `/admin/projects/${projectId}/user-form/${userFormId}`,
  forms: '/admin/forms',
  form: (inductionFormId: string) => `/admin/forms/${inductionFormId}`,
  formPrint: (inductionFormId: string) => `/admin/forms/${inductionFormId}/print`,
  formPoster: (inductionFormId: string) => `/admin/forms/${inductionFormId}/poster`,
  projectPermit: (projectId: string, permitId: string) => `/admin/projects/${projectId}/permit/${permitId}`,
  permitPrint: (projectId: string, permitId: string) => `/admin/projects/${projectId}/permit/${permitId}/print`,
  editPermitPages: (permitId: string) => `/edit-permit/${permitId}/`,
  editPermit: (permitId: string, pageIndex: number) => `/edit-permit/${permitId}/${pageIndex}`,
  viewPermit: (permitId: string, pin: string, pageIndex: number) =>
    `/view-permit/${encodeURIComponent(permitId)}/${encodeURIComponent(pin)}/${pageIndex}`,
  tryPermit: (permitFormId: string, pageIndex: number) => `/try-permit/${permitFormId}/${pageIndex}`,
  permitForms: '/admin/permit-forms',
  permitForm: (permitFormId: string) => `/admin/permit-forms/${permitFormId}`,
  permitFormPrint: (permitFormId: string) => `/admin/permit-forms/${permitFormId}/print`,
  earlierCardsCode: (userFormId: string, pageIndex: number) => `/c/${userFormId}/${pageIndex}`,
  cardCode: (cardId: string) => `/ec/${cardId}`,
  editCard: (cardId: string) => `/edit-card/${cardId}`,
  userFormCode: (userFormId: string) => `/o/${userFormId}`,
} as const;

/** The landing pages and the language that each is written in. */
export const LANDING_LANGUAGE: Readonly<Record<string, Language>> = {
  '/': 'fi',
  '/index.html': 'fi',
  '/en': 'en',
  '/index_en.html': 'en',
};

function parsedUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The path that the query parameter `u` asks to open, when it stays on this site; otherwise nothing.
 * A browser reads `//host`, `/\host` and a path with tabs in it as another origin.
 */
export function ownPath(asked: string | null, origin: string): string | undefined {
  if (!asked || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return undefined;
  const url = parsedUrl(asked, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
