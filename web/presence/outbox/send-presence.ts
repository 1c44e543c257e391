import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { call } from '../../app/api/call.ts';
import type { UnsentPresence } from '../../phone/rows.ts';
import type { PresenceWorld } from './presence-world.ts';

/** Nobody stands at a gate for longer; what was not answered goes again. */
const timeoutSeconds = 20;

/** One call for what belongs together. `at` and `sentAt` are of the same clock, whatever that says. */
export const sendPresence: PresenceWorld['send'] = (rows, sentAt, token) => {
  const [first] = rows;
  const { project, at, key } = first;
  const params = { id: project._id };
  if (first.what === 'note') {
    const { passId, kind } = first;
    return call(presenceApi.note, { params, body: { passId, kind, at, sentAt } }, { key, token, timeoutSeconds });
  }
  const ticks = rows.flatMap(tickOf);
  const body = { people: first.people, ticks, isOver: first.what === 'end', at, sentAt };
  return call(presenceApi.drill, { params, body }, { token, timeoutSeconds });
};

const tickOf = (row: UnsentPresence) => (row.what === 'tick' ? [{ passId: row.passId, isFound: row.isFound }] : []);
