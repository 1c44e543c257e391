import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOM = fileURLToPath(new URL('../..', import.meta.url));
export const MAIN = path.join(ROOM, 'app/main.tsx');
export const PLAYER = path.join(ROOM, 'user-forms/player-page.tsx');
/** The worker's details, which the player loads before the pages after them. */
export const DETAILS = path.join(ROOM, 'user-forms/details/details-page.tsx');
/** What the player loads once its first page stands: the pages after the worker's details, and what a press on the first asks for. */
export const LATER = [
  'user-forms/later-pages.ts',
  'user-forms/worker-calls.ts',
  'user-forms/pages/page-list.tsx',
  'user-forms/form-page/returned-part.tsx',
  'user-forms/sending/upload-picture.ts',
  'user-forms/sending/keep-form-files.ts',
  'user-forms/final/earlier-cards.ts',
  'offline/drain.ts',
].map((file) => path.join(ROOM, file));
/** What registers the service worker, after the first screen of every page. */
export const REGISTRATION = path.join(ROOM, 'service-worker/registration.ts');
/** A logged-in user's player, which the phone keeps for offline use. */
export const OWN_PLAYER = path.join(ROOM, 'user-forms/intro/mode-page.tsx');
/** What happened to an induction, as its worker looks at it when it is signed. */
export const OWN_RECORD = path.join(ROOM, 'user-forms/final/own-record.tsx');
/** A worker's pass, which the phone keeps for offline use; some staff screens draw QR codes too. */
export const PASS = path.join(ROOM, 'gate/pass/pass-page.tsx');
/** The list of workers that an inspector opens: it prints and saves as staff's lists do. */
export const INSPECTION = path.join(ROOM, 'workers/inspection/inspection-page.tsx');
/** What a worker opens at the poster of a gate. */
export const CHECK_IN = path.join(ROOM, 'check-in/check-in-page.tsx');
/** How staff log in, and what they come to by the links of mails. */
export const LOGINS = [
  'login/login-page.tsx',
  'login/forgot-password-page.tsx',
  'login/reset-password-page.tsx',
  'login/invitation-page.tsx',
  'verify-email/verify-email-page.tsx',
].map((file) => path.join(ROOM, file));
/** A permit as its signers open it, and as anybody tries one. */
export const VIEW_PERMIT = path.join(ROOM, 'permits/sign/view-permit-page.tsx');
export const TRY_PERMIT = path.join(ROOM, 'permits/trial/try-permit-page.tsx');
export const PERMIT = path.join(ROOM, 'permits/permit/permit-page.tsx');
/** The staff's shell, and the frame of every screen of a project. */
export const STAFF = path.join(ROOM, 'app/shell/admin-app.tsx');
/** Where the staff's day begins, beside the list of approvals, which is in the shell's file. */
export const HOME = path.join(ROOM, 'home/home-page.tsx');
/** Sends what staff noted from any page: whoever keeps another's permit has no use for the shell. */
export const NOTED = path.join(ROOM, 'app/shell/send-noted.ts');
/** Name the screens of staff: those that a day begins on, and those of a desk. */
export const STAFF_SCREENS = path.join(ROOM, 'app/shell/staff-screens.tsx');
export const DESK_SCREENS = path.join(ROOM, 'app/shell/desk-screens.tsx');
export const PROJECT = path.join(ROOM, 'projects/project-page.tsx');
/** Shows the components of all screens, to developers only. */
export const KIT = path.join(ROOM, 'kit/load-kit.ts');
export const SCREENS = ['screens.ts', 'elsewhere.tsx'].map((file) => path.join(ROOM, 'app/routing', file));
