import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { blockingProblems, cardRefusal, cardsOf, unchangedCardChecks } from './permit-cards.ts';
import { tellPersons } from './permit-messages.ts';
import { replacePerson, withoutSignature, withNextTurn } from './permit-turn.ts';

/** The permit after a signature or refusal, and the writes with it. */
type Outcome = { after: PermitHead; writes: readonly Write[] };

const nameOf = ({ firstName, lastName }: PermitPersonRecord) => `${firstName} ${lastName}`.trim();

/** A permit after a person's signature: at the next person's turn, granted, or with its work accepted (rule 4.2). */
export async function signAsPerson(world: World, head: PermitHead, person: PermitPersonRecord): Promise<Outcome> {
  const { cardOverride, checks } = await requirePassingCards(world, head, person);
  const done = { ...head, cardOverride, persons: replacePerson(head.persons, person) };
  const next = withNextTurn(world, done);
  if (!next.isOver) return { after: next.head, writes: [...checks, ...next.messages] };
  if (head.status === 'Approved') return { after: { ...done, status: 'WorkApproved' }, writes: checks };
  const granted = withNextTurn(world, { ...done, status: 'Approved' });
  const told = done.persons.filter(({ role }) => role !== 'WorkApprover');
  const news = tellPersons(world, granted.head, told, { kind: 'permitApproved' });
  return { after: granted.head, writes: [...checks, ...news, ...granted.messages] };
}

type Passed = { cardOverride: PermitHead['cardOverride']; checks: readonly Write[] };

/**
 * Required cards must be valid on every day of the permit before it is granted. A grantor checks them and may accept a problem with a
 * reason; without a grantor a problem stops everybody's signature. 422 with the problem.
 */
async function requirePassingCards(world: World, head: PermitHead, person: PermitPersonRecord): Promise<Passed> {
  const before = { cardOverride: head.cardOverride, checks: [] };
  const hasGrantor = head.persons.some(({ role }) => role === 'Grantor');
  const isAsked = hasGrantor ? person.role === 'Grantor' : person.role !== 'WorkApprover';
  const required = head.persons.filter(({ cardIsMandatory }) => cardIsMandatory);
  if (!isAsked || required.length === 0) return before;
  const cards = await cardsOf(world.table, required);
  const problems = blockingProblems(head, cards);
  const left = problems.filter(({ key }) => !head.cardOverride?.covers.includes(key));
  const checks = unchangedCardChecks(cards);
  if (left.length === 0) return { ...before, checks };
  if (person.role !== 'Grantor' || person.reason === null) throw cardRefusal(left);
  const said = { reason: person.reason, by: nameOf(person), role: person.role, at: person.signed ?? '' };
  return { cardOverride: { ...said, covers: problems.map(({ key }) => key) }, checks };
}

/** A permit after a refusal: a grantor sends it back to be changed, a work approver ends it. */
export function refuseAsPerson(world: World, head: PermitHead, person: PermitPersonRecord): Outcome {
  const reason = person.reason ?? '';
  const rejection = { reason, by: nameOf(person), role: person.role, at: person.signed ?? '' };
  const others = head.persons.filter(
    ({ _id, role, status }) => _id !== person._id && (status === 'Signed' || role === 'Creator'),
  );
  const isWork = person.role === 'WorkApprover';
  const persons = isWork
    ? replacePerson(head.persons, person)
    : replacePerson(head.persons.map(withoutSignature), person);
  const after = { ...head, persons, rejection, status: isWork ? ('WorkRejected' as const) : ('Draft' as const) };
  return { after, writes: tellPersons(world, after, others, { kind: 'permitRejected', reason }) };
}
