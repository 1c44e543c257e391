import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { deskElsewhere } from './desk-elsewhere.ts';
import { lazyScreen, workerScreen } from './lazy-screen.ts';
import { paths } from './paths.ts';
import { staffPaths } from './staff-paths.ts';

const Pass = workerScreen(() => import('../../gate/pass/pass-page.tsx').then((file) => file.PassPage));
const CheckIn = workerScreen(() => import('../../check-in/check-in-page.tsx').then((file) => file.CheckInPage));
const Inspection = workerScreen(() =>
  import('../../workers/inspection/inspection-page.tsx').then((file) => file.InspectionPage),
);
const EarlierCardsCode = workerScreen(() =>
  import('../../edit-codes/earlier-cards-code-page.tsx').then((file) => file.EarlierCardsCodePage),
);
const Verify = lazyScreen(() => import('../../evidence/verify/verify-page.tsx').then((file) => file.VerifyPage));
const CardCode = workerScreen(() => import('../../edit-codes/card-code-page.tsx').then((file) => file.CardCodePage));
const EditCard = workerScreen(() => import('../../cards/edit-card-page.tsx').then((file) => file.EditCardPage));
const ForgotPassword = lazyScreen(() =>
  import('../../login/forgot-password-page.tsx').then((file) => file.ForgotPasswordPage),
);
const ResetPassword = lazyScreen(() =>
  import('../../login/reset-password-page.tsx').then((file) => file.ResetPasswordPage),
);
const Invitation = lazyScreen(() => import('../../login/invitation-page.tsx').then((file) => file.InvitationPage));
const VerifyEmail = lazyScreen(() =>
  import('../../verify-email/verify-email-page.tsx').then((file) => file.VerifyEmailPage),
);
const TryPermit = lazyScreen(() =>
  import('../../permits/trial/try-permit-page.tsx').then((file) => file.TryPermitPage),
);
const UndoEmail = lazyScreen(() => import('../../verify-email/undo-email-page.tsx').then((file) => file.UndoEmailPage));

/** The screens of codes on phones and on paper, of links in mails, of the check of evidence, and of what few ever open: no start page needs to know them. */
const ROUTES = [
  { path: '/v/:passId', Screen: Pass },
  { path: '/c/:formId/:pageIndex', Screen: EarlierCardsCode },
  { path: '/in/:gateId', Screen: CheckIn },
  { path: '/luettelo/:linkId', Screen: Inspection },
  { path: '/board/:boardId', Screen: deskElsewhere.Board },
  { path: '/z/:zoneId', Screen: deskElsewhere.Zone },
  { path: '/ec/:cardId', Screen: CardCode },
  { path: '/edit-card/:cardId', Screen: EditCard },
  { path: paths.forgotPassword, Screen: ForgotPassword },
  { path: '/reset-password/:requestId', Screen: ResetPassword },
  { path: '/invitation/:requestId', Screen: Invitation },
  { path: '/verify-email/:id', Screen: VerifyEmail },
  { path: '/try-permit/:permitFormId/:pageIndex', Screen: TryPermit },
  { path: '/undo-email/:id', Screen: UndoEmail },
  { path: staffPaths.kit, Screen: deskElsewhere.Kit },
  { path: '/developers', Screen: deskElsewhere.Developers },
  { path: '/tarkista', Screen: Verify },
  { path: '/en/verify', Screen: Verify },
];

export async function preloadElsewhere(pathname: string): Promise<void> {
  await ROUTES.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
}

/** Any other address leads to the start. */
export function Elsewhere() {
  return (
    <Routes>
      {ROUTES.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
