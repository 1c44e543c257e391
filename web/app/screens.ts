import { lazyScreen } from './lazy-screen.ts';

/**
 * Screens in files of their own: a worker's phone fetches only what it shows. The start pages are not among them: they
 * are what most come for, and lie in the first file.
 */
export const screens = {
  Landing: lazyScreen(() => import('./landing-route.tsx').then((file) => file.LandingRoute)),
  Player: lazyScreen(() => import('../user-forms/player-page.tsx').then((file) => file.PlayerPage)),
  UserFormMode: lazyScreen(() => import('../user-forms/mode-page.tsx').then((file) => file.ModePage)),
  Code: lazyScreen(() => import('../edit-codes/code-page.tsx').then((file) => file.CodePage)),
  EarlierCardsCode: lazyScreen(() =>
    import('../edit-codes/earlier-cards-code-page.tsx').then((file) => file.EarlierCardsCodePage),
  ),
  CardCode: lazyScreen(() => import('../edit-codes/card-code-page.tsx').then((file) => file.CardCodePage)),
  EditCard: lazyScreen(() => import('../cards/edit-card-page.tsx').then((file) => file.EditCardPage)),
  Login: lazyScreen(() => import('../login/login-page.tsx').then((file) => file.LoginPage)),
  ForgotPassword: lazyScreen(() => import('../login/forgot-password-page.tsx').then((file) => file.ForgotPasswordPage)),
  ResetPassword: lazyScreen(() => import('../login/reset-password-page.tsx').then((file) => file.ResetPasswordPage)),
  VerifyEmail: lazyScreen(() => import('../verify-email/verify-email-page.tsx').then((file) => file.VerifyEmailPage)),
  NotFound: lazyScreen(() => import('./not-found-page.tsx').then((file) => file.NotFoundPage)),
  Admin: lazyScreen(() => import('./admin-app.tsx').then((file) => file.AdminApp)),
} as const;
