import { Drill } from '../../../../shared/presence/drill.ts';
import { itemReader } from '../../item-reader.ts';
import type { Key } from '../../items.ts';
import {
  DRILL_TICKS_PREFIX,
  drillKey,
  DRILLS_PREFIX,
  drillTickKey,
  drillTickPrefix,
  openDrillKey,
} from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

/** How long it is kept who was found: then the counts alone. */
const TICK_SECONDS = 7 * 86_400;
const ENTITY = 'drill';
const drillOf = itemReader(ENTITY, { schema: Drill });

const fieldsOf = ({ _id: id, ...drill }: Drill) => ({ entity: ENTITY, id, ...drill });

/** ConditionFailed where one goes on already. */
export function newDrillWrite(project: string, drill: Drill): Write {
  return { put: { ...openDrillKey(project), ...fieldsOf(drill) }, condition: 'attribute_not_exists(PK)' };
}

/** ConditionFailed where it has ended already. */
export function endedDrillWrites(project: string, drill: Drill): Write[] {
  const isOpen = { condition: 'id = :id', values: { ':id': drill._id } };
  return [keptDrillWrite(project, drill), { delete: openDrillKey(project), ...isOpen }];
}

/** An evacuation that is over, also with another count of those who were found, as somebody told after the end. */
export function keptDrillWrite(project: string, drill: Drill): Write {
  return { put: { ...drillKey(project, drill.started, drill._id), ...fieldsOf(drill) } };
}

export type Tick = { userFormId: string; isFound: boolean };

export function tickWrite(project: string, drill: string, { userFormId, isFound }: Tick, now: Date): Write {
  const key = drillTickKey(project, drill, userFormId);
  const ttl = Math.floor(now.getTime() / 1000) + TICK_SECONDS;
  return isFound ? { put: { ...key, entity: 'drillTick', ttl } } : { delete: key };
}

export async function findOpenDrill(table: Table, project: string): Promise<Drill | undefined> {
  const item = await table.get(openDrillKey(project));
  return item && drillOf(item);
}

/** The inductions of those who were found. */
export async function findTicks(table: Table, project: string, drill: string): Promise<string[]> {
  const prefix = drillTickPrefix(drill);
  const items = await table.queryAll({
    where: 'PK = :site AND begins_with(SK, :ticks)',
    values: { ':site': openDrillKey(project).PK, ':ticks': prefix },
  });
  return items.map(({ SK }) => SK.slice(prefix.length));
}

/** That somebody was found in the evacuations of a site, as long as it is kept. */
export async function findTicksOf(table: Table, project: string, userForm: string): Promise<Key[]> {
  const items = await table.queryAll({
    where: 'PK = :site AND begins_with(SK, :ticks)',
    values: { ':site': openDrillKey(project).PK, ':ticks': DRILL_TICKS_PREFIX },
  });
  return items.filter(({ SK }) => SK.endsWith(`#${userForm}`)).map(({ PK, SK }) => ({ PK, SK }));
}

/** The newest evacuations that are over. */
export async function findDrills(table: Table, project: string, limit: number): Promise<Drill[]> {
  const { items } = await table.query({
    where: 'PK = :site AND begins_with(SK, :drills)',
    values: { ':site': openDrillKey(project).PK, ':drills': DRILLS_PREFIX },
    descending: true,
    limit,
    isForShow: true,
  });
  return items.map(drillOf);
}
