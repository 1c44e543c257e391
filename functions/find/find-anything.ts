import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { FOUND_GROUPS, type Found, type FoundGroup } from '../../shared/find/found.ts';
import { INDUCTION_FORM_LIST_ACCESS } from '../../shared/induction-forms/induction-form-api.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { PROJECT_READERS } from '../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { claimPinIn } from '../../shared/user-forms/claim-pin.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { claimPinKey, foundPartition, type FoundPartition } from '../store/keys.ts';
import type { Item } from '../store/items.ts';
import { findByWords, foundKind, type FoundKind } from '../store/search/search-entries.ts';
import type { World } from '../world.ts';
import { SHOWN, type ShownKind } from './shown-things.ts';

/** The rows of a group; what is more needs another word. */
const MOST_SHOWN = 5;
/** What is looked at of each partition. Users, forms and projects share one, in which many users are not to hide a form: as much as one Query reads. */
const MOST_FOUND = { inductions: 100, permits: 100, cards: 100, others: 3000 } as const satisfies Record<
  FoundPartition,
  number
>;
/** With a second word, which filters what is read by the first. */
const MOST_READ_OF_WORDS = 3000;
/** The most items of one batch get. */
const MOST_READ = 100;

type Kind = { group: FoundGroup; partition: FoundPartition; readers: readonly StaffRole[] };

/** What is found, and who may read it. */
const KINDS: Readonly<Record<ShownKind, Kind>> = {
  userForm: { group: 'persons', partition: 'inductions', readers: userFormSearchApi.listOfForm.access.roles ?? [] },
  permit: { group: 'permits', partition: 'permits', readers: permitApi.listOfProject.access.roles ?? [] },
  project: { group: 'projects', partition: 'others', readers: PROJECT_READERS },
  inductionForm: { group: 'forms', partition: 'others', readers: INDUCTION_FORM_LIST_ACCESS.roles },
  permitForm: { group: 'forms', partition: 'others', readers: permitFormApi.create.access.roles ?? [] },
  user: { group: 'users', partition: 'others', readers: userApi.list.access.roles ?? [] },
};

const isShown = (kind: FoundKind): kind is ShownKind => kind in KINDS;

type Hit = { kind: ShownKind; id: string };

/**
 * One Query of each partition that holds what the caller may read, and one batch get: with the caller's own, five requests. The PIN of an
 * induction takes one more.
 */
export async function findAnything(world: World, actor: Staff, asked: { q: string; company: string }): Promise<Found> {
  const readable = (Object.keys(KINDS) as ShownKind[]).filter((kind) => hasRole(actor, KINDS[kind].readers));
  const partitions = [...new Set(readable.map((kind) => KINDS[kind].partition))];
  const [ofPin, found] = await Promise.all([
    hitsOfPin(world, asked.q),
    Promise.all(partitions.map((partition) => hitsOf(world, partition, asked))),
  ]);
  const hits = [...ofPin, ...found.flatMap((part) => part.hits)].filter(({ kind }) => readable.includes(kind));
  const cut = new Set(partitions.filter((_, index) => found[index]?.isCut));
  const groups = FOUND_GROUPS.map((group) => ({
    group,
    hits: hits.filter(({ kind }) => KINDS[kind].group === group).slice(0, MOST_SHOWN + 1),
  })).filter((one) => one.hits.length > 0);
  const read = await itemsOf(
    world,
    groups.flatMap((one) => one.hits),
  );
  const isCut = (ofGroup: readonly Hit[]) => ofGroup.some(({ kind }) => cut.has(KINDS[kind].partition));
  return {
    isCut: cut.size > 0,
    groups: groups.flatMap(({ group, hits: ofGroup }) => {
      const items = ofGroup.slice(0, MOST_SHOWN).flatMap(({ kind, id }) => {
        const item = read.get(id);
        return item?.['company'] === asked.company && item['removed'] === undefined
          ? [SHOWN[kind].show(item, world.now())]
          : [];
      });
      return items.length === 0 ? [] : [{ group, items, isMore: ofGroup.length > MOST_SHOWN || isCut(ofGroup) }];
    }),
  };
}

async function hitsOfPin({ table }: World, q: string): Promise<Hit[]> {
  const pin = claimPinIn(q);
  const claim = pin === undefined ? undefined : await table.get(claimPinKey(pin));
  return claim ? [{ kind: 'userForm', id: String(claim['id']) }] : [];
}

/** The living before the archived cannot be told here: the entries tell words alone. */
async function hitsOf(
  world: World,
  partition: FoundPartition,
  { q, company }: { q: string; company: string },
): Promise<{ hits: Hit[]; isCut: boolean }> {
  const { entries, readTo } = await findByWords(world.table, {
    partition: foundPartition(company, partition),
    q,
    limit: MOST_FOUND[partition],
    mostRead: MOST_READ_OF_WORDS,
    after: undefined,
    isOfCompany: true,
  });
  const hits = entries.flatMap((entry) => {
    const kind = foundKind(entry);
    return isShown(kind) ? [{ kind, id: String(entry['id']) }] : [];
  });
  return { hits, isCut: readTo !== undefined };
}

async function itemsOf({ table }: World, hits: readonly Hit[]): Promise<Map<string, Item>> {
  const keys = hits.slice(0, MOST_READ).map(({ kind, id }) => SHOWN[kind].keyOf(id));
  const items = await table.getMany(keys, { isForShow: true });
  return new Map(items.flatMap((item) => (item ? [[String(item['id']), item]] : [])));
}
