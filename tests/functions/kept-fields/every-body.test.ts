import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';

/** What these endpoints take is held to be read in this folder. */
const KEPT = [
  'companies.create',
  'companies.update',
  'departments.create',
  'departments.update',
  'projects.create',
  'projects.update',
  'projects.saveZones',
  'users.create',
  'users.update',
  'inductionForms.create',
  'inductionForms.update',
  'permitForms.create',
  'permitForms.update',
  'userForms.update',
  'permits.create',
  'permits.update',
  'cards.create',
  'cards.update',
  'workers.add',
  'workers.correct',
];

/** These take what opens, moves or sends something, and no fields to be edited. */
const OTHER = [
  'apiKeys.make',
  'cards.approve',
  'checkIns.note',
  'editCodes.sendForCard',
  'editCodes.sendForUserForm',
  'editCodes.verifyForCard',
  'editCodes.verifyForUserForm',
  'inspectors.make',
  'inspectors.open',
  'passwordRequests.create',
  'passwordRequests.reset',
  'permitFormUploads.permitFormDocument',
  'permitFormUploads.permitFormImage',
  'permitUploads.permitDocument',
  'permitUploads.permitImage',
  'permits.cancel',
  'permits.deleteImage',
  'permits.review',
  'permits.sign',
  'presence.drill',
  'presence.note',
  'presence.strike',
  'secondFactors.saveAuthenticator',
  'secondFactors.savePasskey',
  'securityLog.noteExport',
  'sessions.confirm',
  'sessions.login',
  'sessions.passkeyLogin',
  'tokens.resumeUserForm',
  'sessions.secondStep',
  'uploads.cardImage',
  'uploads.inductionFormDocument',
  'uploads.inductionFormImage',
  'uploads.userFormImage',
  'userFormActions.claim',
  'userFormActions.returnPages',
  'userFormActions.sendAgain',
  'userFormActions.approve',
  'earlierCards.copyImage',
  'userForms.signPage',
  'userForms.start',
  'workers.join',
  'workers.part',
];

test('every body that a call may have is held to be kept, or says what to do', () => {
  const taking = Object.entries(ENDPOINTS).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { body }]) => (body ? [`${feature}.${name}`] : [])),
  );
  expect(taking.toSorted()).toEqual([...KEPT, ...OTHER].toSorted());
});
