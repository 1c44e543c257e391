import { declareApi } from '../core/endpoint.ts';
import type { passShapes } from './pass-shapes.ts';

export const passApi = declareApi<typeof passShapes>()({
  get: { method: 'GET', path: '/passes/:id', access: { anyone: true }, takesAnyId: true },
});
