import type { RouteObject } from 'react-router-dom';
import { belowStaff } from '../../../shared/site-paths/staff-screen-paths.ts';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { routesOf } from '../routing/screen-route.ts';
import { loadDeskTexts } from '../texts/i18n.ts';

const TrialPreview = lazyScreen(() =>
  import('../../user-forms/trial/trial-preview.tsx').then((file) => file.TrialPreview),
);
const TrialOfForm = lazyScreen(() => import('../../permits/trial/trial-of-form.tsx').then((file) => file.TrialOfForm));
const screen = routesOf((load) => lazyScreen(load, loadDeskTexts));

const PROJECT = belowStaff.project(':projectId');

/**
 * The screens on which staff prepare what a site uses, by their address below `/admin`. Their styles, their texts and what only they
 * share come with them, and not with the screens that a day begins on.
 */
export const DESK_SCREENS: RouteObject[] = [
  screen('projects/import', () =>
    import('../../imports/projects/project-import-page.tsx').then((file) => file.ProjectImportPage),
  ),
  screen(`${PROJECT}/zones`, () => import('../../boards/zones/zones-page.tsx').then((file) => file.ZonesPage)),
  screen(`${PROJECT}/board`, () =>
    import('../../boards/live/project-board-page.tsx').then((file) => file.ProjectBoardPage),
  ),
  screen(`${PROJECT}/board-posters`, () =>
    import('../../boards/posters/posters-page.tsx').then((file) => file.BoardPostersPage),
  ),
  screen(`${PROJECT}/gate-poster`, () =>
    import('../../projects/gate-poster-page.tsx').then((file) => file.GatePosterPage),
  ),
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
  screen('users', () => import('../../users/users-page.tsx').then((file) => file.UsersPage)),
  screen('users/new', () => import('../../users/user/new-user-page.tsx').then((file) => file.NewUserPage)),
  screen('users/import', () => import('../../imports/users/user-import-page.tsx').then((file) => file.UserImportPage)),
  screen('users/log', () => import('../../security-log/security-log-page.tsx').then((file) => file.SecurityLogPage)),
  screen('users/:userId', () => import('../../users/user/user-page.tsx').then((file) => file.UserPage)),
  screen('my-user', () => import('../../users/my-user/my-user-page.tsx').then((file) => file.MyUserPage)),
  screen('my-company', () => import('../../companies/my-company-page.tsx').then((file) => file.MyCompanyPage)),
  screen('my-company/keys', () => import('../../api-keys/api-keys-page.tsx').then((file) => file.ApiKeysPage)),
  screen(belowStaff.webhooks, () => import('../../webhooks/webhooks-page.tsx').then((file) => file.WebhooksPage)),
  screen(belowStaff.dataDesk, () => import('../../data-desk/data-desk-page.tsx').then((file) => file.DataDeskPage)),
  screen('companies', () => import('../../companies/companies-page.tsx').then((file) => file.CompaniesPage)),
  screen('companies/:companyId', () => import('../../companies/company-page.tsx').then((file) => file.CompanyPage)),
  screen('reports', () => import('../../reports/reports-page.tsx').then((file) => file.ReportsPage)),
];

/** The same below a project's address. */
export const DESK_SCREENS_OF_PROJECT: RouteObject[] = [
  screen('workers', () => import('../../workers/workers-page.tsx').then((file) => file.WorkersPage)),
  screen('settings', () => import('../../projects/settings/settings-page.tsx').then((file) => file.SettingsPage)),
];
