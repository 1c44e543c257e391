import { isDeepStrictEqual } from 'node:util';
import type { Item, Key } from './items.ts';
import type { Condition, Write } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change = { path: string; name: string; value: string; to: unknown };

type Compared = { from: Fields; to: Fields; always: readonly string[]; under?: string };

const changesOf = ({ from, to, always, under = '' }: Compared): Change[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to), ...always])]
    .filter((name) => always.includes(name) || !isDeepStrictEqual(from[name], to[name]))
    .map((name) => ({
      path: `${under}#${name}`,
      name,
      value: `:to_${under === '' ? '' : 'row_'}${name}`,
      to: to[name],
    }));

/** A condition that holds where both hold. */
export function both(one: Condition, other: Condition): Condition {
  const conditions = [one.condition, other.condition].flatMap((condition) => condition ?? []);
  return {
    condition: conditions.join(' AND '),
    ...(one.names || other.names ? { names: { ...one.names, ...other.names } } : {}),
    values: { ...one.values, ...other.values },
  };
}

/** Fields computed from others, in the item and in its row; a former release may have stored them under another rule. */
export type Following = { inItem: readonly string[]; inRow: readonly string[] };
type ItemChange = { before: Item; after: Item; following: Following; beside: Condition };

/** Sets the changed fields of an item and its row, and the computed ones, over the version that was read; concurrent counts stay. */
export function changeWrite({ PK, SK }: Key, { before, after, following, beside }: ItemChange): Write {
  const { row: rowBefore, ...itemBefore } = before;
  const { row: rowAfter, ...itemAfter } = after;
  const row = { from: rowBefore as Fields, to: rowAfter as Fields };
  const inRow = changesOf({ ...row, always: following.inRow, under: '#row.' });
  const changes = [...changesOf({ from: itemBefore, to: itemAfter, always: following.inItem }), ...inRow];
  const set = changes.filter(({ to }) => to !== undefined);
  const gone = changes.filter(({ to }) => to === undefined).map(({ path }) => path);
  const asRead: Condition = {
    condition: 'version = :before AND attribute_not_exists(removed)',
    names: {
      ...Object.fromEntries(changes.map(({ name }) => [`#${name}`, name])),
      ...(inRow.length === 0 ? {} : { '#row': 'row' }),
    },
    values: {
      ':before': before['version'],
      ...Object.fromEntries(set.map(({ value, to }) => [value, to])),
    },
  };
  return {
    update: { PK, SK },
    set:
      `SET ${set.map(({ path, value }) => `${path} = ${value}`).join(', ')}` +
      (gone.length === 0 ? '' : ` REMOVE ${gone.join(', ')}`),
    ...both(asRead, beside),
  };
}
