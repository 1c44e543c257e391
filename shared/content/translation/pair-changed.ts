/** What is compared: `identity` is equal for what has not changed, `sort` for what may have become another. */
type Compared = { sort: string; identity: string };

/** The index of each identity that stands once in a row. */
function onlyOnes(row: readonly Compared[]): Map<string, number> {
  const places = new Map<string, number>();
  row.forEach(({ identity }, index) => places.set(identity, places.has(identity) ? -1 : index));
  return places;
}

type Anchor = { before: number; after: number };

/** What stands once in both rows and in the same order, by the longest such order. */
function anchorsOf(before: readonly Compared[], after: readonly Compared[]): Anchor[] {
  const former = onlyOnes(before);
  const all = [...onlyOnes(after)].flatMap(([identity, index]): Anchor[] => {
    const place = former.get(identity) ?? -1;
    return index >= 0 && place >= 0 ? [{ before: place, after: index }] : [];
  });
  // Patience sorting: the top of each pile, and under each anchor the one that it follows.
  const tops: Anchor[] = [];
  const follows = new Map<Anchor, Anchor | undefined>();
  for (const anchor of all) {
    const found = tops.findIndex((top) => top.before > anchor.before);
    const pile = found < 0 ? tops.length : found;
    follows.set(anchor, tops[pile - 1]);
    tops[pile] = anchor;
  }
  const chain: Anchor[] = [];
  for (let last = tops.at(-1); last; last = follows.get(last)) chain.unshift(last);
  return chain;
}

type Likeness<T> = (one: T, other: T) => number;

/** The likest of some, the first of them where several are; undefined where none is like it at all. */
function findLikest<T>(some: Iterable<T>, one: T, likeness: Likeness<T>): T | undefined {
  let likest: T | undefined;
  let most = 0;
  for (const each of some) {
    const like = likeness(each, one);
    if (like > most) [likest, most] = [each, like];
  }
  return likest;
}

/** Pairs what went with what came in one gap by their likeness; what is like nothing stays alone. */
function pairGap<T extends Compared>(gone: readonly T[], come: readonly T[], likeness: Likeness<T>): [T, T][] {
  const left = new Set(gone);
  return come.flatMap((one): [T, T][] => {
    const likest = findLikest(left, one, likeness);
    if (!likest) return [];
    left.delete(likest);
    return [[likest, one]];
  });
}

/** Pairs what was changed between two rows, by sort, within each gap between what stayed. */
export function pairChanged<T extends Compared>(
  before: readonly T[],
  after: readonly T[],
  likeness: Likeness<T>,
): [T, T][] {
  const ends = [...anchorsOf(before, after), { before: before.length, after: after.length }];
  const pairs: [T, T][] = [];
  let from: Anchor = { before: 0, after: 0 };
  for (const end of ends) {
    const gone = before.slice(from.before, end.before);
    const come = after.slice(from.after, end.after);
    for (const sort of new Set(come.map((one) => one.sort))) {
      const isOfSort = (one: T) => one.sort === sort;
      pairs.push(...pairGap(gone.filter(isOfSort), come.filter(isOfSort), likeness));
    }
    from = { before: end.before + 1, after: end.after + 1 };
  }
  return pairs;
}
