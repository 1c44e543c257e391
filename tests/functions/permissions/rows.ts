import { BOARD_ROWS } from './board-rows.ts';
import { EVIDENCE_ROWS } from './evidence-rows.ts';
import { DATA_DESK_ROWS } from './data-desk-rows.ts';
import { PROGRAM_ROWS } from './program-rows.ts';
import { WRITTEN_FORM_ROWS } from './written-form-rows.ts';
import type { Row } from './row.ts';
import { WORKER, type Thing } from './things.ts';
import { WEBHOOK_ROWS } from './webhook-rows.ts';

const FORM_READERS = ['orientationFormCRUD', 'orientations', 'projectCRUD', 'manager', 'admin'] as const;
const FORM_WRITERS = ['orientationFormCRUD'] as const;
const PERMIT_READERS = ['permitR', 'permitCRUD'] as const;
const PERMIT_WRITERS = ['permitCRUD'] as const;
const PERMIT_FORM_WRITERS = ['permitFormCRUD'] as const;
const INDUCTION_READERS = ['orientations', 'manager', 'admin'] as const;
const GATE_ROLES = ['orientations', 'manager', 'admin', 'projectCRUD', 'cardR', 'cardCRUD'] as const;
const PROJECT_READERS = [
  'projectCRUD',
  'orientations',
  'cardR',
  'cardCRUD',
  'permitR',
  'permitCRUD',
  'manager',
  'admin',
] as const;

const WORKER_WRITERS = ['orientations', 'projectCRUD', 'admin'] as const;

/** A line cannot be joined to itself: who may join is told so. */
const itself = (_: number, id: string, thing?: Thing) => ({ version: 1, other: thing?.personId ?? id });

const STRUCK = (event: string) => ({ day: '2030-01-01', event, reason: 'Väärä henkilö' });

const version = () => ({ version: 0 });
const named = () => ({ name: 'Nimi', version: 0 });
const image = () => ({ contentType: 'image/png', size: 100 });
const document = () => ({ contentType: 'application/pdf', size: 100 });
const CARD = { name: 'Valttikortti', firstName: 'A', lastName: 'B', company: 'C', expires: '2030-01-01', imageSrc: '' };

export const ROWS: Readonly<Record<string, Row>> = {
  ...BOARD_ROWS,
  ...PROGRAM_ROWS,
  ...EVIDENCE_ROWS,
  ...DATA_DESK_ROWS,
  ...WRITTEN_FORM_ROWS,
  'health.get': { who: ['anyone'] },
  'sessions.login': { who: ['anyone'] },
  'sessions.secondStep': { who: ['anyone'], body: () => ({ ticket: 'none', code: '000000' }) },
  'sessions.passkeyRequest': { who: ['anyone'] },
  'sessions.passkeyLogin': { who: ['anyone'] },
  'sessions.confirmWays': { who: ['loggedIn'] },
  'sessions.confirm': { who: ['loggedIn'] },
  'secondFactors.get': { who: ['loggedIn'] },
  'secondFactors.beginAuthenticator': { who: ['loggedIn'] },
  'secondFactors.saveAuthenticator': { who: ['loggedIn'] },
  'secondFactors.removeAuthenticator': { who: ['loggedIn'] },
  'secondFactors.beginPasskey': { who: ['loggedIn'] },
  'secondFactors.savePasskey': { who: ['loggedIn'] },
  'secondFactors.removePasskey': { who: ['loggedIn'] },
  'secondFactors.drawRecoveryCodes': { who: ['loggedIn'] },
  'secondFactors.reset': { who: ['admin'] },
  'ownSessions.logout': { who: ['loggedIn'] },
  'ownSessions.list': { who: ['loggedIn'] },
  'ownSessions.end': { who: ['loggedIn'] },
  'ownSessions.endOthers': { who: ['loggedIn'] },
  'tokens.userFormToken': { who: ['anyone'], everywhere: true },
  'tokens.resumeUserForm': { who: ['anyone'], everywhere: true, body: () => ({ resumeKey: 'A'.repeat(22) }) },
  'passwordRequests.create': { who: ['anyone'] },
  'passwordRequests.get': { who: ['anyone'], everywhere: true },
  'passwordRequests.reset': { who: ['anyone'], everywhere: true },
  'editCodes.sendForUserForm': { who: ['anyone'], everywhere: true },
  'editCodes.verifyForUserForm': { who: ['anyone'], everywhere: true, body: () => ({ code: '000000' }) },
  'editCodes.sendForCard': { who: ['anyone'], everywhere: true },
  'editCodes.verifyForCard': { who: ['anyone'], everywhere: true, body: () => ({ code: '000000' }) },

  'inductionForms.find': { who: FORM_READERS },
  'inductionForms.get': { who: FORM_READERS },
  'inductionForms.create': { who: FORM_WRITERS },
  'inductionForms.update': { who: FORM_WRITERS, body: version },
  'inductionForms.discardDraft': { who: FORM_WRITERS, query: () => 'version=1' },
  'inductionForms.versions': { who: FORM_READERS },
  'inductionForms.version': { who: FORM_READERS },
  'inductionForms.events': { who: FORM_READERS },
  'inductionForms.copy': { who: FORM_WRITERS },
  'inductionForms.archive': { who: FORM_WRITERS, fresh: true },
  'inductionForms.unarchive': { who: FORM_WRITERS },
  'inductionForms.releaseStarts': { who: ['orientationFormCRUD', 'orientations', 'manager', 'admin'] },
  'inductionForms.remove': { who: FORM_WRITERS, fresh: true },

  'userForms.start': { who: ['anyone'], body: () => ({ inductionFormPin: '000000' }) },
  'userForms.get': { who: ['own', ...INDUCTION_READERS] },
  'userForms.update': { who: ['own', 'admin'], body: version },
  'userForms.signPage': { who: ['own'] },
  'userFormActions.approve': { who: ['manager'], body: () => ({ approved: true }) },
  'earlierCards.copyCards': { who: ['own'] },
  'earlierCards.copyImage': {
    who: ['own'],
    body: (_, id) => ({ imageSrc: `${'a'.repeat(32)}.png`, fromUserFormId: id, toUserFormId: id }),
  },
  'userFormSearch.listOfForm': { who: INDUCTION_READERS, query: (company) => `company=${company}` },
  'userFormActions.returnPages': { who: ['manager'], body: () => ({ reason: 'Tarkista', pages: [0] }) },
  'userFormActions.archive': { who: ['orientations', 'admin'], fresh: true },
  'userFormActions.unarchive': { who: ['orientations', 'admin'] },
  'renewals.renew': { who: ['own'], fresh: true },
  'userFormActions.claim': { who: ['loggedIn'], everywhere: true },
  'userFormSearch.mine': { who: ['loggedIn'] },
  'userFormSearch.byIds': { who: ['loggedIn'], everywhere: true },
  'userFormSearch.ofUser': { who: ['self', 'admin'], keys: false, everywhere: true },
  'userFormSearch.findByPin': { who: ['loggedIn'], query: () => 'pin=000000000' },
  'userFormSearch.listOfProject': { who: INDUCTION_READERS },
  'userFormSearch.permitCandidates': { who: ['permitCRUD', 'orientations'] },

  'find.find': { who: ['loggedIn'], query: () => 'q=a' },
  'home.get': { who: ['loggedIn'] },
  'home.sites': { who: PROJECT_READERS },
  'home.glance': { who: PROJECT_READERS },
  'home.onSite': { who: GATE_ROLES },
  'gate.find': { who: GATE_ROLES, query: () => 'q=matti' },
  'gate.people': { who: GATE_ROLES },
  'gate.get': { who: GATE_ROLES },
  'gate.sitesOfPass': { who: GATE_ROLES },
  'passes.get': { who: ['anyone'], everywhere: true },
  'projects.list': { who: PROJECT_READERS },
  'projects.get': { who: PROJECT_READERS },
  'projects.create': { who: ['projectCRUD'], keys: true },
  'projects.update': { who: ['projectCRUD'], keys: true, body: version },
  'projects.remove': { who: ['projectCRUD'], fresh: true },
  'projects.end': { who: ['projectCRUD'], keys: true },
  'projects.reopen': { who: ['projectCRUD'], keys: true },

  'presence.note': {
    who: GATE_ROLES,
    keys: true,
    body: (_, id, thing) => ({ userFormId: thing?.personId ?? id, kind: 'in' }),
  },
  'presence.list': { who: GATE_ROLES },
  'presence.onSite': { who: GATE_ROLES },
  'presence.drills': { who: GATE_ROLES },
  'presence.drill': { who: GATE_ROLES, body: () => ({ people: 0, ticks: [] }) },
  'presence.strike': { who: GATE_ROLES, keys: true, body: (_, id, thing) => ({ ...STRUCK(id), ...thing?.noted }) },

  'checkIns.gate': { who: ['anyone'], everywhere: true },
  'checkIns.note': {
    who: ['anyone'],
    everywhere: true,
    body: (_, id, thing) => ({ kind: 'in', checkInKey: thing?.pin ?? id }),
  },
  'checkIns.renewGate': { who: ['projectCRUD'] },
  'checkIns.giveKey': { who: ['own'] },
  'checkIns.endKeys': { who: ['orientations', 'admin'] },

  'workers.list': { who: [...WORKER_WRITERS, 'manager'] },
  'workers.get': { who: [...WORKER_WRITERS, 'manager'] },
  'workers.add': { who: WORKER_WRITERS, keys: true, body: () => WORKER },
  'workers.correct': { who: WORKER_WRITERS, keys: true, body: () => ({ ...WORKER, version: 0 }) },
  'workers.join': { who: WORKER_WRITERS, body: itself },
  'workers.part': { who: WORKER_WRITERS, body: itself },
  'inspectors.links': { who: WORKER_WRITERS },
  'inspectors.make': { who: WORKER_WRITERS, body: () => ({ hours: 1 }) },
  'inspectors.revoke': { who: WORKER_WRITERS },
  'inspectors.open': { who: ['anyone'], everywhere: true, body: (_, __, thing) => ({ code: thing?.pin ?? '' }) },

  'uploads.userFormImage': { who: ['own'], body: image },
  'uploads.confirmUserFormImage': { who: ['own'] },
  'uploads.cardImage': { who: ['own', 'cardCRUD'], body: image },
  'uploads.confirmCardImage': { who: ['own', 'cardCRUD'] },
  'uploads.inductionFormImage': { who: FORM_WRITERS, body: image },
  'uploads.confirmInductionFormImage': { who: FORM_WRITERS },
  'uploads.inductionFormDocument': { who: FORM_WRITERS, body: document },
  'uploads.confirmInductionFormDocument': { who: FORM_WRITERS },

  'permitFormUploads.permitFormImage': { who: PERMIT_FORM_WRITERS, body: image },
  'permitFormUploads.confirmPermitFormImage': { who: PERMIT_FORM_WRITERS },
  'permitFormUploads.permitFormDocument': { who: PERMIT_FORM_WRITERS, body: document },
  'permitFormUploads.confirmPermitFormDocument': { who: PERMIT_FORM_WRITERS },

  'permits.list': { who: PERMIT_READERS },
  'permits.listOfProject': { who: PERMIT_READERS },
  'permits.get': { who: ['own', 'print', ...PERMIT_READERS] },
  'permits.create': { who: PERMIT_WRITERS },
  'permits.update': { who: PERMIT_WRITERS, body: version },
  'permits.submit': { who: PERMIT_WRITERS },
  'permits.sign': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000', role: 'Creator' }) },
  'permits.endWork': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000' }) },
  'permits.noteRound': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000', word: 'Ei havaintoja' }) },
  'permits.suspend': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000', reason: 'Tuuli' }) },
  'permits.resume': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000' }) },
  'permits.extend': { who: PERMIT_WRITERS, body: () => ({ endTime: '2031-01-01', reason: 'Kesken' }) },
  'permits.signExtension': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000' }) },
  'permits.handOver': {
    who: ['own', 'loggedIn'],
    body: () => ({ signPin: '000000', personId: 'a'.repeat(22), to: { userId: 'a'.repeat(22) } }),
  },
  'permits.signHandOver': { who: ['own', 'loggedIn'], body: () => ({ signPin: '000000' }) },
  'permits.cancel': { who: PERMIT_WRITERS, fresh: true },
  'permits.copy': { who: PERMIT_WRITERS },
  'permits.archive': { who: PERMIT_WRITERS },
  'permits.unarchive': { who: PERMIT_WRITERS },
  'permits.remove': { who: PERMIT_WRITERS },
  'permits.deleteImage': { who: PERMIT_WRITERS, body: () => ({ imageName: `${'a'.repeat(32)}.png` }) },
  'permits.drawPin': { who: PERMIT_WRITERS, fresh: true },
  'permits.showPin': { who: [...PERMIT_WRITERS, 'admin'] },
  'permits.review': { who: ['anyone'], everywhere: true, body: (_, __, thing) => ({ pin: thing?.pin }) },
  'permitUploads.permitImage': { who: PERMIT_WRITERS, body: image },
  'permitUploads.confirmPermitImage': { who: PERMIT_WRITERS },
  'permitUploads.permitDocument': { who: PERMIT_WRITERS, body: document },
  'permitUploads.confirmPermitDocument': { who: PERMIT_WRITERS },

  'registers.searchCompanies': { who: ['anyToken'], query: () => 'name=teline' },
  'registerChecks.businessId': { who: ['own', ...INDUCTION_READERS] },
  'registerChecks.validateTaxNumber': { who: INDUCTION_READERS },

  'cards.list': { who: ['cardR', 'cardCRUD'] },
  'cards.listOfProject': { who: ['cardR', 'cardCRUD'] },
  'cards.expiries': { who: ['cardR', 'cardCRUD'] },
  'cards.get': { who: ['own', 'cardR', 'cardCRUD'] },
  'cards.create': { who: ['cardCRUD'], keys: true },
  'cards.update': { who: ['own', 'cardCRUD'], keys: true, body: () => ({ ...CARD, version: 0 }) },
  'cards.approve': { who: ['cardCRUD'] },
  'cards.archive': { who: ['cardCRUD'], keys: true, fresh: true },
  'cards.unarchive': { who: ['cardCRUD'], keys: true },

  'messages.list': { who: INDUCTION_READERS, keys: false, query: (_, id) => `about=userForm%23${id}` },
  'userFormActions.sendAgain': {
    who: INDUCTION_READERS,
    body: () => ({ _id: 'A'.repeat(22), created: '2026-11-20T06:00:00.000Z' }),
  },

  'users.list': { who: ['admin'] },
  'users.permitPersons': { who: ['permitCRUD'] },
  'users.get': { who: ['self', 'admin'] },
  'users.events': { who: ['self', 'admin'] },
  'users.name': { who: ['loggedIn'] },
  'users.create': { who: ['admin'], body: (number) => ({ name: 'Uusi', email: `matrix${number}@example.org` }) },
  'users.update': { who: ['self', 'admin'], body: named },
  'users.remove': { who: ['admin'], fresh: true },
  'securityLog.list': { who: ['admin'] },
  'securityLog.noteExport': { who: ['loggedIn'], body: () => ({ list: 'kortit', rows: 3 }) },
  'users.endSessions': { who: ['admin'] },
  'users.sendVerification': { who: ['self', 'admin'] },
  'users.sendInvitation': { who: ['admin'] },
  'users.verifyEmail': { who: ['anyone'], everywhere: true },
  'users.undoEmail': { who: ['anyone'], everywhere: true },
  'companies.list': { who: ['admin'] },
  'companies.myName': { who: ['loggedIn'] },
  'companies.get': { who: ['admin'] },
  'companies.create': { who: ['root'], body: named },
  'companies.update': { who: ['admin'], body: named },
  'companies.remove': { who: ['root'] },
  'departments.list': { who: ['loggedIn'] },
  'departments.get': { who: ['admin'] },
  'departments.create': { who: ['admin'], keys: true, body: named },
  'departments.update': { who: ['admin'], keys: true, body: named },
  'departments.remove': { who: ['admin'], keys: true, fresh: true },
  ...WEBHOOK_ROWS,
  'reports.billing': { who: ['admin'], query: () => 'start=2026-01-01&end=2026-02-01' },
};
