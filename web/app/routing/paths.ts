import type { Language } from '../../../shared/core/fields.ts';

/** A logged-in user's modes of the player: their own induction, a trial of a form, an edit of a worker's induction. */
export type UserFormMode = 'own' | 'admin-try' | 'admin-edit';

/** The parts of a project's page with their own addresses. */
export type ProjectTab = 'glance' | 'orientations' | 'cards' | 'permits' | 'gate' | 'presence' | 'workers' | 'settings';

/** The only place that spells the addresses that the interface links to. */
export const paths = {
  home: (language: Language) => (language === 'fi' ? '/' : '/en'),
  homeWithError: (language: Language, error: 404 | 500) => `${paths.home(language)}?error=${error}`,
  start: '/aloita',
  /** Anybody checks an evidence file there. */
  verify: (language: Language) => (language === 'fi' ? '/tarkista' : '/en/verify'),
  startWithPin: (pin: string) => `/s/${encodeURIComponent(pin)}`,
  pass: (passId: string) => `/v/${passId}`,
  board: (boardId: string) => `/board/${boardId}`,
  zone: (zoneId: string) => `/z/${zoneId}`,
  checkIn: (gateId: string) => `/in/${gateId}`,
  inspection: (linkId: string) => `/luettelo/${linkId}`,
  page: (userFormId: string, pageIndex: number) => `/page/${userFormId}/${pageIndex}`,
  userForm: (mode: UserFormMode, formId: string, pageIndex: number) => `/user-form/${mode}/${formId}/${pageIndex}`,
  login: '/login',
  forgotPassword: '/forgot-password',
  notFound: '/not-found',
  kit: '/dev/kit',
  admin: '/admin',
  staffHome: '/admin/home',
  cards: '/admin/all-cards',
  permits: '/admin/all-permits',
  approval: '/admin/approval',
  approvalOfForm: (inductionFormId: string) => `/admin/approval/${inductionFormId}`,
  approvalOfUserForm: (userFormId: string) => `/admin/approval/user-form/${userFormId}`,
  /** The review of an induction beside those that wait. */
  reviewOfUserForm: (inductionFormId: string, userFormId: string) =>
    `/admin/approval/${inductionFormId}?state=waiting&show=${userFormId}`,
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
  webhooks: '/admin/my-company/webhooks',
  developers: '/developers',
  dataDesk: '/admin/my-company/data',
  myUser: '/admin/my-user',
  myInductions: '/admin/my-inductions',
  reports: '/admin/reports',
  projects: '/admin/projects',
  projectImport: '/admin/projects/import',
  project: (projectId: string) => `/admin/projects/${projectId}`,
  projectTab: (projectId: string, tab: ProjectTab) => `/admin/projects/${projectId}/${tab}`,
  evacuation: (projectId: string) => `/admin/projects/${projectId}/evacuation`,
  gatePoster: (projectId: string) => `/admin/projects/${projectId}/gate-poster`,
  projectZones: (projectId: string) => `/admin/projects/${projectId}/zones`,
  projectBoard: (projectId: string) => `/admin/projects/${projectId}/board`,
  permitOnBoard: (projectId: string, permitId: string) => `/admin/projects/${projectId}/board?permit=${permitId}`,
  boardPosters: (projectId: string) => `/admin/projects/${projectId}/board-posters`,
  gateScan: (projectId: string) => `/admin/projects/${projectId}/gate?scan`,
  gatePerson: (projectId: string, personId: string) => `/admin/projects/${projectId}/gate/${personId}`,
  projectUserForm: (projectId: string, userFormId: string) => `/admin/projects/${projectId}/user-form/${userFormId}`,
  forms: '/admin/forms',
  form: (inductionFormId: string) => `/admin/forms/${inductionFormId}`,
  formPrint: (inductionFormId: string) => `/admin/forms/${inductionFormId}/print`,
  formTranslations: (inductionFormId: string) => `/admin/forms/${inductionFormId}/translations`,
  formPoster: (inductionFormId: string) => `/admin/forms/${inductionFormId}/poster`,
  projectPermit: (projectId: string, permitId: string) => `/admin/projects/${projectId}/permit/${permitId}`,
  signPermit: (projectId: string, permitId: string) => `/admin/projects/${projectId}/permit/${permitId}?sign`,
  permitPrint: (projectId: string, permitId: string) => `/admin/projects/${projectId}/permit/${permitId}/print`,
  editPermitPages: (permitId: string) => `/edit-permit/${permitId}/`,
  editPermit: (permitId: string, pageIndex: number) => `/edit-permit/${permitId}/${pageIndex}`,
  viewPermit: (permitId: string, pin: string, pageIndex: number) =>
    `/view-permit/${encodeURIComponent(permitId)}/${encodeURIComponent(pin)}/${pageIndex}`,
  tryPermit: (permitFormId: string, pageIndex: number) => `/try-permit/${permitFormId}/${pageIndex}`,
  permitForms: '/admin/permit-forms',
  permitForm: (permitFormId: string) => `/admin/permit-forms/${permitFormId}`,
  permitFormTranslations: (permitFormId: string) => `/admin/permit-forms/${permitFormId}/translations`,
  permitFormPrint: (permitFormId: string) => `/admin/permit-forms/${permitFormId}/print`,
  earlierCardsCode: (userFormId: string, pageIndex: number) => `/c/${userFormId}/${pageIndex}`,
  cardCode: (cardId: string) => `/ec/${cardId}`,
  editCard: (cardId: string) => `/edit-card/${cardId}`,
  userFormCode: (userFormId: string) => `/o/${userFormId}`,
} as const;

/** The landing pages with their languages. */
export const LANDING_LANGUAGE: Readonly<Record<string, Language>> = {
  '/': 'fi',
  '/index.html': 'fi',
  '/en': 'en',
  '/index_en.html': 'en',
};

/** The pages that check evidence, with their languages. */
export const VERIFY_LANGUAGE: Readonly<Record<string, Language>> = { '/tarkista': 'fi', '/en/verify': 'en' };

function parsedUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The path in the query parameter `u` if it stays on this site, otherwise undefined. Browsers read `//host`, `/\host` and a path with tabs
 * as another origin.
 */
export function ownPath(asked: string | null, origin: string): string | undefined {
  if (!asked || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return undefined;
  const url = parsedUrl(asked, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
