import { companyKey, headKey, permitFormKey, projectKey } from '../../keys.ts';
import { standingAttribute, standingOf, type Standing } from '../form-versions.ts';
import { inductionForms, type FormTally } from './induction-forms.ts';
import type { Item, Key } from '../../items.ts';
import type { Write } from '../../table.ts';
import { waitingFormPlace } from './waiting-forms.ts';

/** One count of an entity, by its attribute or its row's; `null` means no count. */
type Count = { attribute: string; isInRow?: boolean; counted: number | string | null };

type Difference = { attribute: string; stored: unknown; counted: number | string | null };

/** Stored counts of an entity that differ from a recount. The repair is refused where the stored counts have changed since. */
export type Recount = { what: string; id: string; differences: Difference[]; mend: Write };

/** The entity's right place in an index, and whether it is there. */
type Place = { set: string; values: Record<string, unknown>; isRight: boolean };
const NO_PLACE: Place = { set: '', values: {}, isRight: true };

const storedCount = (item: Item, { attribute, isInRow }: Count): unknown =>
  isInRow ? (item['row'] as Record<string, unknown>)[attribute] : item[attribute];

function recountOf(item: Item, key: Key, counts: readonly Count[], place = NO_PLACE): Recount[] {
  const wrong = counts.filter((count) => (storedCount(item, count) ?? 0) !== (count.counted ?? 0));
  if (wrong.length === 0 && place.isRight) return [];
  const path = ({ isInRow }: Count, index: number) => (isInRow ? `#row.#n${index}` : `#n${index}`);
  const wanted = counts.map((count, index) => ({
    count,
    index,
    at: path(count, index),
    stored: storedCount(item, count),
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
    stored: storedCount(item, count) ?? null,
    counted: count.counted,
  }));
  return [{ what: String(item['entity']), id: String(item['id']), differences, mend }];
}

export function recountCompany(item: Item, { users, projects }: { users: number; projects: number }): Recount[] {
  const counts = [
    { attribute: 'userCount', isInRow: true, counted: users },
    { attribute: 'projectCount', isInRow: true, counted: projects },
  ];
  return recountOf(item, companyKey(String(item['id'])), counts);
}

export function recountProject(item: Item, children: number): Recount[] {
  return recountOf(item, projectKey(String(item['id'])), [{ attribute: 'children', counted: children }]);
}

export function recountPermitForm(item: Item, permits: number, standing: Standing): Recount[] {
  const counts = [{ attribute: 'permits', counted: permits }, ...standingCounts(item, standing)];
  return recountOf(item, permitFormKey(String(item['id'])), counts);
}

/** The counts of an induction form, and its place among the forms that wait for staff. */
export function recountForm(item: Item, tally: FormTally, standing: Standing): Recount[] {
  const { _id: id, company, created, archived, held, ...row } = inductionForms.rowOf(item);
  const { started, signed, waiting } = tally;
  const latestSigned = [row.latestSigned ?? '', tally.latestSigned ?? ''].toSorted().at(-1) || null;
  const place = waitingFormPlace({ id, company, created, archived, held, waiting });
  const isRight = item['GSI2PK'] === place.values[':waitingList'];
  const inRow = Object.entries({ started, signed, waiting, latestSigned }).map(([attribute, counted]) => ({
    attribute,
    isInRow: true,
    counted,
  }));
  return recountOf(item, headKey(id), [...standingCounts(item, standing), ...inRow], { ...place, isRight });
}

/** The uses of each version that the item names or the recount found. */
function standingCounts(item: Item, counted: Standing): Count[] {
  const numbers = new Set([...Object.keys(standingOf(item)), ...Object.keys(counted)].map(Number));
  return [...numbers].map((number) => ({ attribute: standingAttribute(number), counted: counted[number] ?? 0 }));
}
