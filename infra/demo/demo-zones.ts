import { projectApi } from '../../shared/projects/project-api.ts';
import type { Zone } from '../../shared/core/zones/zone.ts';
import type { DemoClient } from './demo-client.ts';
import { pngAddress } from './drawing/png.ts';
import { siteMap } from './pictures/site-map.ts';

const ZONES = [
  { name: 'Torni', point: { x: 0.16, y: 0.2 } },
  { name: 'Vesikatto', point: { x: 0.28, y: 0.2 } },
  { name: 'Kellari K1', point: { x: 0.16, y: 0.44 } },
  { name: 'Kellari K2', point: { x: 0.28, y: 0.44 } },
  { name: 'Pohjoispiha', point: { x: 0.86, y: 0.3 } },
];

/** Divides the site into zones, in the order of its board, marks them on its plan, and opens the board. */
export async function openZones(client: DemoClient, id: string, token: string): Promise<readonly Zone[]> {
  const auth = { token };
  const { version } = await client.call(projectApi.get, { params: { id } }, auth);
  const body = { zones: ZONES, plan: pngAddress(siteMap()), version };
  const { zones } = await client.call(projectApi.saveZones, { params: { id }, body }, auth);
  await client.call(projectApi.openBoard, { params: { id } }, auth);
  return zones;
}
