import type { WrittenByKey } from '../../../infra/reports/capacity/hot-keys.ts';
import type { MeteredRequest } from './capacity-meter.ts';
import type { KeyUnits } from './index-entries.ts';
import { sum } from './item-size.ts';

const ID = '[\\w-]{22}';
const DAY = String.raw`\d{4}-\d\d-\d\d`;

/** How the keys that inductions share are spelled; what fits none is a partition of one induction or person. */
const SHARED: readonly [RegExp, string][] = [
  [new RegExp(`^(C#)${ID}(#(?:CARDS#FORM|UF|WAITING|APPROVED)#)${ID}`), '$1<company>$2<form>'],
  [new RegExp(`^(C#)${ID}(#LINKS#)${DAY}$`), '$1<company>$2<day>'],
  [new RegExp(`^(C#|BILL#|LIMIT#companyMails#)${ID}`), '$1<company>'],
  [new RegExp(`^(FORM#|LIMIT#formMails#)${ID}$`), '$1<form>'],
  [new RegExp(`^(PROJECT#|WORKERS#)${ID}$`), '$1<site>'],
  [/^(LIMIT#(?:clientMails|pendingBytes)#).*/, '$1<network>'],
  [new RegExp(`^(EXPIRES#)${DAY}$`), '$1<day>'],
  [/^(DUE)#\d+$/, '$1#<shard>'],
  [/^DUE$/, 'DUE'],
];

/** Sums what the requests wrote by key, the key with the most units first. */
export function writtenByKey(requests: readonly MeteredRequest[]): WrittenByKey {
  const written = requests.flatMap((request) => request.written);
  const places = [...new Set(written.map(({ place }) => place))].toSorted();
  const shared = new Map<string, { place: string; key: string; units: number }>();
  for (const one of written) {
    const key = sharedKeyOf(one);
    if (key === undefined) continue;
    const name = `${one.place} ${key}`;
    shared.set(name, { place: one.place, key, units: (shared.get(name)?.units ?? 0) + one.units });
  }
  const unitsOf = (place: string) => sum(written.flatMap((one) => (one.place === place ? one.units : [])));
  return {
    places: Object.fromEntries(places.map((place) => [place, unitsOf(place)])),
    shared: [...shared.values()].toSorted((a, b) => b.units - a.units || (a.key < b.key ? -1 : 1)),
  };
}

function sharedKeyOf({ partition }: KeyUnits): string | undefined {
  const found = SHARED.find(([pattern]) => pattern.test(partition));
  return found && partition.replace(found[0], found[1]);
}
