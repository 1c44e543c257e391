import { AppError } from '../../shared/core/errors.ts';
import type { SiteZone, WrittenZone, Zone } from '../../shared/core/zones/zone.ts';
import type { Project } from '../../shared/projects/project.ts';
import { newId } from '../security/random-ids.ts';
import { findBoard } from '../store/entities/boards/board-permits.ts';
import type { World } from '../world.ts';

/**
 * Zones as a site stores them: one that it does not know gets an id of its own; what nothing is said of keeps its place. Without a plan no
 * zone has a place.
 */
export function zonesOf(
  world: World,
  { zones, plan }: Pick<Project, 'zones' | 'plan'>,
  written: readonly WrittenZone[],
): SiteZone[] {
  const left = new Map(zones.map((zone) => [zone._id, zone]));
  return written.map(({ _id = '', name, point }) => {
    const former = left.get(_id);
    left.delete(_id);
    const place = point === undefined ? former?.point : point;
    return { _id: former?._id ?? newId(world), name, ...(plan !== undefined && place && { point: place }) };
  });
}

/** 409 `in_use` where a zone goes that an open permit names: its overlaps are looked for by it. */
export async function requireFreeZones(world: World, { _id, zones }: Project, after: readonly Zone[]): Promise<void> {
  const left = new Set(after.map((zone) => zone._id));
  const gone = new Set(zones.flatMap((zone) => (left.has(zone._id) ? [] : [zone._id])));
  if (gone.size === 0) return;
  const { permits } = await findBoard(world.table, _id);
  if (permits.some((permit) => permit.zones.some((zone) => gone.has(zone._id)))) throw new AppError('in_use');
}
