import { declareApi } from '../core/endpoint.ts';
import type { reportShapes } from './report-shapes.ts';

export const reportApi = declareApi<typeof reportShapes>()({
  billing: { method: 'GET', path: '/reports/billing', access: { roles: ['admin'] } },
});
