import { lazyScreen, signerScreen, workerScreen } from './lazy-screen.ts';

/**
 * Lazy screens: a worker's phone loads only the ones it shows. The start pages are in the first file, since most visitors come for them.
 */
export const screens = {
  Landing: workerScreen(() => import('./landing-route.tsx').then((file) => file.LandingRoute)),
  Player: workerScreen(async () => {
    const { PlayerPage, preloadPageAt } = await import('../../user-forms/player-page.tsx');
    await preloadPageAt(window.location.pathname);
    return PlayerPage;
  }),
  UserFormMode: workerScreen(() => import('../../user-forms/intro/mode-page.tsx').then((file) => file.ModePage)),
  Code: workerScreen(() => import('../../edit-codes/code-page.tsx').then((file) => file.CodePage)),
  Login: lazyScreen(() => import('../../login/login-page.tsx').then((file) => file.LoginPage)),
  NotFound: lazyScreen(() => import('./not-found-page.tsx').then((file) => file.NotFoundPage)),
  ViewPermit: signerScreen(() => import('../../permits/sign/view-permit-page.tsx').then((file) => file.ViewPermitPage)),
  EditPermit: lazyScreen(() => import('../shell/admin-app.tsx').then((file) => file.EditPermitApp)),
  Elsewhere: workerScreen(async () => {
    const { Elsewhere, preloadElsewhere } = await import('./elsewhere.tsx');
    await preloadElsewhere(window.location.pathname);
    return Elsewhere;
  }),
  Admin: lazyScreen(async () => {
    const { AdminApp, preloadStaffScreen } = await import('../shell/admin-app.tsx');
    await preloadStaffScreen(window.location.pathname);
    return AdminApp;
  }),
} as const;
