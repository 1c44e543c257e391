import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import {
  invitationPath,
  resetPasswordPath,
  undoEmailPath,
  verifyEmailPath,
} from '../../../shared/site-paths/mailed-paths.ts';
import { cardCodePath, inspectionPath, passPath } from '../../../shared/site-paths/open-paths.ts';
import { VERIFY_PATHS } from '../../../shared/site-paths/verify-paths.ts';
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
export const LATER_ROUTES = [
  { path: passPath(':passId'), Screen: Pass },
  { path: '/c/:formId/:pageIndex', Screen: EarlierCardsCode },
  { path: '/in/:gateId', Screen: CheckIn },
  { path: inspectionPath(':linkId'), Screen: Inspection },
  { path: '/board/:boardId', Screen: deskElsewhere.Board },
  { path: '/z/:zoneId', Screen: deskElsewhere.Zone },
  { path: cardCodePath(':cardId'), Screen: CardCode },
  { path: '/edit-card/:cardId', Screen: EditCard },
  { path: paths.forgotPassword, Screen: ForgotPassword },
  { path: resetPasswordPath(':requestId'), Screen: ResetPassword },
  { path: invitationPath(':requestId'), Screen: Invitation },
  { path: verifyEmailPath(':id'), Screen: VerifyEmail },
  { path: '/try-permit/:permitFormId/:pageIndex', Screen: TryPermit },
  { path: undoEmailPath(':id'), Screen: UndoEmail },
  { path: staffPaths.kit, Screen: deskElsewhere.Kit },
  { path: staffPaths.developers, Screen: deskElsewhere.Developers },
  { path: VERIFY_PATHS.fi, Screen: Verify },
  { path: VERIFY_PATHS.en, Screen: Verify },
];

export async function preloadElsewhere(pathname: string): Promise<void> {
  await LATER_ROUTES.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
}

/** Any other address leads to the start. */
export function Elsewhere() {
  return (
    <Routes>
      {LATER_ROUTES.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
