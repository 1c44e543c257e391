import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/content/canonical.ts';
import { cardImagesOf } from '../../shared/content/card-images.ts';
import { sealedAddress } from '../http/sealed-address.ts';
import { claimingPerson, personEntry } from '../store/card-persons.ts';
import {
  cardLedgerKey,
  cardLedgerOf,
  cardSyncOf,
  finishCardSync,
  postponeCardSync,
  type CardSync,
} from '../store/card-sync.ts';
import { findFormVersion } from '../store/form-versions.ts';
import type { Item } from '../store/items.ts';
import type { Write } from '../store/table.ts';
import { cardExpiriesWrite } from '../store/user-forms.ts';
import { pageKey, userFormKey } from '../store/user-form-keys.ts';
import { pageOf, userFormOf } from '../store/user-form-items.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';
import {
  addCards,
  changeCard,
  dropCard,
  imageOf,
  putAll,
  type FollowedImage,
  type Following,
} from './followed-cards.ts';

const WAIT_SECONDS = 60;

/** Makes the cards of each ordered induction follow its pages; one that fails is tried again after a minute, the others go on. */
export async function syncCards(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const sync = cardSyncOf(item);
    try {
      await followPages(world, sync);
      await finishCardSync(world.table, sync);
    } catch (error) {
      world.log({
        level: 'error',
        event: 'card_sync_failed',
        error: error instanceof Error ? error.name : 'unknown',
      });
      const later = new Date(world.now().getTime() + WAIT_SECONDS * 1000).toISOString();
      await postponeCardSync(world.table, sync, later);
    }
  }
}

type Followed = Following & { images: ReadonlyMap<string, FollowedImage> };

/**
 * Adds, changes and takes away cards by how the pages differ from what was last followed; a card whose image and person are as they
 * were stays as its holder or staff have made it since. Every step goes on in the ledger, so that none is done twice.
 */
async function followPages(world: World, sync: CardSync): Promise<void> {
  const followed = await readFollowed(world, sync);
  // An induction that is unsigned again gets a new order when it is completed.
  if (!followed || followed.head.signed === null) return;
  const { head, images } = followed;
  let { ledger } = followed;
  await showExpiries(world, head, images);
  const person = fingerprint(head.user);
  const isOtherPerson = ledger.person !== '' && ledger.person !== person;
  const known = Object.keys(ledger.cards);
  const added = [...images.values()].filter(({ _id }) => ledger.cards[_id] === undefined);
  if (images.size > 0 && (ledger.person !== person || added.length > 0))
    await putAll(world.table, personEntries(world, head));
  for (const id of known.filter((card) => !images.has(card))) ledger = await dropCard(world, { head, ledger }, id);
  for (const id of known) {
    const image = images.get(id);
    if (!image || (!isOtherPerson && ledger.cards[id] === printOf(image))) continue;
    ledger = await changeCard(world, { head, ledger }, { image, fingerprint: printOf(image), isOtherPerson });
  }
  await addCards(world, { head, ledger }, { images: added, fingerprint: printOf, person });
}

/** Lists show how the cards stand without reading them. */
async function showExpiries(world: World, head: UserFormHead, images: Followed['images']): Promise<void> {
  const expiries = [...images.values()].map(({ expires }) => expires).toSorted();
  if (canonicalJson(expiries) !== canonicalJson(head.cardExpiries ?? []))
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

/** Leads from the person's addresses, and from who claimed the induction, to it. */
export function personEntries({ keys }: World, { _id, created, user, claimedBy }: UserFormHead): Write[] {
  const persons = [user.email, user.phoneNumber].flatMap((address) => (address ? [sealedAddress(keys, address)] : []));
  if (claimedBy !== null) persons.push(claimingPerson(claimedBy));
  return persons.map((person) => personEntry(person, { userFormId: _id, created }));
}

/** Two images that make the same card have the same. */
const printOf = (image: FollowedImage) => fingerprint(imageOf(image));

function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 22);
}
