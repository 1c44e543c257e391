import { describe, expect, test } from 'vitest';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import { type PersonStatus } from '../../../shared/permits/permit-chain.ts';
import {
  HAND_OVER_TURNS,
  isSignedByAnybody,
  mayMove,
  PERMIT_ACTIONS,
  PERMIT_CALLERS,
  rowAction,
  type HandOverTurn,
  type PermitAction,
  type PermitCaller,
} from '../../../shared/permits/permit-moves.ts';
import { PERMIT_STATES, type PermitState } from '../../../shared/permits/permit-state.ts';

type Turn = (typeof PERSON_ROLES)[number] | null;
const TURNS: readonly Turn[] = [...PERSON_ROLES, null];

/** What those with permitCRUD may do in each state, whoever's turn it is; by hand from rule 4.3. */
const BY_STATE: Readonly<Record<PermitState, string>> = {
  Draft: 'read edit submit copy',
  'Pending Approval': 'read cancel copy drawPin',
  Approved: 'read cancel copy drawPin suspend',
  Approved_valid: 'read cancel copy drawPin suspend',
  Approved_suspended: 'read cancel copy drawPin',
  Approved_watch: 'read cancel copy drawPin',
  Approved_expired: 'read archive copy drawPin',
  WorkApproved: 'read archive copy drawPin',
  WorkRejected: 'read archive copy drawPin',
  Cancelled: 'read archive copy',
  archived: 'read unarchive copy',
};

/** What becomes of a draft: one that nobody has signed or refused is removed, any other is cancelled. */
const OF_DRAFT = { remove: false, cancel: true } as const;

/** What the turn adds, by state and turn. */
const EDITED_IN_TURN = new Set(['Pending Approval Creator', 'Pending Approval Grantor']);
const SIGNED_IN_TURN = new Set([
  'Pending Approval Creator',
  'Pending Approval Worker',
  'Pending Approval Grantor',
  'Approved WorkApprover',
  'Approved_valid WorkApprover',
  'Approved_watch WorkApprover',
  'Approved_expired WorkApprover',
]);
const REFUSED_IN_TURN = new Set(
  [...SIGNED_IN_TURN].filter((cell) => cell.endsWith('WorkApprover') || cell.endsWith('Grantor')),
);

/** What goes on until the end has passed. */
const GOING = new Set<PermitState>(['Approved', 'Approved_valid', 'Approved_suspended', 'Approved_watch']);
/** What is put away once its end has passed; what is not cancelled by then. */
const HELD = new Set<PermitState>(['Approved_suspended', 'Approved_watch']);

/** What a signed person, who takes over and the watch may do beside reading, by hand from rule 4.3. */
const OF_PERSONS: Partial<Record<PermitCaller, Partial<Record<PermitAction, (cell: Cell) => boolean>>>> = {
  signedWorker: {
    handOver: (cell) => isGoing(cell) && cell.handOver === null,
    endWork: ({ state }) => state === 'Approved_valid' || state === 'Approved_expired',
  },
  signedGrantor: {
    suspend: ({ state }) => state === 'Approved' || state === 'Approved_valid',
    resume: ({ state, isPast }) => state === 'Approved_suspended' && !isPast,
    signExtension: (cell) => isGoing(cell) && cell.isExtended,
    signHandOver: (cell) => isGoing(cell) && cell.handOver === 'grantor',
  },
  newWorker: { signHandOver: (cell) => isGoing(cell) && cell.handOver === 'worker' },
  watch: { round: ({ state }) => state === 'Approved_watch' },
};

type Life = { isPast: boolean; isExtended: boolean; handOver: HandOverTurn | null };
type Cell = Life & { state: PermitState; turn: Turn; isSigned: boolean; action: PermitAction; caller: PermitCaller };

const isGoing = ({ state, isPast }: Cell) => !isPast && GOING.has(state);

function expected(cell: Cell): boolean {
  const { state, action, caller, isPast, isExtended, handOver } = cell;
  if (caller === 'permitCRUD') {
    if (action === 'archive' && isPast && HELD.has(state)) return true;
    if (action === 'extend') return isGoing(cell) && !isExtended;
    if (action === 'handOver') return isGoing(cell) && handOver === null;
  }
  return OF_PERSONS[caller]?.[action]?.(cell) ?? expectedOfBefore(cell);
}

function expectedOfBefore({ state, turn, isSigned, action, caller }: Cell) {
  const cell = `${state} ${String(turn)}`;
  if (caller === 'permitR' || caller === 'viewer') return action === 'read';
  if (caller === 'permitCRUD') {
    if (state === 'Draft' && (action === 'remove' || action === 'cancel')) return OF_DRAFT[action] === isSigned;
    return BY_STATE[state].split(' ').includes(action) || (action === 'edit' && EDITED_IN_TURN.has(cell));
  }
  if (action === 'read') return state !== 'Cancelled' && state !== 'archived';
  if (caller !== 'pendingPerson') return false;
  if (action === 'sign') return SIGNED_IN_TURN.has(cell);
  return action === 'reject' && REFUSED_IN_TURN.has(cell);
}

const LIVES: readonly Life[] = [false, true].flatMap((isPast) =>
  [false, true].flatMap((isExtended) =>
    ([null, ...HAND_OVER_TURNS] as const).map((handOver) => ({ isPast, isExtended, handOver })),
  ),
);

const NEW: Life = { isPast: false, isExtended: false, handOver: null };

describe('the table of states, actions and callers', () => {
  const cells = PERMIT_STATES.flatMap((state) =>
    TURNS.flatMap((turn) =>
      [false, true].flatMap((isSigned) =>
        LIVES.flatMap((life) =>
          PERMIT_ACTIONS.flatMap((action) =>
            PERMIT_CALLERS.map((caller) => ({ ...life, state, turn, isSigned, action, caller })),
          ),
        ),
      ),
    ),
  );

  test('says in every cell what the rule says', () => {
    expect(cells).toHaveLength(11 * 6 * 2 * 12 * 19 * 9);
    const wrong = cells.filter(
      (cell) => mayMove({ ...cell, pendingRole: cell.turn }, cell.action, cell.caller) !== expected(cell),
    );
    expect(wrong).toEqual([]);
  });

  test('lets nobody sign who has no turn', () => {
    const signing = cells.filter(({ action }) => action === 'sign' || action === 'reject');
    const open = signing.filter(({ turn, action, caller, ...cell }) =>
      mayMove({ ...cell, pendingRole: turn }, action, caller),
    );
    expect(open.filter(({ turn }) => turn === null || turn === 'NoRole')).toEqual([]);
    expect(new Set(open.map(({ caller }) => caller))).toEqual(new Set(['pendingPerson']));
  });

  test('offers in a row of the list only what the server takes', () => {
    const done = { delete: 'remove', archive: 'archive', cancel: 'cancel' } as const;
    const offered = (isSigned: boolean) =>
      PERMIT_STATES.map((state) => [state, rowAction({ state, isSigned })] as const);
    expect(Object.fromEntries(offered(true))).toEqual({ ...Object.fromEntries(offered(false)), Draft: 'cancel' });
    expect(Object.fromEntries(offered(false))).toEqual({
      Draft: 'delete',
      'Pending Approval': 'cancel',
      Approved: 'cancel',
      Approved_valid: 'cancel',
      Approved_suspended: 'cancel',
      Approved_watch: 'cancel',
      Approved_expired: 'archive',
      WorkApproved: 'archive',
      WorkRejected: 'archive',
      Cancelled: 'archive',
      archived: null,
    });
    const refused = [false, true].flatMap((isSigned) =>
      offered(isSigned).filter(
        ([state, action]) =>
          action !== null && !mayMove({ ...NEW, state, isSigned, pendingRole: null }, done[action], 'permitCRUD'),
      ),
    );
    expect(refused).toEqual([]);
  });

  test('knows by the permit whether anybody has signed or refused it', () => {
    const persons = (...statuses: PersonStatus[]) => statuses.map((status) => ({ status }));
    expect(isSignedByAnybody({ rejection: null, persons: persons('Waiting', 'Pending') })).toBe(false);
    expect(isSignedByAnybody({ rejection: null, persons: persons('Signed', 'Pending') })).toBe(true);
    expect(isSignedByAnybody({ rejection: null, persons: persons('Waiting', 'Rejected') })).toBe(true);
    expect(isSignedByAnybody({ rejection: { reason: 'Vartija puuttuu.' }, persons: [] })).toBe(true);
  });
});
