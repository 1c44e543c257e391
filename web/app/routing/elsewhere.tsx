import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { deskElsewhere } from './desk-elsewhere.ts';
import { lazyScreen, workerScreen } from './lazy-screen.ts';
import { paths } from './paths.ts';

const Pass = workerScreen(() => import('../../gate/pass/pass-page.tsx').then((file) => file.PassPage));
const CheckIn = workerScreen(() => import('../../check-in/check-in-page.tsx').then((file) => file.CheckInPage));
const Inspection = workerScreen(() =>
  import('../../workers/inspection/inspection-page.tsx').then((file) => file.InspectionPage),
);
const EarlierCardsCode = workerScreen(() =>
  import('../../edit-codes/earlier-cards-code-page.tsx').then((file) => file.EarlierCardsCodePage),
);
const Verify = lazyScreen(() => import('../../evidence/verify/verify-page.tsx').then((file) => file.VerifyPage));

const UndoEmail = lazyScreen(() => import('../../verify-email/undo-email-page.tsx').then((file) => file.UndoEmailPage));

/** The screens of codes on phones and on paper, of the check of evidence, and of what few ever open, which no start page needs to know. */
const ROUTES = [
  { path: '/v/:passId', Screen: Pass },
  { path: '/c/:formId/:pageIndex', Screen: EarlierCardsCode },
  { path: '/in/:gateId', Screen: CheckIn },
  { path: '/luettelo/:linkId', Screen: Inspection },
  { path: '/board/:boardId', Screen: deskElsewhere.Board },
  { path: '/z/:zoneId', Screen: deskElsewhere.Zone },
  { path: '/undo-email/:id', Screen: UndoEmail },
  { path: paths.kit, Screen: deskElsewhere.Kit },
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
