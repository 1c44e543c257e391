import { declareApi } from '../core/endpoint.ts';
import type { healthShapes } from './health-shapes.ts';

export const healthApi = declareApi<typeof healthShapes>()({
  get: { method: 'GET', path: '/health', access: { anyone: true } },
});
