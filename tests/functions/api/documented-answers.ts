import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { openApiDocument } from '../../../functions/api/open-api.ts';
import type { AnyEndpoint, AnyShape } from '../../../shared/core/endpoint.ts';
import type { Got } from '../../fixtures/test-app.ts';

type Operation = { responses: Record<string, { description: string }> };

const { paths } = openApiDocument('test') as { paths: Record<string, Record<string, Operation>> };

/** What of an answer the OpenAPI document does not say: its status, its code, the shape of what was asked for, or a field beyond it. */
export function undocumented(
  endpoint: AnyEndpoint & AnyShape,
  { status, body }: Pick<Got, 'status' | 'body'>,
): string[] {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const response = paths[path]?.[endpoint.method.toLowerCase()]?.responses[status];
  if (!response) return [`${status} ${body?.code} is in no document`];
  if (status >= 400)
    return response.description.split(', ').includes(body.code) ? [] : [`${body.code} is undocumented`];
  const shape = z.safeParse(endpoint.reply, body);
  if (!shape.success) return [`the answer is of another shape: ${JSON.stringify(shape.error.issues)}`];
  // The declared shapes drop what they do not name.
  return isDeepStrictEqual(shape.data, body) ? [] : [`the answer says more than the document: ${JSON.stringify(body)}`];
}
