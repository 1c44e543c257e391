import { declareApi } from '../core/endpoint.ts';
import type { permitShapes } from './permit-shapes.ts';

const READERS = ['permitR', 'permitCRUD'] as const;
const WRITERS = ['permitCRUD'] as const;

/** A person of a permit, by a login or by their PIN; the move decides. */
const PERSONS = { loggedIn: true, own: 'permit' } as const;

/** Who reads all permits of the company whole. */
export const PERMIT_READ_ACCESS = { roles: READERS };

export const permitApi = declareApi<typeof permitShapes>()({
  list: { method: 'GET', path: '/permits', access: { roles: READERS } },
  listOfProject: { method: 'GET', path: '/permits/project/:id', access: { roles: READERS } },
  get: { method: 'GET', path: '/permits/:id', access: { roles: READERS, own: 'permit' } },
  create: { method: 'POST', path: '/permits', access: { roles: WRITERS }, once: true },
  update: { method: 'PUT', path: '/permits/:id', access: { roles: WRITERS }, hasLargeBody: true },
  submit: { method: 'PUT', path: '/permits/:id/submit', access: { roles: WRITERS } },
  sign: { method: 'PUT', path: '/permits/:id/sign', access: { loggedIn: true, own: 'permit' }, hasLargeBody: true },
  suspend: { method: 'PUT', path: '/permits/:id/suspend', access: PERSONS },
  resume: { method: 'PUT', path: '/permits/:id/resume', access: PERSONS },
  extend: { method: 'PUT', path: '/permits/:id/extend', access: { roles: WRITERS } },
  signExtension: { method: 'PUT', path: '/permits/:id/sign-extension', access: PERSONS },
  handOver: { method: 'PUT', path: '/permits/:id/hand-over', access: PERSONS },
  signHandOver: { method: 'PUT', path: '/permits/:id/sign-hand-over', access: PERSONS },
  endWork: { method: 'PUT', path: '/permits/:id/end-work', access: PERSONS },
  noteRound: { method: 'PUT', path: '/permits/:id/watch-round', access: PERSONS, hasLargeBody: true },
  cancel: { method: 'PUT', path: '/permits/:id/cancel', access: { roles: WRITERS } },
  copy: { method: 'POST', path: '/permits/:id/copy', access: { roles: WRITERS }, once: true },
  archive: { method: 'PUT', path: '/permits/:id/archive', access: { roles: WRITERS } },
  unarchive: { method: 'PUT', path: '/permits/:id/unarchive', access: { roles: WRITERS } },
  remove: { method: 'DELETE', path: '/permits/:id', access: { roles: WRITERS } },
  deleteImage: { method: 'PUT', path: '/permits/:id/delete-image', access: { roles: WRITERS } },
  drawPin: { method: 'POST', path: '/permits/:id/persons/:personId/pin', access: { roles: WRITERS }, once: true },
  showPin: { method: 'PUT', path: '/permits/:id/persons/:personId/pin', access: { roles: ['permitCRUD', 'admin'] } },
  review: { method: 'POST', path: '/token/permit-review/:id', access: { anyone: true }, takesAnyId: true },
});
