import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { openApiDocument } from '../../../functions/api/open-api.ts';
import type { AnyEndpoint, AnyShape } from '../../../shared/core/endpoint.ts';

type Content = { content: Record<string, { example?: unknown }> };
type Operation = { requestBody?: Content; responses: Record<string, Content> };

const document = openApiDocument('1.2.3') as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(ENDPOINTS).flatMap(([tag, all]) =>
  Object.entries(all as Record<string, AnyEndpoint & AnyShape>).map(([name, endpoint]) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    return { name: `${tag}.${name}`, endpoint, operation };
  }),
);

/** The example of a body, whatever its type of media. */
const exampleIn = (told: Content | undefined) => Object.values(told?.content ?? {})[0]?.example;
const faultsOf = (schema: z.ZodMiniType, example: unknown) => {
  const { error } = z.safeParse(schema, example);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each(operations)('the examples of $name are what its schemas take and answer', ({ endpoint, operation }) => {
  const { body, reply, status = 200 } = endpoint;
  expect(body ? faultsOf(body, exampleIn(operation?.requestBody)) : []).toEqual([]);
  expect(exampleIn(operation?.responses[status])).toBeDefined();
  expect(faultsOf(reply, exampleIn(operation?.responses[status]))).toEqual([]);
});
