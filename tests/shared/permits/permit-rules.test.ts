import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choice, exam, field, fields, paragraph, tick } from '../../../infra/demo/form-builders.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import { signingChain, type PersonRole, type PersonStatus } from '../../../shared/permits/permit-chain.ts';
import { permitIssues, permitPageIssues } from '../../../shared/permits/permit-rules.ts';
import {
  lifeOf,
  PERMIT_STATES,
  PERMIT_STATUSES,
  permitState,
  permitStateKey,
  type PermitState,
} from '../../../shared/permits/permit-state.ts';
import { cardProblem } from '../../../shared/permits/required-card.ts';

const NOTHING = { archived: false, isSuspended: false, isWatched: false };

const persons = (text: string) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part, at) => {
      const [role = '', status = 'Waiting'] = part.split(':');
      return { _id: at, role: role as PersonRole, status: status as PersonStatus };
    });

describe('the states of a permit', () => {
  const from = new Date('2026-11-20T05:00:00Z');
  const until = new Date('2026-11-22T14:00:00Z');
  const at = (text: string) => new Date(text);

  test.each([
    ['2026-11-20T04:59:59.999Z', 'Approved'],
    ['2026-11-20T05:00:00.000Z', 'Approved_valid'],
    ['2026-11-21T00:00:00.000Z', 'Approved_valid'],
    ['2026-11-22T14:00:00.000Z', 'Approved_valid'],
    ['2026-11-22T14:00:00.001Z', 'Approved_expired'],
  ])('of a granted one at %s: %s', (now, state) => {
    expect(permitState({ ...NOTHING, status: 'Approved' }, { from, until }, at(now))).toBe(state);
  });

  test.each(PERMIT_STATUSES.filter((status) => status !== 'Approved'))('of one that is %s is that', (status) => {
    for (const now of [from, until, at('2030-01-01T00:00:00Z')]) {
      expect(permitState({ ...NOTHING, status }, { from, until }, now)).toBe(status);
    }
  });

  test('of a granted one that rests or is watched are that, before and after its end', () => {
    for (const now of [at('2026-11-01T00:00:00Z'), from, until, at('2030-01-01T00:00:00Z')]) {
      const stateOf = (life: object) => permitState({ ...NOTHING, status: 'Approved', ...life }, { from, until }, now);
      expect(stateOf({ isSuspended: true, isWatched: true })).toBe('Approved_suspended');
      expect(stateOf({ isWatched: true })).toBe('Approved_watch');
      expect(stateOf({ isSuspended: true, isWatched: true, archived: true })).toBe('archived');
      expect(stateOf({ isSuspended: true, isWatched: true, status: 'Cancelled' })).toBe('Cancelled');
      expect(stateOf({ isSuspended: true, isWatched: true, status: 'WorkApproved' })).toBe('WorkApproved');
    }
  });

  test('know a running watch by the last one', () => {
    const watched = (...fullAt: (string | null)[]) =>
      lifeOf({ status: 'Approved', archived: false, watches: fullAt.map((full) => ({ fullAt: full })) }).isWatched;
    expect(lifeOf({ status: 'Approved', archived: false })).toEqual({ ...NOTHING, status: 'Approved' });
    expect(watched()).toBe(false);
    expect(watched('2026-11-20T15:00:00.000Z', null)).toBe(true);
    expect(watched('2026-11-20T15:00:00.000Z')).toBe(false);
  });

  test('are archived whatever it was', () => {
    for (const status of PERMIT_STATUSES) {
      expect(permitState({ ...NOTHING, status, archived: true }, { from, until }, until)).toBe('archived');
    }
  });

  test('have the labels that people know', () => {
    const labels = (language: string) => {
      const file = readFileSync(new URL(`../../../web/public/languages/${language}.json`, import.meta.url), 'utf8');
      const { state } = (JSON.parse(file) as { permits: { state: Record<string, string> } }).permits;
      return Object.fromEntries(PERMIT_STATES.map((one) => [one, state[permitStateKey(one)]]));
    };
    const fi: Record<PermitState, string> = {
      Draft: 'Luonnos',
      'Pending Approval': 'Odottaa allekirjoituksia',
      Approved: 'Lupa myönnetty',
      Approved_valid: 'Lupa voimassa',
      Approved_suspended: 'Keskeytetty',
      Approved_watch: 'Jälkivartiointi',
      Approved_expired: 'Lupa vanhentunut',
      WorkApproved: 'Työ hyväksytty',
      WorkRejected: 'Työ hylätty',
      Cancelled: 'Peruttu',
      archived: 'Arkistoitu',
    };
    expect(labels('fi')).toEqual(fi);
    expect(Object.values(labels('en'))).toEqual([
      'Draft',
      'Waiting for signatures',
      'Permit granted',
      'Permit valid',
      'Suspended',
      'After-watch',
      'Permit expired',
      'Work approved',
      'Work rejected',
      'Cancelled',
      'Archived',
    ]);
  });
});

const person = (rest: object = {}): Block =>
  ({
    kind: 'person',
    title: 'Työn tekijä',
    cardRequirement: '',
    cardIsMandatory: false,
    defaultToCreator: false,
    mandatory: true,
    selectedPersons: [],
    personRole: 'Worker',
    ...rest,
  }) as Block;
const chosen = (block: Block) =>
  ({
    ...block,
    options: (block as unknown as { options: object[] }).options.map((option, at) => ({
      ...option,
      selected: at === 0,
    })),
  }) as Block;

const FACTS = {
  name: 'Katon tulityö',
  description: 'Hitsaus',
  startDate: '2026-11-20',
  endTime: '2026-11-20',
  dailyStartTime: '07:00',
  dailyEndTime: '16:00',
};
const CREATOR = persons('Creator');

describe('what keeps a permit from being submitted', () => {
  const whole = { ...FACTS, pages: [], persons: CREATOR };

  test('is nothing where all is there', () => {
    expect(permitIssues(whole)).toEqual([]);
  });

  test.each(['name', 'description', 'startDate', 'endTime', 'dailyStartTime', 'dailyEndTime'] as const)(
    'is a missing %s',
    (path) => {
      const empty = path === 'startDate' || path === 'endTime' ? null : ' ';
      expect(permitIssues({ ...whole, [path]: empty })).toEqual([{ path, code: 'required' }]);
    },
  );

  test('is an end that does not come after the start', () => {
    const ending = (change: object) => permitIssues({ ...whole, ...change });
    expect(ending({ endTime: '2026-11-19' })).toEqual([{ path: 'endTime', code: 'end_before_start' }]);
    expect(ending({ dailyEndTime: '07:00' })).toEqual([{ path: 'dailyEndTime', code: 'end_before_start' }]);
    expect(ending({ endTime: '2026-11-21', dailyEndTime: '06:00' })).toEqual([]);
  });

  test('is a wrong end beside the fields that are missing, as far as the given times tell it', () => {
    const of = (change: object) => permitIssues({ ...whole, description: '', ...change });
    const missing = { path: 'description', code: 'required' };
    expect(of({ endTime: '2026-11-19' })).toEqual([missing, { path: 'endTime', code: 'end_before_start' }]);
    expect(of({ dailyEndTime: '07:00' })).toEqual([missing, { path: 'dailyEndTime', code: 'end_before_start' }]);
    expect(of({ endTime: '2026-11-19', dailyStartTime: '' })).toEqual([
      missing,
      { path: 'dailyStartTime', code: 'required' },
      { path: 'endTime', code: 'end_before_start' },
    ]);
    expect(of({ endTime: null, dailyEndTime: '06:00' })).toEqual([missing, { path: 'endTime', code: 'required' }]);
  });

  test('is that nobody is its creator', () => {
    expect(permitIssues({ ...whole, persons: persons('Worker') })).toEqual([
      { path: 'persons', code: 'creator_missing' },
    ]);
  });

  test('is a mandatory choice without an option, a mandatory person without anybody, a mandatory field without an answer', () => {
    const pages = [
      { content: [paragraph('Lue.'), choice('Suojaus', ['Peitto', 'Kastelu'], { mandatory: true })] },
      { content: [person(), fields(field('text', 'gear', 'Kalusto', { mandatory: true, value: '' }))] },
    ];
    expect(permitIssues({ ...whole, pages })).toEqual([
      { path: 'pages.0.content.1', code: 'not_selected' },
      { path: 'pages.1.content.0.selectedPersons', code: 'not_selected' },
      { path: 'pages.1.content.1.fields.0.value', code: 'required' },
    ]);
  });

  test('is nothing of what is not mandatory, of boxes and of exams', () => {
    const free = [
      choice('Suojaus', ['Peitto']),
      chosen(choice('Vartija', ['On'], { mandatory: true })),
      person({ mandatory: false }),
      person({ defaultToCreator: true }),
      person({ selectedPersons: [{ userId: 'A'.repeat(22) }] }),
      tick('Sprinkleri on suljettu', 'sprinkler'),
      exam('Kuka myöntää?', '*Myöntäjä', 'Tekijä'),
      fields(field('text', 'note', 'Huomio', { value: '' })),
    ];
    expect(permitPageIssues({ content: free as Block[] })).toEqual([]);
  });
});

describe('a required card', () => {
  const card = { name: 'Tulityökortti', expires: '2026-11-23' };
  test.each([
    ['', null, '2026-11-22', null],
    ['Tulityökortti', null, '2026-11-22', 'card_missing'],
    ['Tulityökortti', card, '2026-11-22', null],
    [' tulityökortti ', card, '2026-11-22', null],
    ['Tulityökortti', card, '2026-11-23', 'card_expired'],
    ['Tulityökortti', card, '2026-11-24', 'card_expired'],
    ['Ensiapukortti', card, '2026-11-22', 'card_missing'],
    ['Tulityökortti', { ...card, expires: '2100-01-02' }, '2026-11-24', null],
    ['Tulityökortti', { ...card, expires: '' }, '2026-11-24', null],
    ['Tulityökortti', card, null, null],
  ])('%j with %j on a permit until %s: %s', (requirement, given, endTime, problem) => {
    expect(cardProblem(requirement, given, { endTime })).toBe(problem);
  });

  test('is to be approved where the form says so, once it is the right one and good for long enough', () => {
    const needsApproved = true;
    const problem = (shown: object, endTime: string) =>
      cardProblem('Tulityökortti', { ...card, ...shown }, { endTime, needsApproved });
    expect(problem({ approved: true }, '2026-11-22')).toBeNull();
    expect(problem({ approved: false }, '2026-11-22')).toBe('card_not_approved');
    expect(problem({}, '2026-11-22')).toBe('card_not_approved');
    expect(problem({ approved: false }, '2026-11-23')).toBe('card_expired');
  });
});

test('the roles of the product are those that the chain knows, and one that signs nothing', () => {
  const all = signingChain(PERSON_ROLES.map((role) => ({ role }))).map(({ role }) => role);
  expect([...all, 'NoRole'].toSorted()).toEqual([...PERSON_ROLES].toSorted());
});
