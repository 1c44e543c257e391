import { describe, expect, test } from 'vitest';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import {
  nextToSign,
  PERSON_STATUSES,
  pendingPersons,
  pendingRole,
  processType,
  signingChain,
  type PersonRole,
  type PersonStatus,
} from '../../../shared/permits/permit-chain.ts';

const persons = (text: string) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part, at) => {
      const [role = '', status = 'Waiting'] = part.split(':');
      return { _id: at, role: role as PersonRole, status: status as PersonStatus };
    });

describe('the chain of those who sign', () => {
  test.each([
    ['Creator', 'OnlyCreator'],
    ['Creator WorkApprover NoRole', 'OnlyCreator'],
    ['Creator Worker', 'CreatorWorker'],
    ['Worker Worker Creator WorkApprover', 'CreatorWorker'],
    ['Creator Grantor', 'CreatorGrantor'],
    ['Grantor Worker Creator', 'CreatorWorkerGrantor'],
  ])('of %s is %s', (roles, type) => {
    expect(processType(persons(roles))).toBe(type);
  });

  test('goes by role and then by the order of naming, and leaves out who has no role', () => {
    const chain = signingChain(persons('WorkApprover Grantor NoRole Worker Creator Worker'));
    expect(chain.map(({ _id, role }) => `${role} ${_id}`)).toEqual([
      'Creator 4',
      'Worker 3',
      'Worker 5',
      'Grantor 1',
      'WorkApprover 0',
    ]);
  });

  test('is at everybody whose turn it is', () => {
    expect(pendingPersons(persons('Creator:Signed Worker:Pending Worker:Signed Worker:Pending'))).toMatchObject([
      { _id: 1 },
      { _id: 3 },
    ]);
    expect(pendingRole(persons('Creator:Signed Worker:Pending'))).toBe('Worker');
    expect(pendingRole(persons('Creator Worker'))).toBeNull();
  });

  test.each([
    ['Creator Worker Grantor WorkApprover', false, ['Creator 0']],
    ['Creator:Signed Worker Worker Worker Grantor', false, ['Worker 1', 'Worker 2', 'Worker 3']],
    ['Creator:Signed Worker:Signed Worker Grantor', false, ['Worker 2']],
    ['Creator:Signed Worker:Pending Worker:Signed Worker:Pending Grantor', false, ['Worker 1', 'Worker 3']],
    ['Creator:Signed Worker:Signed Grantor Grantor WorkApprover', false, ['Grantor 2']],
    ['Creator:Signed WorkApprover', false, []],
    ['Creator:Signed WorkApprover WorkApprover', true, ['WorkApprover 1']],
    ['Creator:Signed WorkApprover:Signed', true, []],
    ['NoRole', false, []],
  ])('goes on from %s (granted: %s) with %s', (text, isGranted, next) => {
    expect(nextToSign(persons(text), isGranted).map(({ role, _id }) => `${role} ${_id}`)).toEqual(next);
  });

  test('goes on in every cell with the first role that has not signed: all of its workers, the first of any other', () => {
    const ORDER = ['Creator', 'Worker', 'Grantor'];
    const everyone = PERSON_ROLES.flatMap((role) => PERSON_STATUSES.map((status) => ({ role, status })));
    const wrong: string[] = [];
    let cells = 0;
    for (const first of everyone)
      for (const second of everyone)
        for (const third of everyone)
          for (const isGranted of [false, true]) {
            const all = [first, second, third].map((one, _id) => ({ ...one, _id }));
            const roles = isGranted ? ['WorkApprover'] : ORDER;
            const unsigned = roles.flatMap((role) => all.filter((one) => one.role === role && one.status !== 'Signed'));
            const [due] = unsigned;
            const isNext = (one: (typeof all)[number]) =>
              one === due || (due?.role === 'Worker' && one.role === 'Worker');
            cells += 1;
            if (JSON.stringify(nextToSign(all, isGranted)) !== JSON.stringify(unsigned.filter(isNext)))
              wrong.push(JSON.stringify([all, isGranted]));
          }
    expect(wrong).toEqual([]);
    expect(cells).toBe(20 ** 3 * 2);
  });
});
