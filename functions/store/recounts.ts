import { companyKey } from './company-counts.ts';
import { standingAttribute, standingOf, type Standing } from './form-versions.ts';
import { headKey, type FormTally } from './induction-forms.ts';
import type { Item, Key } from './items.ts';
import { permitFormKey } from './permit-forms.ts';
import { projectKey } from './projects.ts';
import type { Write } from './table.ts';
import { waitingFormPlace } from './waiting-forms.ts';

/** One count of an entity, by its attribute or that of its row; `null` stands for none. */
type Count = { attribute: string; isInRow?: boolean; counted: number | string | null };

type Difference = { attribute: string; stored: unknown; counted: number | string | null };

/** Counts that are stored with an entity and are not what was counted. The mending is refused where they have changed since. */
export type Recount = { what: string; id: string; differences: Difference[]; mend: Write };

/** Where the entity is to be in an index, and whether it is. */
type Place = { set: string; values: Record<string, unknown>; isRight: boolean };
const NO_PLACE: Place = { set: '', values: {}, isRight: true };

const storedOf = (item: Item, { attribute, isInRow }: Count): unknown =>
  isInRow ? (item['row'] as Record<string, unknown>)[attribute] : item[attribute];

function recounted(item: Item, key: Key, counts: readonly Count[], place = NO_PLACE): Recount[] {
  const wrong = counts.filter((count) => (storedOf(item, count) ?? 0) !== (count.counted ?? 0));
  if (wrong.length === 0 && place.isRight) return [];
  const path = ({ isInRow }: Count, index: number) => (isInRow ? `#row.#n${index}` : `#n${index}`);
  const wanted = counts.map((count, index) => ({
    count,
    index,
    at: path(count, index),
    stored: storedOf(item, count),
  }));
  const mend: Write = {
    update: key,
    set: `SET ${wanted.map(({ at, index }) => `${at} = :c${index}`).join(', ')}${place.set}`,
    condition: [
      'attribute_exists(PK) AND attribute_not_exists(removed)',
      ...wanted.map(({ at, index, stored }) =>
        stored === undefined ? `attribute_not_exists(${at})` : `${at} = :s${index}`,
      ),
    ].join(' AND '),
    names: {
      ...Object.fromEntries(wanted.map(({ count, index }) => [`#n${index}`, count.attribute])),
      ...(counts.some(({ isInRow }) => isInRow) ? { '#row': 'row' } : {}),
    },
    values: {
      ...Object.fromEntries(wanted.map(({ count, index }) => [`:c${index}`, count.counted])),
      ...Object.fromEntries(
        wanted.flatMap(({ index, stored }) => (stored === undefined ? [] : [[`:s${index}`, stored]])),
      ),
      ...place.values,
    },
  };
  const differences = wrong.map((count) => ({
    attribute: count.attribute,
    stored: storedOf(item, count) ?? null,
    counted: count.counted,
  }));
  return [{ what: String(item['entity']), id: String(item['id']), differences, mend }];
}

export function recountCompany(item: Item, { users, projects }: { users: number; projects: number }): Recount[] {
  const counts = [
    { attribute: 'userCount', isInRow: true, counted: users },
    { attribute: 'projectCount', isInRow: true, counted: projects },
  ];
  return recounted(item, companyKey(String(item['id'])), counts);
}

export function recountProject(item: Item, children: number): Recount[] {
  return recounted(item, projectKey(String(item['id'])), [{ attribute: 'children', counted: children }]);
}

export function recountPermitForm(item: Item, permits: number, standing: Standing): Recount[] {
  const counts = [{ attribute: 'permits', counted: permits }, ...standingCounts(item, standing)];
  return recounted(item, permitFormKey(String(item['id'])), counts);
}

/** The counts of an induction form, and its place among those of which something waits. */
export function recountForm(item: Item, tally: FormTally, standing: Standing): Recount[] {
  const row = item['row'] as FormTally & { created: string; archived: boolean };
  const { id, company } = item as Item & { id: string; company: string };
  const { started, signed, waiting } = tally;
  const latestSigned = [row.latestSigned ?? '', tally.latestSigned ?? ''].toSorted().at(-1) || null;
  const place = waitingFormPlace({ id, company, created: row.created, archived: row.archived, waiting });
  const isRight = item['GSI2PK'] === place.values[':waitingList'];
  const inRow = Object.entries({ started, signed, waiting, latestSigned }).map(([attribute, counted]) => ({
    attribute,
    isInRow: true,
    counted,
  }));
  return recounted(item, headKey(id), [...standingCounts(item, standing), ...inRow], { ...place, isRight });
}

/** What stands on each version that is named or counted. */
function standingCounts(item: Item, counted: Standing): Count[] {
  const numbers = new Set([...Object.keys(standingOf(item)), ...Object.keys(counted)].map(Number));
  return [...numbers].map((number) => ({ attribute: standingAttribute(number), counted: counted[number] ?? 0 }));
}
