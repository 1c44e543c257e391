import { projectApi } from '../../shared/projects/project-api.ts';
import type { Zone } from '../../shared/core/zone.ts';
import type { DemoClient } from './demo-client.ts';

const ZONES = ['Torni', 'Vesikatto', 'Kellari K1', 'Kellari K2', 'Pohjoispiha'].map((name) => ({ name }));

/** Divides the site into zones, in the order of its board, and opens the board. */
export async function openZones(client: DemoClient, id: string, token: string): Promise<readonly Zone[]> {
  const auth = { token };
  const { version } = await client.call(projectApi.get, { params: { id } }, auth);
  const { zones } = await client.call(projectApi.saveZones, { params: { id }, body: { zones: ZONES, version } }, auth);
  await client.call(projectApi.openBoard, { params: { id } }, auth);
  return zones;
}
