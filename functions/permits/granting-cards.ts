import { fullName } from '../../shared/core/full-name.ts';
import { granterRole } from '../../shared/permits/permit-callers.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { blockingProblems, cardRefusal, cardsOf, unchangedCardChecks, withFollowingCards } from './permit-cards.ts';

/** 422 with every card problem where no grantor may accept them. */
export async function requireLivingCards(world: World, head: PermitHead): Promise<void> {
  if (granterRole(head) === 'Grantor') return;
  const problems = blockingProblems(head, await cardsOf(world.table, head.persons));
  if (problems.length > 0) throw cardRefusal(problems);
}

/** `persons` with the cards that they have from now on. */
type Passed = Pick<PermitHead, 'cardOverride' | 'persons'> & { checks: readonly Write[] };

/**
 * Required cards must be valid on every day of the permit before it is granted; of a card that a renewal took along the new one counts. A
 * grantor checks them and may accept a problem with a reason; without a grantor a problem stops everybody's signature. 422 with the problem.
 */
export async function requirePassingCards(
  world: World,
  asked: PermitHead,
  person: PermitPersonRecord,
): Promise<Passed> {
  const hasGrantor = granterRole(asked) === 'Grantor';
  const isAsked = hasGrantor ? person.role === 'Grantor' : person.role !== 'WorkApprover';
  if (!isAsked || !asked.persons.some(({ cardIsMandatory }) => cardIsMandatory)) return { ...asked, checks: [] };
  const { head, cards } = await withFollowingCards(world.table, asked);
  const before = { cardOverride: head.cardOverride, persons: head.persons };
  const problems = blockingProblems(head, cards);
  const left = problems.filter(({ key }) => !head.cardOverride?.covers.includes(key));
  const checks = unchangedCardChecks(cards);
  if (left.length === 0) return { ...before, checks };
  if (person.role !== 'Grantor' || person.reason === null) throw cardRefusal(left);
  const said = { reason: person.reason, by: fullName(person), role: person.role, at: person.signed ?? '' };
  return { ...before, cardOverride: { ...said, covers: problems.map(({ key }) => key) }, checks };
}
