import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { openApiDocument } from '../../../functions/api/open-api.ts';

type Parameter = { name: string; in: string; required: boolean };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: object;
  responses: Record<string, { headers?: Record<string, object> }>;
};

const document = openApiDocument('1.2.3') as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
};
const operations = Object.entries(document.paths).flatMap(([path, all]) =>
  Object.entries(all).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Every value of a document with its place. */
function* valuesOf(value: unknown, place = '#'): Generator<[place: string, value: unknown]> {
  yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* valuesOf(part, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

describe('the OpenAPI document', () => {
  test('is valid by the schema that the OpenAPI Initiative publishes', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const broken = { ...document, paths: { '/x': { get: { responses: { 200: {} } } } } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  test('has every declared endpoint once, with a body where it takes one and the status that it answers', () => {
    const declared = Object.values(ENDPOINTS).flatMap((all) => Object.values(all));
    const told = operations.map(({ method, path, requestBody, responses }) =>
      [`${method} ${path}`, requestBody !== undefined, Object.keys(responses).find((status) => status < '300')].join(
        ' ',
      ),
    );
    expect(told.toSorted()).toEqual(
      declared
        .map(({ method, path, body, status = 200 }) =>
          [`${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`, body !== undefined, status].join(' '),
        )
        .toSorted(),
    );
  });

  test('gives each operation a name of its own, a sentence on what it does and one on who may', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { operationId, summary, description, tags: own } of operations) {
      expect({ operationId, summary, description }).toMatchObject({
        summary: expect.stringMatching(/^[A-Z][^]*\.$/),
        description: expect.stringMatching(/^(For|Anyone) .*\.$/),
      });
      expect(own.every((tag) => tags.has(tag))).toBe(true);
    }
  });

  test('names the parameters of each path, and none twice', () => {
    for (const { path, parameters } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name)).toEqual(inPath);
      const keys = parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('tells of every 429 how long to wait', () => {
    const told = operations.flatMap(({ responses }) => responses['429'] ?? []);
    expect(told.length).toBeGreaterThan(5);
    for (const { headers } of told) expect(headers).toHaveProperty('Retry-After');
  });

  test('refers to nothing that it does not hold', () => {
    const values = new Map(valuesOf(document));
    const references = [...values].flatMap(([place, value]) =>
      place.endsWith('/$ref') && typeof value === 'string' ? [value] : [],
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !values.has(reference))).toEqual([]);
  });

  test('is JSON as it stands: nothing is lost on the way', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
