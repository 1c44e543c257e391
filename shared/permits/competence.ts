import type { InductionStanding } from '../content/person-fitness.ts';
import type { Issue } from '../core/errors.ts';
import type { PersonRole } from './permit-chain.ts';

/** Who of a permit is one human being: the users, inductions and addresses that a person is known by. */
type Person = { role: PersonRole; isWatch?: boolean | undefined; name: string; known: readonly string[] };

const isSame = (one: Person, other: Person) => one.known.some((key) => other.known.includes(key));

/** By what a person of a permit is known. */
export function knownBy(person: {
  userId: string | null;
  userFormId: string | null;
  email?: string | undefined;
}): string[] {
  const { userId, userFormId, email = '' } = person;
  return [
    ...(userId === null ? [] : [`user ${userId}`]),
    ...(userFormId === null ? [] : [`induction ${userFormId}`]),
    ...(email === '' ? [] : [`address ${email.toLowerCase()}`]),
  ];
}

/** The places of grantors who are workers of the same permit. */
export function ownGrants(persons: readonly Person[]): number[] {
  const workers = persons.filter(({ role }) => role === 'Worker');
  return persons.flatMap((person, place) =>
    person.role === 'Grantor' && workers.some((worker) => isSame(worker, person)) ? [place] : [],
  );
}

/** The places of those who would watch over their own work (rule 4.12). */
export function watchingWorkers(persons: readonly Person[]): number[] {
  const workers = persons.filter(({ role }) => role === 'Worker');
  return persons.flatMap((person, place) =>
    person.isWatch === true && workers.some((worker) => isSame(worker, person)) ? [place] : [],
  );
}

/** Whether a form that requires inductions requires one of this person: of whoever works, watches or is named from the site's inductions. */
export function needsInduction(person: {
  role: PersonRole;
  isWatch?: boolean | undefined;
  userId: string | null;
}): boolean {
  return person.userId === null || person.role === 'Worker' || person.isWatch === true;
}

const CODES: Record<Exclude<InductionStanding, 'good'>, string> = {
  waiting: 'induction_waiting',
  expired: 'induction_expired',
  missing: 'induction_missing',
};

type Judged = Person & { induction: InductionStanding };
type Rules = { needsInduction: boolean; forbidsOwnGrant: boolean; hasWatch: boolean };

/** Why persons may not do what the permit gives them, at their places (rule 4.13). */
export function competenceIssues(persons: readonly Judged[], rules: Rules): Issue[] {
  const at = (code: string) => (place: number) => ({
    path: `persons.${place}`,
    code,
    params: { name: persons[place]?.name ?? '' },
  });
  const inductions = persons.flatMap(({ induction }, place) =>
    rules.needsInduction && induction !== 'good' ? [at(CODES[induction])(place)] : [],
  );
  return [
    ...inductions,
    ...(rules.hasWatch ? watchingWorkers(persons).map(at('watch_is_worker')) : []),
    ...(rules.forbidsOwnGrant ? ownGrants(persons).map(at('own_grant')) : []),
  ];
}
