import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { belowProject, belowStaff } from '../../../shared/site-paths/staff-screen-paths.ts';
import { ApprovalPage } from '../../approval/review/approval-page.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { routesOf } from '../routing/screen-route.ts';
import { useSession } from '../session/session.ts';
import { DESK_SCREENS, DESK_SCREENS_OF_PROJECT } from './desk-screens.tsx';
import { landingPath } from './sections.ts';

const Project = lazyScreen(() => import('../../projects/project-page.tsx').then((file) => file.ProjectPage));
const UserForm = lazyScreen(() =>
  import('../../approval/user-form/user-form-page.tsx').then((file) => file.UserFormPage),
);

function Landing(): ReactNode {
  const { loggedInUser } = useSession();
  return loggedInUser ? <Navigate to={landingPath(loggedInUser)} replace /> : null;
}

const screen = routesOf(lazyScreen);

const PROJECT = belowStaff.project(':projectId');
const PERMIT = belowProject.permit(':permitId');

/** The staff screens by their address below `/admin`. */
export const STAFF_SCREENS: RouteObject[] = [
  { index: true, element: <Landing /> },
  screen('home', () => import('../../home/home-page.tsx').then((file) => file.HomePage)),
  { path: 'approval', element: <ApprovalPage /> },
  screen('approval/:inductionFormId', () =>
    import('../../approval/list/user-forms-page.tsx').then((file) => file.UserFormsPage),
  ),
  { path: belowStaff.userForm(':userFormId'), element: <UserForm /> },
  screen('approval/user-form-report/:userFormId', () =>
    import('../../approval/report/user-form-report-page.tsx').then((file) => file.UserFormReportPage),
  ),
  screen('approval/user-form-reports/:ids', () =>
    import('../../approval/report/user-form-reports-page.tsx').then((file) => file.UserFormReportsPage),
  ),
  screen('projects', () => import('../../projects/projects-page.tsx').then((file) => file.ProjectsPage)),
  {
    path: PROJECT,
    element: <Project />,
    children: [
      { index: true, element: null },
      screen('glance', () => import('../../projects/glance/glance-page.tsx').then((file) => file.GlancePage)),
      screen(belowProject.userForms, () =>
        import('../../approval/list/project-user-forms.tsx').then((file) => file.ProjectUserForms),
      ),
      { path: 'user-form/:userFormId', element: <UserForm /> },
      screen(belowProject.cards, () => import('../../project-cards/cards-page.tsx').then((file) => file.CardsPage)),
      screen('permits', () => import('../../permits/list/permits-page.tsx').then((file) => file.PermitsPage)),
      screen(PERMIT, () => import('../../permits/permit/permit-page.tsx').then((file) => file.PermitPage)),
      screen('gate', () => import('../../gate/search/gate-page.tsx').then((file) => file.GatePage)),
      screen('presence', () => import('../../gate/on-site/on-site-page.tsx').then((file) => file.OnSitePage)),
      ...DESK_SCREENS_OF_PROJECT,
    ],
  },
  screen(`${PROJECT}/gate/:personId`, () =>
    import('../../gate/verdict/verdict-page.tsx').then((file) => file.VerdictPage),
  ),
  screen(`${PROJECT}/evacuation`, () =>
    import('../../gate/evacuation/evacuation-page.tsx').then((file) => file.EvacuationPage),
  ),
  screen(`${PROJECT}/${PERMIT}/print`, () =>
    import('../../permits/print/permit-print-page.tsx').then((file) => file.PermitPrintPage),
  ),
  screen('all-permits', () =>
    import('../../permits/list/company-permits-page.tsx').then((file) => file.CompanyPermitsPage),
  ),
  screen('all-cards', () => import('../../project-cards/company-cards-page.tsx').then((file) => file.CompanyCardsPage)),
  screen('my-inductions', () =>
    import('../../my-inductions/my-inductions-page.tsx').then((file) => file.MyInductionsPage),
  ),
  ...DESK_SCREENS,
  { path: '*', element: <Navigate to="/" replace /> },
];
