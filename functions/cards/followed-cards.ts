import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { CardImage } from '../../shared/content/blocks/cards/card-image.ts';
import { newId } from '../security/random-ids.ts';
import { cardLedgerWrite, type CardLedger } from '../store/entities/cards/card-sync.ts';
import {
  changedCardWrites,
  newCardEntries,
  newCardWrite,
  removedCardWrites,
} from '../store/entities/cards/card-writes.ts';
import { findCard, findCardEventKeys, type CardContent, type CardRecord } from '../store/entities/cards/cards.ts';
import type { Write } from '../store/table.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { imageKey } from '../uploads/place-image.ts';
import type { World } from '../world.ts';
import { formerContent, isSameContent } from './card-content.ts';

/** An induction and the state of its cards while they are synchronised with its pages. */
export type Following = { head: UserFormHead; ledger: CardLedger };
export type FollowedImage = CardImage & { _id: string };

const MOST_AT_ONCE = 20;

type Added = { images: readonly FollowedImage[]; fingerprint: (image: FollowedImage) => string; person: string };

/** Makes photos and search entries first, so that no card lacks them; one transaction then makes the cards and their ledger entries. */
export async function addCards(world: World, { head, ledger }: Following, added: Added): Promise<void> {
  let before = ledger;
  for (let start = 0; start < added.images.length; start += MOST_AT_ONCE) {
    const images = added.images.slice(start, start + MOST_AT_ONCE);
    const cards = images.map((image) => newCard(world, head, image));
    await Promise.all(images.map((image) => copyPhoto(world, head, image)));
    await world.table.writeEach(cards.flatMap(newCardEntries));
    const fingerprints = images.map((image) => [image._id, added.fingerprint(image)]);
    const after = { ...before, person: added.person, cards: { ...before.cards, ...Object.fromEntries(fingerprints) } };
    before = await goneOn(world, head, { before, after, writes: cards.map(newCardWrite) });
  }
  if (before.person !== added.person && Object.keys(before.cards).length > 0) {
    await goneOn(world, head, { before, after: { ...before, person: added.person }, writes: [] });
  }
}

type Changed = { image: FollowedImage; fingerprint: string; isOtherPerson: boolean };

/** Updates a card to its changed image or person; answers the ledger. */
export async function changeCard(
  world: World,
  { head, ledger }: Following,
  { image, fingerprint, isOtherPerson }: Changed,
): Promise<CardLedger> {
  const before = await findCard(world.table, image._id);
  const next = { ...ledger, cards: { ...ledger.cards, [image._id]: fingerprint } };
  const isOtherImage = ledger.cards[image._id] !== fingerprint;
  if (!before) return goneOn(world, head, { before: ledger, after: next, writes: [] });
  const content = { ...before, ...(isOtherImage ? imageOf(image) : {}), ...(isOtherPerson ? personOf(head) : {}) };
  if (isSameContent(before, content)) return ledger;
  if (isOtherImage) await copyPhoto(world, head, image);
  const at = world.now().toISOString();
  const after: CardRecord = {
    ...content,
    approved: before.approved && !isOtherImage,
    version: before.version + 1,
    modified: at,
  };
  const former = formerContent(before, after);
  const event = { at, what: 'changed', by: 'induction', user: null, former } as const;
  const writes = changedCardWrites(before, after, event, newId(world));
  return goneOn(world, head, { before: ledger, after: next, writes });
}

/** Removes a card whose image is no longer on the page; answers the ledger. */
export async function dropCard(world: World, { head, ledger }: Following, id: string): Promise<CardLedger> {
  const card = await findCard(world.table, id);
  const { [id]: _, ...cards } = ledger.cards;
  const events = card ? await findCardEventKeys(world.table, id) : [];
  const writes = card ? removedCardWrites(card, events) : [];
  const after = await goneOn(world, head, { before: ledger, after: { ...ledger, cards }, writes });
  if (card && isImagePresent(card.imageSrc)) await world.files.remove(imageKey('card', id, card.imageSrc));
  return after;
}

type Step = { before: CardLedger; after: CardLedger; writes: readonly Write[] };

async function goneOn(world: World, head: UserFormHead, { before, after, writes }: Step): Promise<CardLedger> {
  await world.table.write([cardLedgerWrite(head._id, before, after), ...writes]);
  return { ...after, version: before.version + 1 };
}

async function copyPhoto(world: World, head: UserFormHead, { _id: id, imageSrc }: FollowedImage): Promise<void> {
  if (!isImagePresent(imageSrc)) return;
  const name = imageSrc.trim();
  await world.files.copy(imageKey('userForm', head._id, name), imageKey('card', id, name));
}

function newCard(world: World, head: UserFormHead, image: FollowedImage): CardRecord {
  const at = world.now().toISOString();
  return {
    _id: image._id,
    company: head.company,
    userFormId: head._id,
    inductionFormId: head.inductionFormId,
    project: null,
    ...imageOf(image),
    ...personOf(head),
    version: 1,
    approved: false,
    archived: false,
    archivedBy: null,
    // Every retry, by whatever worker, writes the same search entries.
    created: head.created,
    modified: at,
    epoch: 1,
  };
}

/** What a card copies from its image. */
export function imageOf({
  name,
  nameOther,
  expires,
  imageSrc,
}: CardImage): Pick<CardContent, 'name' | 'nameOther' | 'expires' | 'imageSrc'> {
  return { name: name.trim(), nameOther: nameOther.trim(), expires, imageSrc: imageSrc.trim() };
}

function personOf({ user }: UserFormHead): Pick<CardContent, 'firstName' | 'lastName' | 'employer'> {
  return { firstName: user.firstName ?? '', lastName: user.lastName ?? '', employer: user.company ?? '' };
}
