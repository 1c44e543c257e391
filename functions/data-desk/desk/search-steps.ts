import { fullName } from '../../../shared/core/full-name.ts';
import { cards } from '../../store/entities/cards/cards.ts';
import { everybodyOf, permits } from '../../store/entities/permits/permit-record.ts';
import { findPresenceSpans } from '../../store/entities/presence/presence-spans.ts';
import { findEndedProjects, findOpenProjects } from '../../store/entities/projects.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { users } from '../../store/entities/users/users.ts';
import { findWorkerLines } from '../../store/entities/workers/worker-lines.ts';
import type { ThingKind } from '../../store/company-data/company-things.ts';
import { thingKey } from '../../store/company-data/company-things.ts';
import { walkThings } from '../../store/company-data/walk-things.ts';
import type { StoredRequest } from '../../store/due/kinds/data-request.ts';
import { foundPartition, type FoundPartition } from '../../store/keys.ts';
import type { Item } from '../../store/items.ts';
import { findByWords, foundKind, type FoundKind } from '../../store/search/search-entries.ts';
import type { World } from '../../world.ts';
import { isAsked, type AskedText } from './find-in-company.ts';

const THINGS_A_PAGE = 100;

/** One page of a search: what it adds to the request, how much it looked at, and from where the next one goes on. */
export type SearchedPage = { found: Partial<StoredRequest>; looked: number; next: string | undefined };

type Step = (world: World, request: StoredRequest, asked: AskedText) => AsyncGenerator<SearchedPage>;

type Things = {
  kind: ThingKind & ('user-forms' | 'cards' | 'users' | 'permits');
  into: 'userForms' | 'cards' | 'users' | 'permits';
  /** Where the company finds it by words; permits are found by their people, of whom no index knows. */
  words?: { group: FoundPartition; kind: FoundKind };
  isFound: (item: Item, asked: AskedText, request: StoredRequest) => boolean;
};

const INDUCTIONS: Things = {
  kind: 'user-forms',
  into: 'userForms',
  words: { group: 'inductions', kind: 'userForm' },
  isFound: (item, asked) => {
    const { user } = userFormOf(item);
    return isAsked(asked, { ...user, name: fullName(user) });
  },
};

/** A card tells a name alone; those of inductions come with these. */
const CARDS: Things = {
  kind: 'cards',
  into: 'cards',
  words: { group: 'cards', kind: 'card' },
  isFound: (item, asked) => {
    const card = cards.ofItem(item);
    return card.project !== null && isAsked(asked, { name: fullName(card) });
  },
};

const USERS: Things = {
  kind: 'users',
  into: 'users',
  words: { group: 'others', kind: 'user' },
  isFound: (item, asked) => isAsked(asked, users.ofItem(item)),
};

const PERMITS: Things = {
  kind: 'permits',
  into: 'permits',
  isFound: (item, asked, { userForms }) =>
    everybodyOf(permits.ofItem(item)).some(
      (person) => userForms.includes(person.userFormId ?? '') || isAsked(asked, { ...person, name: fullName(person) }),
    ),
};

/** The ids of a kind, page by page: by words from the index of the company, else all that there is. */
async function* pagesOf(world: World, request: StoredRequest, { things, asked }: { things: Things; asked: AskedText }) {
  const { company, from } = request;
  if (asked.by !== 'name' || !things.words) {
    yield* walkThings(world.table, { company, kind: things.kind, from, limit: THINGS_A_PAGE });
    return;
  }
  const { group, kind } = things.words;
  let after = from;
  do {
    const read = { partition: foundPartition(company, group), q: asked.text, limit: THINGS_A_PAGE, after };
    const { entries, readTo } = await findByWords(world.table, { ...read, isOfCompany: true });
    yield { ids: entries.flatMap((entry) => (foundKind(entry) === kind ? [String(entry['id'])] : [])), next: readTo };
    after = readTo;
  } while (after !== undefined);
}

const ofThings = (things: Things): Step =>
  async function* search(world, request, asked) {
    for await (const { ids, next } of pagesOf(world, request, { things, asked })) {
      const items = await world.table.getMany(ids.map((id) => thingKey(things.kind, id)));
      const found = items.filter(
        (item): item is Item =>
          item?.['company'] === request.company &&
          item['removed'] === undefined &&
          things.isFound(item, asked, request),
      );
      yield { found: { [things.into]: found.map(({ id }) => String(id)) }, looked: ids.length, next };
    }
  };

/** Cards have no address and no number. */
const ofCards: Step = async function* search(world, request, asked) {
  if (asked.by === 'name') yield* ofThings(CARDS)(world, request, asked);
};

async function* sitesOf({ table }: World, { company, from }: StoredRequest) {
  const sites = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  const first =
    from === undefined
      ? 0
      : Math.max(
          0,
          sites.findIndex(({ _id }) => _id === from),
        );
  for (const [at, { _id: project }] of sites.entries()) if (at >= first) yield { project, next: sites[at + 1]?._id };
}

/** Lists of workers are read whole, a site a page. */
const ofLists: Step = async function* search(world, request, asked) {
  for await (const { project, next } of sitesOf(world, request)) {
    const lines = await findWorkerLines(world.table, project);
    const own = lines.filter(
      (line) =>
        line.userForms.some((id) => request.userForms.includes(id)) ||
        isAsked(asked, { ...line, name: fullName(line) }),
    );
    yield { found: { lines: own.map(({ _id: id }) => ({ project, id })) }, looked: lines.length, next };
  }
};

/** Presence is known by the induction. */
const ofPresence: Step = async function* search(world, { userForms, ...request }) {
  if (userForms.length === 0) return;
  for await (const { project, next } of sitesOf(world, { ...request, userForms })) {
    const spans = await Promise.all(
      userForms.map(async (id) =>
        (await findPresenceSpans(world.table, project, [id])).length > 0 ? [{ project, id }] : [],
      ),
    );
    yield { found: { presence: spans.flat() }, looked: 0, next };
  }
};

/** In this order: permits, lists and presence are known by the inductions that were found before. */
export const SEARCH_STEPS: readonly Step[] = [
  ofThings(INDUCTIONS),
  ofCards,
  ofThings(USERS),
  ofThings(PERMITS),
  ofLists,
  ofPresence,
];
