import { useQueryClient } from '@tanstack/react-query';
import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { ShownProject } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { projectKey } from '../../app/shell/use-project.ts';
import { useVersionedEdit } from '../../editing/use-versioned-edit.ts';
import type { EditedZone } from './zone-rows.tsx';

/** `plan` is the name of the picture, or a new one as a data URL. */
export type ZonesValues = { zones: readonly EditedZone[]; plan: string | undefined };

const written = (zones: readonly EditedZone[]) =>
  zones.map(({ _id, name, point = null }) => ({ ...(_id && { _id }), name: name.trim(), point }));
export const ZONES_SHAPE = {
  valuesOf: ({ zones, plan }: ShownProject): ZonesValues => ({
    zones: zones.map((zone) => ({ ...zone, key: zone._id })),
    plan,
  }),
  isSame: (a: unknown, b: unknown) =>
    Array.isArray(a) && Array.isArray(b) ? isSameJson(written(a), written(b)) : a === b,
};
/** The zones of a site and its plan while they are edited, over the version that was read. */
export function useZonesEdit(project: ShownProject) {
  const queryClient = useQueryClient();
  return useVersionedEdit<ShownProject, ZonesValues>({
    saved: project,
    shape: ZONES_SHAPE,
    send: ({ zones, plan = null }, { _id: id, version }) =>
      call(projectApi.saveZones, { params: { id }, body: { zones: written(zones), plan, version } }),
    onKnown: (current) => queryClient.setQueryData(projectKey(current._id), current),
  });
}
