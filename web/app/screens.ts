import { lazyScreen } from './lazy-screen.ts';

/** Every screen in a file of its own: a worker's phone fetches only what it shows. */
export const screens = {
  Landing: lazyScreen(() => import('./landing-route.tsx').then((file) => file.LandingRoute)),
  Start: lazyScreen(() => import('../start/start-page.tsx').then((file) => file.StartPage)),
  Opening: lazyScreen(() => import('../start/opening-page.tsx').then((file) => file.OpeningPage)),
  Login: lazyScreen(() => import('../login/login-page.tsx').then((file) => file.LoginPage)),
  NotFound: lazyScreen(() => import('./not-found-page.tsx').then((file) => file.NotFoundPage)),
  Admin: lazyScreen(() => import('./admin-app.tsx').then((file) => file.AdminApp)),
} as const;
