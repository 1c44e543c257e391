import { granterRole } from '../../shared/permits/permit-callers.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { blockingProblems, cardRefusal, cardsOf, unchangedCardChecks } from './permit-cards.ts';
import { nameOf } from './pins/permit-signer.ts';

/** 422 with every card problem where no grantor may accept them. */
export async function requireLivingCards(world: World, head: PermitHead): Promise<void> {
  if (granterRole(head) === 'Grantor') return;
  const problems = blockingProblems(head, await cardsOf(world.table, head.persons));
  if (problems.length > 0) throw cardRefusal(problems);
}

type Passed = { cardOverride: PermitHead['cardOverride']; checks: readonly Write[] };

/**
 * Required cards must be valid on every day of the permit before it is granted. A grantor checks them and may accept a problem with a
 * reason; without a grantor a problem stops everybody's signature. 422 with the problem.
 */
export async function requirePassingCards(world: World, head: PermitHead, person: PermitPersonRecord): Promise<Passed> {
  const before = { cardOverride: head.cardOverride, checks: [] };
  const hasGrantor = granterRole(head) === 'Grantor';
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
