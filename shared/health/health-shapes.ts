import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';

const version = z.string();

const Health = z.union([
  z.object({ status: z.literal('ok'), version }),
  z.object({ status: z.literal('degraded'), version, parts: z.array(z.enum(['table', 'files'])) }),
]);
export type Health = z.infer<typeof Health>;

export const healthShapes = {
  get: {
    summary: 'Whether the API can serve; 503 with the parts that do not answer where it cannot.',
    reply: Health,
    isOut: ({ status }: Health) => status === 'degraded',
  },
} satisfies Shapes;
