import { healthApi } from '../../shared/health/health-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';

export function mountHealth(app: App, world: World): void {
  answer(app, world, healthApi.get, () => Promise.resolve({ status: 'ok' as const, version: world.settings.version }));
}
