import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Handlers } from '../http/answer.ts';
import { findAtGate, showAtGate } from './show-at-gate.ts';

export const gateHandlers = { find: findAtGate, get: showAtGate } satisfies Handlers<typeof gateApi>;
