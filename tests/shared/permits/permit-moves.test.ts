import { describe, expect, test } from 'vitest';
import { PERSON_ROLES } from '../../../shared/content/kinds/person-intake.ts';
import {
  mayMove,
  PERMIT_ACTIONS,
  PERMIT_CALLERS,
  type PermitAction,
  type PermitCaller,
} from '../../../shared/permits/permit-moves.ts';
import { PERMIT_STATES, rowAction, type PermitState } from '../../../shared/permits/permit-state.ts';

type Turn = (typeof PERSON_ROLES)[number] | null;
const TURNS: readonly Turn[] = [...PERSON_ROLES, null];

/** What those with permitCRUD may do in each state, whoever's turn it is; by hand from the contract (contract 7) and the specification (4). */
const BY_STATE: Readonly<Record<PermitState, string>> = {
  Draft: 'read edit submit copy remove',
  'Pending Approval': 'read cancel copy drawPin',
  Approved: 'read cancel copy drawPin',
  Approved_valid: 'read cancel copy drawPin',
  Approved_expired: 'read archive copy drawPin',
  WorkApproved: 'read archive copy drawPin',
  WorkRejected: 'read archive copy drawPin',
  Cancelled: 'read archive copy',
  archived: 'read unarchive copy',
};

/** What the turn adds, by state and turn. */
const EDITED_IN_TURN = new Set(['Pending Approval Creator', 'Pending Approval Grantor']);
const SIGNED_IN_TURN = new Set([
  'Pending Approval Creator',
  'Pending Approval Worker',
  'Pending Approval Grantor',
  'Approved WorkApprover',
  'Approved_valid WorkApprover',
  'Approved_expired WorkApprover',
]);
const REFUSED_IN_TURN = new Set(
  [...SIGNED_IN_TURN].filter((cell) => cell.endsWith('WorkApprover') || cell.endsWith('Grantor')),
);

function expected(state: PermitState, turn: Turn, { action, caller }: { action: PermitAction; caller: PermitCaller }) {
  const cell = `${state} ${String(turn)}`;
  if (caller === 'permitR' || caller === 'viewer') return action === 'read';
  if (caller === 'permitCRUD') {
    return BY_STATE[state].split(' ').includes(action) || (action === 'edit' && EDITED_IN_TURN.has(cell));
  }
  if (action === 'read') return state !== 'Cancelled' && state !== 'archived';
  if (caller === 'otherPerson') return false;
  if (action === 'sign') return SIGNED_IN_TURN.has(cell);
  return action === 'reject' && REFUSED_IN_TURN.has(cell);
}

describe('the table of states, actions and callers', () => {
  const cells = PERMIT_STATES.flatMap((state) =>
    TURNS.flatMap((turn) =>
      PERMIT_ACTIONS.flatMap((action) => PERMIT_CALLERS.map((caller) => ({ state, turn, action, caller }))),
    ),
  );

  test('says in every cell what the contract says', () => {
    expect(cells).toHaveLength(9 * 6 * 11 * 5);
    const wrong = cells.filter(
      ({ state, turn, ...who }) =>
        mayMove({ state, pendingRole: turn }, who.action, who.caller) !== expected(state, turn, who),
    );
    expect(wrong).toEqual([]);
  });

  test('lets nobody sign who has no turn', () => {
    const signing = cells.filter(({ action }) => action === 'sign' || action === 'reject');
    const open = signing.filter(({ state, turn, action, caller }) =>
      mayMove({ state, pendingRole: turn }, action, caller),
    );
    expect(open.filter(({ turn }) => turn === null || turn === 'NoRole')).toEqual([]);
    expect(new Set(open.map(({ caller }) => caller))).toEqual(new Set(['pendingPerson']));
  });

  test('offers in a row of the list only what the server takes', () => {
    const done = { delete: 'remove', archive: 'archive', cancel: 'cancel' } as const;
    const offered = PERMIT_STATES.map((state) => [state, rowAction(state)] as const);
    expect(Object.fromEntries(offered)).toEqual({
      Draft: 'delete',
      'Pending Approval': 'cancel',
      Approved: 'cancel',
      Approved_valid: 'cancel',
      Approved_expired: 'archive',
      WorkApproved: 'archive',
      WorkRejected: 'archive',
      Cancelled: 'archive',
      archived: null,
    });
    const refused = offered.filter(
      ([state, action]) => action !== null && !mayMove({ state, pendingRole: null }, done[action], 'permitCRUD'),
    );
    expect(refused).toEqual([]);
  });
});
