import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isCardsBlock, isSameName } from '../../../shared/content/blocks/cards/rules.ts';
import { isImagePresent, meansNoExpiry, OTHER_CARD } from '../../../shared/content/card-rules.ts';
import { localDate } from '../../../shared/core/dates.ts';
import {
  carriedPages,
  type CarriedFrom,
  type ReadPage,
  type RenewalCause,
} from '../../../shared/user-forms/renewal/renewal.ts';
import { newId } from '../../security/random-ids.ts';
import { cardLedgerOf } from '../../store/entities/cards/card-sync.ts';
import { findCards, type CardRecord } from '../../store/entities/cards/cards.ts';
import { validityOf, type FormVersion } from '../../store/entities/form-versions.ts';
import type { StoredPage } from '../../store/entities/user-forms/user-form-head.ts';
import { cardLedgerKey } from '../../store/keys.ts';
import { imageKey } from '../../uploads/place-image.ts';
import type { World } from '../../world.ts';
import type { LoadedUserForm } from '../load-user-form.ts';
import { pageAsSigned } from '../sign/shown-page.ts';
import { pageHash } from '../sign/page-hash.ts';

/** Each is one write; the transaction of a start holds 100, with its search entries. */
const MOST_CARRIED = 60;
const MOST_CARDS = 20;

type Renewing = { former: LoadedUserForm; version: FormVersion; cause: RenewalCause };

/** The pages that a renewal takes over as read. */
export async function readPages(world: World, { former, version, cause }: Renewing): Promise<StoredPage[]> {
  const carried = carriedPages(
    { cause, former: signedPages(former), pages: version.pages, validMonths: validityOf(version).validMonths },
    localDate(world.now()),
  );
  return Promise.all(
    [...carried].slice(0, MOST_CARRIED).map(async ([index, { shownIn, ...from }]): Promise<StoredPage> => {
      const read = { index, ...(shownIn && { shownIn }) };
      const { page } = await pageAsSigned(world, version, read);
      return { ...read, version: 1, answers: {}, signed: from.signed, hash: pageHash(page, {}), carried: from };
    }),
  );
}

type Read = CarriedFrom & Pick<StoredPage, 'shownIn'>;

function signedPages({ whole, version }: LoadedUserForm): ReadPage<Read>[] {
  return version.pages.flatMap((page, index) => {
    const stored = whole.pages.get(index);
    if (!stored?.signed) return [];
    const read = stored.carried ?? { userFormId: whole.head._id, signed: stored.signed };
    const shownIn = stored.shownIn && { shownIn: { version: version.number, ...stored.shownIn } };
    return [{ page, read: { ...read, ...shownIn } }];
  });
}

/** The unsigned pages with the worker's cards as they are now, and the names of their photos by card. */
export async function cardPages(
  world: World,
  { former, version }: Pick<Renewing, 'former' | 'version'>,
): Promise<{ pages: StoredPage[]; photos: { cardId: string; name: string }[] }> {
  const places = cardPlaces(version);
  if (places.length === 0) return { pages: [], photos: [] };
  const cards = await livingCards(world, former.whole.head._id);
  const taken = cards.flatMap((card) => {
    const place = placeOf(card, places);
    return place ? [{ place, card, image: imageOf(world, card, place) }] : [];
  });
  const pages = [...new Set(taken.map(({ place }) => place.index))].map((index) => {
    const ofPage = taken.filter(({ place }) => place.index === index);
    const blocks = new Set(ofPage.map(({ place }) => place.block));
    const answers = [...blocks].map((block) => [
      String(block),
      ofPage.filter(({ place }) => place.block === block).map(({ image }) => image),
    ]);
    return { index, version: 1, answers: Object.fromEntries(answers), signed: null, hash: null };
  });
  const photos = taken.flatMap(({ card }) =>
    isImagePresent(card.imageSrc) ? [{ cardId: card._id, name: card.imageSrc.trim() }] : [],
  );
  return { pages, photos };
}

/** A block of cards, by its page and its place there; without names it takes any card. */
type CardPlace = { index: number; block: number; names: string[] };

function cardPlaces({ pages }: FormVersion): CardPlace[] {
  return pages.flatMap(({ content }, index) =>
    content.flatMap((block, place) =>
      isCardsBlock(block) ? [{ index, block: place, names: block.names.map(({ title }) => title) }] : [],
    ),
  );
}

const placeOf = (card: CardRecord, places: readonly CardPlace[]) =>
  places.find(({ names }) => names.some((name) => isSameName(name, cardNameOf(card)))) ??
  places.find(({ names }) => names.length === 0);

function imageOf(world: World, card: CardRecord, { names }: CardPlace): CardImage & { _id: string } {
  const { expires, imageSrc, userFormId } = card;
  const isOther = card.name === OTHER_CARD && names.length === 0;
  return {
    _id: newId(world),
    name: isOther ? OTHER_CARD : cardNameOf(card),
    nameOther: isOther ? card.nameOther : '',
    expires,
    noExpiration: meansNoExpiry(expires),
    imageSrc,
    isNew: false,
    userFormId: userFormId ?? '',
  };
}

async function livingCards({ table }: World, userFormId: string): Promise<CardRecord[]> {
  const ledger = cardLedgerOf(await table.get(cardLedgerKey(userFormId)));
  const cards = await findCards(table, Object.keys(ledger.cards).slice(0, MOST_CARDS));
  return cards.filter((card): card is CardRecord => card?.archived === false);
}

/** Copies the photos of cards among the pictures of the induction that takes them along. */
export async function copyPhotos(
  { files }: World,
  userFormId: string,
  photos: readonly { cardId: string; name: string }[],
): Promise<void> {
  await Promise.all(
    photos.map(({ cardId, name }) =>
      files.copy(imageKey('card', cardId, name), imageKey('userForm', userFormId, name)),
    ),
  );
}
