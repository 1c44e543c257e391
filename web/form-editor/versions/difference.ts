import type { Block } from '../../../shared/content/block-registry.ts';
import { withAnswers } from '../../../shared/content/answers/answers.ts';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import type { Page } from '../../../shared/content/pages/page.ts';

/** A block as its author wrote it: a stored one may hold an empty answer that a new one lacks. */
const textOfBlock = (block: Block) => orderedJson(withAnswers({ content: [block] }, {}, { hideCorrect: false }));

/** A page as its author wrote it, without its key, which means nothing to them. */
const textOf = ({ key: _key, content, ...page }: Page) => orderedJson({ ...page, content: content.map(textOfBlock) });

export type BlockChange = { kind: 'added' | 'removed'; block: Block };

/** A page's change; `number` is the index in the list that contains the page. */
export type PageChange =
  | { kind: 'added' | 'removed'; number: number; page: Page }
  | { kind: 'changed'; number: number; page: Page; before: Page; blocks: readonly BlockChange[] };

type Pair = readonly [number, number];

/** The index pairs of a longest common subsequence of two lists. */
function commonPairs(a: readonly string[], b: readonly string[]): Pair[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function blockChanges(before: Page, after: Page): BlockChange[] {
  const [a, b] = [before.content.map(textOfBlock), after.content.map(textOfBlock)];
  const pairs = commonPairs(a, b);
  const [kept, keptAfter] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
  return [
    ...before.content.flatMap((block, i) => (kept.has(i) ? [] : [{ kind: 'removed' as const, block }])),
    ...after.content.flatMap((block, j) => (keptAfter.has(j) ? [] : [{ kind: 'added' as const, block }])),
  ];
}

/** The similarity of two pages, from 0 to 1: the same title weighs most, then the share of equal blocks. */
function likeness(a: Page, b: Page): number {
  const known = new Set(a.content.map(textOfBlock));
  const same = b.content.filter((block) => known.has(textOfBlock(block))).length;
  const share = same / Math.max(1, a.content.length, b.content.length);
  return a.title.trim() !== '' && a.title.trim() === b.title.trim() ? 0.6 + share * 0.4 : share;
}

const ALIKE = 0.5;

/** Pairs each added page with the most similar removed page. */
function pairLike(
  gone: number[],
  fresh: number[],
  { before, after }: { before: readonly Page[]; after: readonly Page[] },
) {
  const pairs = new Map<number, number>();
  const free = new Set(gone);
  for (const j of fresh) {
    const page = after[j];
    const scored = [...free].flatMap((i) => {
      const old = before[i];
      return page && old ? [{ i, score: likeness(old, page) }] : [];
    });
    const best = scored.sort((x, y) => y.score - x.score)[0];
    if (!best || best.score < ALIKE) continue;
    pairs.set(j, best.i);
    free.delete(best.i);
  }
  return { pairs, removed: [...free] };
}

/** The difference of two states of a form for its author: added, removed and changed pages, with their blocks. */
export function differenceOf(before: readonly Page[], after: readonly Page[]): PageChange[] {
  const same = commonPairs(before.map(textOf), after.map(textOf));
  const [kept, keptAfter] = [new Set(same.map(([i]) => i)), new Set(same.map(([, j]) => j))];
  const gone = before.flatMap((_, i) => (kept.has(i) ? [] : [i]));
  const fresh = after.flatMap((_, j) => (keptAfter.has(j) ? [] : [j]));
  const { pairs, removed } = pairLike(gone, fresh, { before, after });
  const changes = fresh.flatMap((number): PageChange[] => {
    const page = after[number];
    const old = before[pairs.get(number) ?? -1];
    if (!page) return [];
    return old
      ? [{ kind: 'changed', number, page, before: old, blocks: blockChanges(old, page) }]
      : [{ kind: 'added', number, page }];
  });
  const removals = removed.flatMap((number): PageChange[] => {
    const page = before[number];
    return page ? [{ kind: 'removed', number, page }] : [];
  });
  return [...changes, ...removals];
}

/** The pages of `mine` without an equal page in the other list. */
export function pagesOnlyIn(mine: readonly Page[], other: readonly Page[]): Page[] {
  const known = new Set(other.map(textOf));
  return mine.filter((page) => !known.has(textOf(page)));
}
