import { dayAfter, localDate } from '../core/dates.ts';
import { windowOf } from '../permits/overlap.ts';
import { permitState, type PermitState } from '../permits/permit-state.ts';
import { helsinkiInstant, permitValidity } from '../permits/permit-validity.ts';
import type { BoardPermit } from './board-permit.ts';
import type { BoardRow } from './board.ts';
import { BOARD_STATES, type BoardState } from './board-states.ts';

/** For how many days ahead a board tells what begins. */
const DAYS_AHEAD = 7;

const STATES: Partial<Record<PermitState, BoardState>> = {
  'Pending Approval': 'waiting',
  Approved: 'soon',
  Approved_valid: 'valid',
  Approved_suspended: 'suspended',
  Approved_watch: 'watch',
  Approved_expired: 'expired',
};

function stateAt(permit: BoardPermit, now: Date): BoardState | undefined {
  const life = {
    status: permit.isWaiting ? ('Pending Approval' as const) : ('Approved' as const),
    archived: false,
    isSuspended: permit.suspended !== null,
    isWatched: permit.watchUntil !== null,
  };
  const state = STATES[permitState(life, permitValidity(permit), now)];
  const isFar = (permit.startDate ?? '') > dayAfter(localDate(now), DAYS_AHEAD);
  return state === 'soon' && isFar ? undefined : state;
}

/** The daily hours around an instant, without the watch. */
function hoursAround(permit: BoardPermit, now: Date) {
  const hours = { ...permit, watchMinutes: 0 };
  return [-1, 0, 1].map((days) => windowOf(hours, dayAfter(localDate(now), days)));
}

function rowAt(permit: BoardPermit, state: BoardState, now: Date): BoardRow {
  const { number, name, formName, zones, grantor, waitingFor, startDate, endTime } = permit;
  const { dailyStartTime, dailyEndTime, suspended, watchUntil } = permit;
  const isWorkTime = hoursAround(permit, now).some(({ from, until }) => from <= +now && +now <= until);
  return {
    number,
    name,
    form: formName,
    state,
    zones: [...zones],
    grantor,
    waitingFor,
    startDate,
    endTime,
    dailyStartTime,
    dailyEndTime,
    isWorkTime,
    since: state === 'suspended' ? suspended : null,
    until: state === 'watch' ? watchUntil : null,
  };
}

const sortKey = ({ state, startDate, endTime, dailyStartTime, number }: BoardRow) => {
  const day = state === 'expired' ? endTime : state === 'waiting' || state === 'soon' ? startDate : '';
  return `${BOARD_STATES.indexOf(state)} ${day} ${dailyStartTime} ${number}`;
};

/** The rows of a board at an instant; those that begin later than within a week are left out. */
export function rowsAt(permits: readonly BoardPermit[], now: Date, { isForStaff = false } = {}): BoardRow[] {
  const rows = permits.flatMap((permit) => {
    const state = stateAt(permit, now);
    const id = isForStaff ? { _id: permit._id } : {};
    return state === undefined ? [] : [{ ...id, ...rowAt(permit, state, now) }];
  });
  return rows.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** The first instant after this one at which the clock alone changes a board: a beginning, an end, an hour of work, or a new day. */
export function nextChange(permits: readonly BoardPermit[], now: Date): Date {
  const midnight = helsinkiInstant(dayAfter(localDate(now), 1), '00:00', 'first').getTime();
  const instants = permits.flatMap((permit) => {
    const validity = permitValidity(permit);
    const ends = validity === null ? [] : [+validity.from, +validity.until + 1];
    const hours = hoursAround(permit, now).flatMap(({ from, until }) => [from, until + 1]);
    return permit.isWaiting ? [] : [...ends, ...hours];
  });
  return new Date(Math.min(midnight, ...instants.filter((instant) => instant > +now)));
}
