import type { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import type { Handlers } from '../../http/answer.ts';
import { listEvents } from './list-events.ts';
import { listOpenings } from './list-openings.ts';

export const userFormTrailHandlers = {
  events: listEvents,
  openings: listOpenings,
} satisfies Handlers<typeof userFormTrailApi>;
