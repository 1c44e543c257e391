import { createElement, type ComponentType, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ApprovalPage } from '../../approval/review/approval-page.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { useSession } from '../session/session.ts';
import { landingPath } from './sections.ts';

const Project = lazyScreen(() => import('../../projects/project-page.tsx').then((file) => file.ProjectPage));
const UserForm = lazyScreen(() =>
  import('../../approval/user-form/user-form-page.tsx').then((file) => file.UserFormPage),
);
const TrialPreview = lazyScreen(() =>
  import('../../user-forms/trial/trial-preview.tsx').then((file) => file.TrialPreview),
);
const TrialOfForm = lazyScreen(() => import('../../permits/trial/trial-of-form.tsx').then((file) => file.TrialOfForm));

function Landing(): ReactNode {
  const { loggedInUser } = useSession();
  return loggedInUser ? <Navigate to={landingPath(loggedInUser)} replace /> : null;
}

/** A screen in its own file, by its address. */
function screen<Props extends object>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
  ...[props]: object extends Props ? [] : [Props]
): RouteObject {
  return { path, element: createElement(lazyScreen(load), props) };
}

/** The staff screens by their address below `/admin`. */
export const STAFF_SCREENS: RouteObject[] = [
  { index: true, element: <Landing /> },
  screen('home', () => import('../../home/home-page.tsx').then((file) => file.HomePage)),
  { path: 'approval', element: <ApprovalPage /> },
  screen('approval/:inductionFormId', () =>
    import('../../approval/list/user-forms-page.tsx').then((file) => file.UserFormsPage),
  ),
  { path: 'approval/user-form/:userFormId', element: <UserForm /> },
  screen('approval/user-form-report/:userFormId', () =>
    import('../../approval/report/user-form-report-page.tsx').then((file) => file.UserFormReportPage),
  ),
  screen('approval/user-form-reports/:ids', () =>
    import('../../approval/report/user-form-reports-page.tsx').then((file) => file.UserFormReportsPage),
  ),
  screen('projects', () => import('../../projects/projects-page.tsx').then((file) => file.ProjectsPage)),
  screen('projects/import', () =>
    import('../../imports/projects/project-import-page.tsx').then((file) => file.ProjectImportPage),
  ),
  {
    path: 'projects/:projectId',
    element: <Project />,
    children: [
      { index: true, element: null },
      screen('glance', () => import('../../projects/glance/glance-page.tsx').then((file) => file.GlancePage)),
      screen('orientations', () =>
        import('../../approval/list/project-user-forms.tsx').then((file) => file.ProjectUserForms),
      ),
      { path: 'user-form/:userFormId', element: <UserForm /> },
      screen('cards', () => import('../../project-cards/cards-page.tsx').then((file) => file.CardsPage)),
      screen('permits', () => import('../../permits/list/permits-page.tsx').then((file) => file.PermitsPage)),
      screen('permit/:permitId', () => import('../../permits/permit/permit-page.tsx').then((file) => file.PermitPage)),
      screen('gate', () => import('../../gate/search/gate-page.tsx').then((file) => file.GatePage)),
      screen('presence', () => import('../../gate/on-site/on-site-page.tsx').then((file) => file.OnSitePage)),
      screen('workers', () => import('../../workers/workers-page.tsx').then((file) => file.WorkersPage)),
      screen('settings', () => import('../../projects/settings/settings-page.tsx').then((file) => file.SettingsPage)),
    ],
  },
  screen('projects/:projectId/zones', () => import('../../boards/zones/zones-page.tsx').then((file) => file.ZonesPage)),
  screen('projects/:projectId/board', () =>
    import('../../boards/live/project-board-page.tsx').then((file) => file.ProjectBoardPage),
  ),
  screen('projects/:projectId/board-posters', () =>
    import('../../boards/posters/posters-page.tsx').then((file) => file.BoardPostersPage),
  ),
  screen('projects/:projectId/gate-poster', () =>
    import('../../projects/gate-poster-page.tsx').then((file) => file.GatePosterPage),
  ),
  screen('projects/:projectId/gate/:personId', () =>
    import('../../gate/verdict/verdict-page.tsx').then((file) => file.VerdictPage),
  ),
  screen('projects/:projectId/evacuation', () =>
    import('../../gate/evacuation/evacuation-page.tsx').then((file) => file.EvacuationPage),
  ),
  screen('projects/:projectId/permit/:permitId/print', () =>
    import('../../permits/print/permit-print-page.tsx').then((file) => file.PermitPrintPage),
  ),
  screen('all-permits', () =>
    import('../../permits/list/company-permits-page.tsx').then((file) => file.CompanyPermitsPage),
  ),
  screen('all-cards', () => import('../../project-cards/company-cards-page.tsx').then((file) => file.CompanyCardsPage)),
  screen('permit-forms', () => import('../../permit-forms/permit-forms-page.tsx').then((file) => file.PermitFormsPage)),
  screen(
    'permit-forms/:formId',
    () => import('../../permit-forms/permit-form-editor-page.tsx').then((file) => file.PermitFormEditorPage),
    { Player: TrialOfForm },
  ),
  screen('permit-forms/:formId/translations', () =>
    import('../../permit-forms/permit-form-translations-page.tsx').then((file) => file.PermitFormTranslationsPage),
  ),
  screen('permit-forms/:formId/print', () =>
    import('../../permit-forms/permit-form-print-page.tsx').then((file) => file.PermitFormPrintPage),
  ),
  screen('forms', () => import('../../induction-forms/list/forms-page.tsx').then((file) => file.FormsPage)),
  screen(
    'forms/:formId',
    () => import('../../induction-forms/editor/form-editor-page.tsx').then((file) => file.FormEditorPage),
    { Player: TrialPreview },
  ),
  screen('forms/:formId/translations', () =>
    import('../../induction-forms/form-translations-page.tsx').then((file) => file.FormTranslationsPage),
  ),
  screen('forms/:formId/print', () =>
    import('../../induction-forms/paper/form-print-page.tsx').then((file) => file.FormPrintPage),
  ),
  screen('forms/:formId/poster', () =>
    import('../../induction-forms/paper/form-poster-page.tsx').then((file) => file.FormPosterPage),
  ),
  screen('my-inductions', () =>
    import('../../my-inductions/my-inductions-page.tsx').then((file) => file.MyInductionsPage),
  ),
  screen('users', () => import('../../users/users-page.tsx').then((file) => file.UsersPage)),
  screen('users/new', () => import('../../users/user/new-user-page.tsx').then((file) => file.NewUserPage)),
  screen('users/import', () => import('../../imports/users/user-import-page.tsx').then((file) => file.UserImportPage)),
  screen('users/log', () => import('../../security-log/security-log-page.tsx').then((file) => file.SecurityLogPage)),
  screen('users/:userId', () => import('../../users/user/user-page.tsx').then((file) => file.UserPage)),
  screen('my-user', () => import('../../users/my-user/my-user-page.tsx').then((file) => file.MyUserPage)),
  screen('my-company', () => import('../../companies/my-company-page.tsx').then((file) => file.MyCompanyPage)),
  screen('my-company/keys', () => import('../../api-keys/api-keys-page.tsx').then((file) => file.ApiKeysPage)),
  screen('my-company/webhooks', () => import('../../webhooks/webhooks-page.tsx').then((file) => file.WebhooksPage)),
  screen('my-company/data', () => import('../../data-desk/data-desk-page.tsx').then((file) => file.DataDeskPage)),
  screen('companies', () => import('../../companies/companies-page.tsx').then((file) => file.CompaniesPage)),
  screen('companies/:companyId', () => import('../../companies/company-page.tsx').then((file) => file.CompanyPage)),
  screen('reports', () => import('../../reports/reports-page.tsx').then((file) => file.ReportsPage)),
  { path: '*', element: <Navigate to="/" replace /> },
];
