import { backfillKey } from '../../../functions/store/keys.ts';
import { isDeepStrictEqual } from 'node:util';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/store/items.ts';
import type { Table, Write } from '../../../functions/store/table.ts';
import { untilWritten } from '../../../functions/verbs/until-written.ts';
import type { Installation } from '../installation.ts';
import { FIRST_SCHEMA, type Upgrade } from './upgrades.ts';

const PAGE = 200;

export type Upgraded = { name: string; items: number };

/**
 * Runs the upgrades on every item of the table, page by page; after a kill, resumes at its cursor. A dry run only counts. Rereads an item
 * that changed meanwhile.
 */
export async function runUpgrades(
  installation: Installation,
  upgrades: readonly Upgrade[],
  { isDryRun }: { isDryRun: boolean },
): Promise<Upgraded[]> {
  const done: Upgraded[] = [];
  for (const upgrade of upgrades.toSorted((a, b) => a.to - b.to)) {
    done.push({ name: upgrade.name, items: await runUpgrade(installation, upgrade, isDryRun) });
  }
  return done;
}

const checkpointKey = ({ name }: Upgrade) => backfillKey(name);

async function runUpgrade({ table, world }: Installation, upgrade: Upgrade, isDryRun: boolean): Promise<number> {
  const mark = checkpointKey(upgrade);
  const checkpoint = isDryRun ? undefined : (await world.table.get(mark))?.['after'];
  let startKey = checkpoint === undefined ? undefined : marshall(checkpoint);
  let count = 0;
  do {
    const { items, lastKey } = await table.page(startKey, { limit: PAGE });
    const due = items.map((item) => unmarshall(item) as Item).filter((item) => isDue(item, upgrade));
    count += due.length;
    startKey = lastKey;
    if (isDryRun) continue;
    for (const item of due) await upgradeItem(world.table, item, upgrade);
    if (lastKey) await world.table.write([{ put: { ...mark, after: unmarshall(lastKey) } }]);
  } while (startKey);
  if (!isDryRun) await world.table.write([{ delete: mark }]);
  return count;
}

const schemaOf = (item: Item) => Number(item['schema'] ?? FIRST_SCHEMA);
const isDue = (item: Item, { to, isFor }: Upgrade) => schemaOf(item) < to && isFor(item);

async function upgradeItem(table: Table, read: Item, upgrade: Upgrade): Promise<void> {
  await untilWritten(async (tries) => {
    const item = tries === 1 ? read : await table.get({ PK: read.PK, SK: read.SK });
    if (!item || !isDue(item, upgrade)) return;
    const beside = upgrade.beside?.(item) ?? [];
    const upgraded = upgradeWrite(item, { ...upgrade.upgrade(item), schema: upgrade.to });
    await table.write([upgraded, ...beside.map((put) => ({ put }))]);
  });
}

/** Writes only the attributes that differ; throws ConditionFailed when one of them, or the item's version, has changed since the read. */
function upgradeWrite(before: Item, after: Item): Write {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const placed = names.map((name, index) => ({ name, at: index, was: before[name], is: after[name] }));
  const sets = placed.filter(({ is }) => is !== undefined);
  const removals = placed.filter(({ is }) => is === undefined);
  const isCounted = before['version'] !== undefined && names.every((name) => name !== 'version');
  const same = placed.map(({ at, was }) =>
    was === undefined ? `attribute_not_exists(#n${at})` : `#n${at} = :was${at}`,
  );
  return {
    update: { PK: before.PK, SK: before.SK },
    set: [
      `SET ${sets.map(({ at }) => `#n${at} = :is${at}`).join(', ')}`,
      ...(removals.length > 0 ? [`REMOVE ${removals.map(({ at }) => `#n${at}`).join(', ')}`] : []),
    ].join(' '),
    condition: ['attribute_exists(PK)', ...same, ...(isCounted ? ['version = :version'] : [])].join(' AND '),
    names: Object.fromEntries(placed.map(({ at, name }) => [`#n${at}`, name])),
    values: Object.fromEntries([
      ...(isCounted ? [[':version', before['version']] as const] : []),
      ...sets.map(({ at, is }) => [`:is${at}`, is] as const),
      ...placed.flatMap(({ at, was }) => (was === undefined ? [] : [[`:was${at}`, was] as const])),
    ]),
  };
}
