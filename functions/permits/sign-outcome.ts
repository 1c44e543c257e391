import { AppError } from '../../shared/core/errors.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { requirePassingCards } from './granting-cards.ts';
import { endingClock } from './field/permit-clock.ts';
import { askWatch, isWatchOpen } from './field/watch-permit.ts';
import { tellPersons } from './permit-messages.ts';
import { replacePerson, withoutSignature, withNextTurn } from './permit-turn.ts';

/** The permit after a signature or refusal, and the writes with it. */
type Outcome = { after: PermitHead; writes: readonly Write[] };

/** A permit after a person's signature: at the next person's turn, granted, or with its work accepted (rule 4.2). */
export async function signAsPerson(world: World, head: PermitHead, person: PermitPersonRecord): Promise<Outcome> {
  const { cardOverride, checks, persons } = await requirePassingCards(world, head, person);
  const cardId = persons.find(({ _id }) => _id === person._id)?.cardId ?? person.cardId;
  const done = { ...head, cardOverride, persons: replacePerson(persons, { ...person, cardId }) };
  const next = withNextTurn(world, done);
  if (!next.isOver) return { after: next.head, writes: [...checks, ...next.messages] };
  if (head.status === 'Approved' && isWatchOpen(head) && person.reason === null) throw new AppError('watch_running');
  if (head.status === 'Approved') return { after: { ...done, status: 'WorkApproved' }, writes: checks };
  const watched = askWatch(world, { ...done, status: 'Approved' }, 'permitWatch');
  const granted = withNextTurn(world, watched.head);
  const told = done.persons.filter(({ role, isWatch }) => role !== 'WorkApprover' && !(isWatch && role === 'NoRole'));
  const news = tellPersons(world, granted.head, told, { kind: 'permitApproved' });
  return {
    after: granted.head,
    writes: [...checks, ...news, ...watched.writes, ...endingClock(world, granted.head), ...granted.messages],
  };
}

/** A permit after a refusal: a grantor sends it back to be changed, a work approver ends it. */
export function refuseAsPerson(world: World, head: PermitHead, person: PermitPersonRecord): Outcome {
  const reason = person.reason ?? '';
  const rejection = { reason, by: fullName(person), role: person.role, at: person.signed ?? '' };
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
