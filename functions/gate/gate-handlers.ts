import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Handlers } from '../http/answer.ts';
import { findAtGate } from './find-at-gate.ts';
import { listPeople } from './list-people.ts';
import { listSitesOfPass } from './list-sites-of-pass.ts';
import { showAtGate } from './show-at-gate.ts';

export const gateHandlers = {
  find: findAtGate,
  people: listPeople,
  get: showAtGate,
  sitesOfPass: listSitesOfPass,
} satisfies Handlers<typeof gateApi>;
