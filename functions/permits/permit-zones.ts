import { AppError } from '../../shared/core/errors.ts';
import type { Zone } from '../../shared/core/zones/zone.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { PermitHead } from '../store/entities/permits/permit-record.ts';
import { projects } from '../store/entities/projects.ts';
import type { World } from '../world.ts';

/** The named zones as the project has them, each once; 422 at one that it does not have. Undefined for none. */
export function knownZones(project: Pick<Project, 'zones'> | undefined, named: readonly Pick<Zone, '_id'>[] = []) {
  const ids = [...new Set(named.map(({ _id }) => _id))];
  const zones = ids.map((id, place): Zone => {
    const zone = project?.zones.find(({ _id }) => _id === id);
    if (!zone) throw new AppError('validation_failed', { issues: [{ path: `zones.${place}`, code: 'invalid_value' }] });
    return { _id: zone._id, name: zone.name };
  });
  return zones.length > 0 ? zones : undefined;
}

/** A permit with the zones of its project as they are named now; 422 where one is gone. */
export async function withKnownZones(world: World, head: PermitHead): Promise<PermitHead> {
  if (!head.zones) return head;
  return { ...head, zones: knownZones(await projects.find(world.table, head.project), head.zones) };
}
