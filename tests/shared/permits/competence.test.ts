import { expect, test } from 'vitest';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import { INDUCTION_STANDINGS } from '../../../shared/content/person-fitness.ts';
import { competenceIssues, knownBy, needsInduction, ownGrants } from '../../../shared/permits/competence.ts';

const FLAGS = [false, true];

type Cell = {
  role: (typeof PERSON_ROLES)[number];
  otherRole: (typeof PERSON_ROLES)[number];
  isWatch: boolean;
  isSame: boolean;
  induction: (typeof INDUCTION_STANDINGS)[number];
  needsInduction: boolean;
  forbidsOwnGrant: boolean;
  hasWatch: boolean;
};

const CELLS = [...PERSON_ROLES].flatMap((role) =>
  [...PERSON_ROLES].flatMap((otherRole) =>
    [...INDUCTION_STANDINGS].flatMap((induction) =>
      FLAGS.flatMap((isWatch) =>
        FLAGS.flatMap((isSame) =>
          FLAGS.flatMap((needs) =>
            FLAGS.flatMap((forbidsOwnGrant) =>
              FLAGS.map((hasWatch): Cell => ({
                role,
                otherRole,
                induction,
                isWatch,
                isSame,
                needsInduction: needs,
                forbidsOwnGrant,
                hasWatch,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

function foundIn({ role, otherRole, isWatch, isSame, induction, ...rules }: Cell): string[] {
  const one = { role, name: 'Eka', known: ['user 1'], induction };
  const known = [isSame ? 'user 1' : 'user 2', 'induction 3'];
  const other = { role: otherRole, isWatch, name: 'Toka', known, induction: 'good' as const };
  return competenceIssues([one, other], rules).map(({ path, code }) => `${path} ${code}`);
}

function expectedIn({ role, otherRole, isSame, induction, ...rules }: Cell): string[] {
  const isWorking = otherRole === 'Worker' || (isSame && role === 'Worker');
  const isGranted = isSame && [role, otherRole].toSorted().join(' ') === 'Grantor Worker';
  return [
    rules.needsInduction && induction !== 'good' && `persons.0 induction_${induction}`,
    rules.hasWatch && rules.isWatch && isWorking && 'persons.1 watch_is_worker',
    rules.forbidsOwnGrant && isGranted && `persons.${role === 'Grantor' ? 0 : 1} own_grant`,
  ].filter((issue) => issue !== false);
}

test('says in every cell of two persons who lacks what, and of one human being what they may not do', () => {
  expect(CELLS.filter((cell) => foundIn(cell).join(',') !== expectedIn(cell).join(','))).toEqual([]);
  expect(CELLS).toHaveLength(5 * 5 * 4 * 2 ** 5);
});

test('knows one human being by user, induction or address', () => {
  const worker = {
    role: 'Worker' as const,
    name: '',
    known: knownBy({ userId: null, userFormId: 'f', email: 'A@x.fi' }),
  };
  const grantor = {
    role: 'Grantor' as const,
    name: '',
    known: knownBy({ userId: 'u', userFormId: null, email: 'a@x.fi' }),
  };
  expect(ownGrants([worker, grantor])).toEqual([1]);
  expect(ownGrants([worker, { ...grantor, known: knownBy({ userId: 'u', userFormId: null }) }])).toEqual([]);
});

test('asks an induction of whoever works, watches or is named by one, and not of staff who create, grant or accept', () => {
  expect(needsInduction({ role: 'Grantor', userId: null })).toBe(true);
  expect(PERSON_ROLES.filter((role) => needsInduction({ role, userId: 'u' }))).toEqual(['Worker']);
  expect(PERSON_ROLES.every((role) => needsInduction({ role, isWatch: true, userId: 'u' }))).toBe(true);
});
