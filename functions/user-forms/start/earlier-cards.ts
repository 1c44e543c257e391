import { isImagePresent, meansNoExpiry } from '../../../shared/content/card-rules.ts';
import { cardNameOf } from '../../../shared/content/blocks/cards/card-image.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import { fileTokenFor, imageFolder } from '../../security/tokens/file-token.ts';
import { claimingPerson, findInductionsOfPerson } from '../../store/entities/cards/card-persons.ts';
import { cardLedgerOf } from '../../store/entities/cards/card-sync.ts';
import { cardLedgerKey, userFormKey } from '../../store/keys.ts';
import { findCards, type CardRecord } from '../../store/entities/cards/cards.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import { loadHead, type Door, type Reader } from '../load-user-form.ts';
import { isSamePerson, type Proof } from './same-person.ts';

const OWN_ONLY: Door = { roles: [] };
const MOST_CARDS = 100;

/** An induction whose owner has proved their identity, so that they may see their earlier cards. */
export type Proved = { head: UserFormHead; proof: Proof };

/** 403 `code_required` where the caller's token does not prove an address, or was not requested to fetch cards. */
export async function requireProof(world: World, actor: Reader, id: string): Promise<Proved> {
  const { head } = await loadHead(world, { actor, id, door: OWN_ONLY });
  if (actor.kind === 'staff' && head.claimedBy === actor.userId) return { head, proof: { userId: actor.userId } };
  if (actor.kind !== 'worker') throw new AppError('forbidden');
  if (!actor.cardFetch || actor.provedAddress === undefined) throw new AppError('code_required');
  return { head, proof: { provedAddress: actor.provedAddress } };
}

/** The living cards of the same person's other inductions, the newest of each type, newest first. */
export async function findEarlierCards(world: World, { head, proof }: Proved): Promise<CardRecord[]> {
  const person = 'userId' in proof ? claimingPerson(proof.userId) : proof.provedAddress;
  const ids = (await findInductionsOfPerson(world.table, person)).filter((id) => id !== head._id);
  const cardIds = await cardIdsOf(world, { head, proof }, ids);
  const found = await findCards(world.table, cardIds.slice(0, MOST_CARDS));
  const living = found.filter((card): card is CardRecord => card?.archived === false);
  const newestFirst = living.toSorted((a, b) => (a.modified < b.modified ? 1 : -1));
  const ofType = new Map<string, CardRecord>();
  for (const card of newestFirst) {
    const type = cardNameOf(card).toLocaleLowerCase('fi');
    if (!ofType.has(type)) ofType.set(type, card);
  }
  return [...ofType.values()];
}

async function cardIdsOf(world: World, { head, proof }: Proved, ids: readonly string[]): Promise<string[]> {
  const keys = ids.flatMap((id) => [userFormKey(id), cardLedgerKey(id)]);
  const items = await world.table.getMany(keys);
  return ids.flatMap((_, place) => {
    const earlier = items[place * 2];
    if (!earlier || !isSamePerson(world.keys, { mine: head, earlier: userFormOf(earlier), proof })) return [];
    return Object.keys(cardLedgerOf(items[place * 2 + 1]).cards);
  });
}

export async function showEarlierCard(world: World, card: CardRecord): Promise<EarlierCard> {
  const { name, nameOther, expires, imageSrc, userFormId } = card;
  if (userFormId === null) throw new TypeError(`card ${card._id} is of no induction`);
  const path = `${imageFolder('userForm', userFormId)}${imageSrc}`;
  const fileToken = isImagePresent(imageSrc) ? await fileTokenFor(world, path) : '';
  return { name, nameOther, expires, noExpiration: meansNoExpiry(expires), imageSrc, userFormId, fileToken };
}
