import * as z from 'zod/mini';
import type { Access } from '../../shared/core/access.ts';
import type { AnyEndpoint, AnyShape } from '../../shared/core/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../../shared/core/errors.ts';
import { ENDPOINTS } from './endpoints.ts';
import { exampleOf } from './open-api-examples.ts';

type Json = Record<string, unknown>;

const DESCRIPTION = `Site induction and work permits. Log in with \`POST /login\` and send the token as \`Authorization: Bearer …\`.
An API key with the roles reads without a login. Lists answer \`{ items, nextCursor }\`; ask for the next page with the same query and \`cursor\`. A PUT on an entity names the \`version\` that it read and is
409 \`version_conflict\`, with the stored entity in \`current\`, where another was faster. A refusal has a stable \`code\`. Answers may gain fields.`;

const PROOF = `With \`too_many_requests\`: what may be worked out in the place of waiting. For each part from 0 find a number (0 to 4294967295) with which
the SHA-256 of 40 bytes begins with \`bits\` zero bits: the 32 bytes that the last piece of \`challenge\` (after its last dot) is in base64url, the part and the number, each as four bytes, the
highest first. Send the same request again with the header \`Proof-Of-Work: {challenge}~{numbers with dots between them}\` within ten minutes.`;

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'What went wrong; stable.' },
    message: { type: 'string', description: 'For people who read logs; may change.' },
    requestId: { type: 'string' },
    issues: {
      type: 'array',
      description: 'Every broken field.',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: {
          path: { type: 'string', description: 'Dotted, such as `user.firstName`.' },
          code: { type: 'string' },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
    current: { description: 'With `version_conflict`: the entity as this caller would read it.' },
    proof: {
      type: 'object',
      description: PROOF,
      required: ['challenge', 'parts', 'bits'],
      properties: {
        challenge: { type: 'string' },
        parts: { type: 'integer', minimum: 1 },
        bits: { type: 'integer', minimum: 1, maximum: 32 },
      },
    },
  },
};

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
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
    info: { title: 'Työmaaportti', version, description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: Object.keys(ENDPOINTS).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operation(endpoint: AnyEndpoint & AnyShape, { tag, name }: { tag: string; name: string }): Json {
  const { access, body, reply, status = 200, summary, mediaType = 'application/json' } = endpoint;
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    description: whoMayCall(access),
    security: access.anyone ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...onceParameter(endpoint),
      ...tagParameter(endpoint),
      ...proofParameter(endpoint),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': withExample(schemaOf(body, 'input'), endpoint.example) },
          },
        }
      : {}),
    responses: {
      [status]: { description: 'Done.', content: { [mediaType]: withExample(schemaOf(reply, 'output')) } },
      ...(endpoint.hasTag ? { 304: { description: 'Unchanged: the caller has the answer.' } } : {}),
      ...('isAccepted' in endpoint ? { 202: { description: 'Accepted: it is on its way.' } } : {}),
      ...refusals(endpoint),
    },
  };
}

const withExample = (schema: Json, given?: object): Json => ({ schema, example: given ?? exampleOf(schema) });

const OWNED = {
  userForm: 'the worker of the induction',
  card: 'the holder of the card',
  permit: 'a person of the permit',
} as const;

/** Who may call, in one sentence; `own` and `loggedIn` callers see and change only what is their own. */
function whoMayCall({ anyone, anyToken, loggedIn, roles = [], own, keys }: Access): string {
  if (anyone) return 'Anyone may call this.';
  if (anyToken) return 'Anyone with a token may call this.';
  const who = [
    ...(loggedIn ? ['every logged-in user'] : []),
    ...(roles.length > 0 ? [`users with a role of ${['root', ...roles].join(', ')}`] : []),
    ...(own ? [OWNED[own]] : []),
  ];
  return `For ${who.join('; ')}.${keys ? ' Also for API keys with one of the roles.' : ''}`;
}

/** Response schemas stay open, so that a client that validates them accepts the fields of a later release. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
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

function queryParameters({ query }: AnyShape): Json[] {
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

function tagParameter({ hasTag }: AnyEndpoint): Json[] {
  if (!hasTag) return [];
  const description = 'The `ETag` of the answer that the caller has.';
  return [{ name: 'If-None-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}

function onceParameter({ once }: AnyEndpoint): Json[] {
  if (!once) return [];
  const description =
    'A UUID. The same key and body answer the first result for 24 hours; another body is refused with 422.';
  const schema = { type: 'string', format: 'uuid' };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function proofParameter({ proof }: AnyEndpoint): Json[] {
  if (!proof) return [];
  const description = 'What was worked out of the `proof` of a 429, in the place of waiting.';
  return [{ name: 'Proof-Of-Work', in: 'header', required: false, description, schema: { type: 'string' } }];
}

/** Refusals by status; several codes may share one. */
function refusals({ access, path, takesAnyId, body, query, once, errors = [] }: AnyEndpoint & AnyShape): Json {
  const codes: ErrorCode[] = [
    'unauthorized',
    ...(access.anyone ? [] : (['forbidden'] as const)),
    ...(path.includes('/:') && !takesAnyId ? (['not_found'] as const) : []),
    ...(body || query || once ? (['bad_request'] as const) : []),
    ...(body || once ? (['validation_failed'] as const) : []),
    ...(body ? (['too_large'] as const) : []),
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
        ...(status === ERROR_STATUS.too_many_requests ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
