import { findCards } from '../../store/entities/cards/cards.ts';
import type { PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import { findUser } from '../../store/entities/users/users.ts';
import { ownInductions } from '../../verbs/person-fitness.ts';
import type { World } from '../../world.ts';
import { askedCardOf } from '../permit-cards.ts';
import { refusal, type Choice } from './person-choices.ts';

/** The card that fits among those of the inductions that a user has claimed in the permit's company. */
async function userCardOf(world: World, person: PermitPersonRecord, userId: string): Promise<string | null> {
  if (person.cardRequirement === '' || person.cardId !== null) return person.cardId;
  const user = await findUser(world.table, userId);
  if (!user) return null;
  const own = await ownInductions(world.table, { userId, company: user.company });
  const ids = own.map(({ _id }) => _id);
  return (await askedCardOf(world.table, ids, person.cardRequirement))?._id ?? null;
}

/** The named card, which must be of that induction; where a card is required and none is named, the one that fits. */
export async function cardIdOf(
  world: World,
  person: PermitPersonRecord,
  { selected, path }: Choice,
): Promise<string | null> {
  if ('userId' in selected) return userCardOf(world, person, selected.userId);
  const { cardId } = selected;
  if (cardId !== undefined) {
    if (cardId === person.cardId) return cardId;
    const [card] = await findCards(world.table, [cardId]);
    if (card?.userFormId !== selected.userFormId) throw refusal({ path: `${path}.cardId`, code: 'invalid_value' });
    return cardId;
  }
  if (person.cardRequirement === '' || person.cardId !== null) return person.cardId;
  return (await askedCardOf(world.table, [selected.userFormId], person.cardRequirement))?._id ?? null;
}
