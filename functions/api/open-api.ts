import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../../shared/core/errors.ts';
import { ENDPOINTS } from './endpoints.ts';

type Json = Record<string, unknown>;

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
    current: {},
  },
};

/** The OpenAPI 3.1 document, from the same declarations and schemas that check every request. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, { tag, name }) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Työmaaportti', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operation(endpoint: AnyEndpoint, { tag, name }: { tag: string; name: string }): Json {
  const { access, body, reply, status = 200, summary } = endpoint;
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    security: access.anyone ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...onceParameter(endpoint)],
    ...(body ? { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}),
    responses: {
      [status]: { description: 'Done.', content: { 'application/json': { schema: schemaOf(reply, 'output') } } },
      ...refusals(endpoint),
    },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function pathParameters({ path }: AnyEndpoint): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: AnyEndpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function onceParameter({ once }: AnyEndpoint): Json[] {
  return once
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }]
    : [];
}

/** Refusals by status; several codes may share one. */
function refusals({ access, body, query, errors = [] }: AnyEndpoint): Json {
  const codes: ErrorCode[] = [
    ...(access.anyone ? [] : (['unauthorized', 'forbidden'] as const)),
    ...(body || query ? (['bad_request'] as const) : []),
    ...(body ? (['validation_failed', 'too_large'] as const) : []),
    ...errors,
    'system_error',
  ];
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codes) byStatus.set(ERROR_STATUS[code], (byStatus.get(ERROR_STATUS[code]) ?? new Set()).add(code));
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: [...names].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
