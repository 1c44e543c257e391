import { createHash } from 'node:crypto';
import { orderedJson } from '../../shared/content/answers/canonical.ts';
import { cardImagesOf } from '../../shared/content/blocks/cards/card-images.ts';
import { sealAddress } from '../security/seal-address.ts';
import { claimingPerson, personEntry } from '../store/entities/cards/card-persons.ts';
import { cardLedgerOf, finishCardSync } from '../store/entities/cards/card-sync.ts';
import { type CardSync } from '../store/due/kinds/card-sync.ts';
import { cardLedgerKey, pageKey, userFormKey } from '../store/keys.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import type { PlainWrite } from '../store/table.ts';
import { cardExpiriesWrite } from '../store/entities/user-forms/user-forms.ts';
import { pageOf, userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { World } from '../world.ts';
import { addCards, changeCard, dropCard, imageOf, type FollowedImage, type Following } from './followed-cards.ts';
import { followFormerCards } from './follow-former-cards.ts';
import type { Due } from '../store/due/due-kind.ts';

/** Synchronises the cards of each ordered induction with its pages. */
export async function syncCards(world: World, orders: readonly Due<'cardSync'>[]): Promise<void> {
  for (const sync of orders) {
    await followPages(world, sync);
    await finishCardSync(world.table, sync);
  }
}

type Followed = Following & { images: ReadonlyMap<string, FollowedImage> };

/**
 * Adds, changes and removes cards by the difference between the pages and the last synchronisation. A card with an unchanged image and
 * person keeps what its holder or staff have made of it. The ledger records every step, so that none is done twice.
 */
async function followPages(world: World, sync: CardSync): Promise<void> {
  const followed = await readFollowed(world, sync);
  // An induction whose signature was taken back gets a new order when it is completed again.
  if (!followed || followed.head.signed === null) return;
  const { head, images } = followed;
  let { ledger } = followed;
  await showExpiries(world, head, images);
  const person = fingerprint(head.user);
  const isOtherPerson = ledger.person !== '' && ledger.person !== person;
  const known = Object.keys(ledger.cards);
  const added = [...images.values()].filter(({ _id }) => ledger.cards[_id] === undefined);
  if (images.size > 0 && (ledger.person !== person || added.length > 0))
    await world.table.writeEach(personEntries(world, head));
  for (const id of known.filter((card) => !images.has(card))) ledger = await dropCard(world, { head, ledger }, id);
  for (const id of known) {
    const image = images.get(id);
    if (!image || (!isOtherPerson && ledger.cards[id] === printOf(image))) continue;
    ledger = await changeCard(world, { head, ledger }, { image, fingerprint: printOf(image), isOtherPerson });
  }
  await addCards(world, { head, ledger }, { images: added, fingerprint: printOf, person });
  if (head.renewalOf) await followFormerCards(world, head.renewalOf._id, [...images.values()]);
}

/** Stores the expiry dates on the induction, so that lists need not read the cards. */
async function showExpiries(world: World, head: UserFormHead, images: Followed['images']): Promise<void> {
  const expiries = [...images.values()].map(({ expires }) => expires).toSorted();
  if (orderedJson(expiries) !== orderedJson(head.cardExpiries ?? []))
    await world.table.write([cardExpiriesWrite(head._id, expiries)]);
}

async function readFollowed(world: World, { userFormId, pages }: CardSync): Promise<Followed | undefined> {
  const keys = [
    userFormKey(userFormId),
    cardLedgerKey(userFormId),
    ...pages.map((index) => pageKey(userFormId, index)),
  ];
  const [first, ledger, ...stored] = await world.table.getMany(keys);
  if (!first) return undefined;
  const head = userFormOf(first);
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  const images = stored.flatMap((item) => {
    const page = item && pageOf(item);
    const content = page && version.pages[page.index];
    return page && content ? cardImagesOf(content, page.answers) : [];
  });
  const withId = images.flatMap((image) => (image._id === undefined ? [] : [{ ...image, _id: image._id }]));
  return { head, images: new Map(withId.map((image) => [image._id, image])), ledger: cardLedgerOf(ledger) };
}

/** The entries that lead from the person's addresses, and from the user who claimed the induction, to it. */
export function personEntries({ keys }: World, { _id, created, user, claimedBy }: UserFormHead): PlainWrite[] {
  const persons = [user.email, user.phoneNumber].flatMap((address) => (address ? [sealAddress(keys, address)] : []));
  if (claimedBy !== null) persons.push(claimingPerson(claimedBy));
  return persons.map((person) => personEntry(person, { userFormId: _id, created }));
}

/** Images that make the same card have the same fingerprint. */
const printOf = (image: FollowedImage) => fingerprint(imageOf(image));

function fingerprint(value: unknown): string {
  return createHash('sha256').update(orderedJson(value)).digest('base64url').slice(0, 22);
}
