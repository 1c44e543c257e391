import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const healthApi = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Whether the API can serve.',
    access: { anyone: true },
    reply: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
};
