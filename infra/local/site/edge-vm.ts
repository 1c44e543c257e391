import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

type EdgeValue = { value: string; multiValue?: { value: string }[] };
type EdgeValues = Record<string, EdgeValue>;

/** A request as CloudFront passes it to a function: lower-case header names, undecoded texts. */
export type EdgeRequest = {
  method: string;
  uri: string;
  querystring: EdgeValues;
  headers: EdgeValues;
  cookies: EdgeValues;
};

/** A function's own answer instead of the origin's. */
export type EdgeResponse = { statusCode: number; statusDescription?: string; headers?: EdgeValues };

export type EdgeEvent = {
  version: '1.0';
  context: { eventType: 'viewer-request' };
  viewer: { ip: string };
  request: EdgeRequest;
};

export type EdgeFunction = { handler: (event: EdgeEvent) => Promise<EdgeRequest | EdgeResponse> };

/** CloudFront's limit of a function's source, in bytes. */
const LARGEST_SOURCE = 10 * 1024;

const GLOBALS = new Set(
  `Object Function Array String Number Boolean Symbol Date Promise RegExp Math JSON Error EvalError RangeError
  ReferenceError SyntaxError TypeError URIError ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array
  Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray globalThis Infinity NaN undefined parseInt
  parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent Buffer console
  edgeModules`.split(/\s+/),
);

const IMPORT = /^import (\w+) from '(crypto|cloudfront)';$/gm;

/**
 * Runs a CloudFront Function from its source in an imitation of JavaScript runtime 2.0: no modules but `crypto` and `cloudfront`, no Map,
 * no Proxy, no timers, no network, no eval. `kvs` is the key-value store's content. Throws when the source needs anything else.
 */
export function loadEdgeFunction(file: string, { kvs = {} }: { kvs?: Record<string, string> } = {}): EdgeFunction {
  const source = readFileSync(file, 'utf8');
  if (Buffer.byteLength(source) > LARGEST_SOURCE) throw new Error(`${file} is over ${LARGEST_SOURCE} bytes`);
  const sandbox = {
    edgeModules: { crypto: edgeCrypto, cloudfront: edgeCloudfront(kvs) },
    Buffer,
    console: { log() {} },
  };
  const context = createContext(sandbox, { codeGeneration: { strings: false, wasm: false } });
  const spare = runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[];
  for (const name of spare) if (!GLOBALS.has(name)) runInContext(`delete globalThis.${name}`, context);
  const script = `'use strict';${source.replace(IMPORT, 'const $1 = edgeModules.$2;')}\n;handler`;
  const handler = runInContext(script, context, { filename: file }) as (event: unknown) => unknown;
  const parsed = runInContext('JSON.parse', context) as typeof JSON.parse;
  return {
    handler: async (event) => JSON.parse(JSON.stringify(await handler(parsed(JSON.stringify(event))))) as EdgeRequest,
  };
}

/** A viewer-request event. Query values stay encoded as in the URL; a repeated name keeps all its values. */
export function viewerRequest({
  uri,
  method = 'GET',
  query = '',
  headers = {},
  ip = '192.0.2.1',
}: {
  uri: string;
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  ip?: string;
}): EdgeEvent {
  const values = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]);
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip },
    request: {
      method,
      uri,
      querystring: queryValues(query),
      headers: Object.fromEntries(values.filter(([name]) => name !== 'cookie')),
      cookies: cookieValues(headers),
    },
  };
}

/** CloudFront passes cookies beside the headers, never among them. */
function cookieValues(headers: Record<string, string>): EdgeValues {
  const [, cookies = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie') ?? [];
  const pairs = cookies.split(/; */).map((pair) => pair.split(/=(.*)/s) as [string, string?]);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, { value }]] : [])));
}

function queryValues(query: string): EdgeValues {
  const values: EdgeValues = {};
  for (const part of query.split('&')) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=');
    const earlier = values[name];
    if (name === '') continue;
    values[name] = earlier ? { value, multiValue: [...(earlier.multiValue ?? [earlier]), { value }] } : { value };
  }
  return values;
}

const ALGORITHMS = new Set(['md5', 'sha1', 'sha256']);

function requireAlgorithm(algorithm: string): string {
  if (!ALGORITHMS.has(algorithm)) throw new TypeError(`not supported algorithm: "${algorithm}"`);
  return algorithm;
}

const edgeCrypto = {
  createHash: (algorithm: string) => createHash(requireAlgorithm(algorithm)),
  createHmac: (algorithm: string, key: string | Buffer) => createHmac(requireAlgorithm(algorithm), key),
};

function edgeCloudfront(kvs: Record<string, string>) {
  const store = {
    async get(key: string): Promise<string> {
      const value = Object.hasOwn(kvs, key) ? kvs[key] : undefined;
      if (value === undefined) throw new Error('KeyNotFound');
      return value;
    },
    exists: async (key: string) => Object.hasOwn(kvs, key),
    count: async () => Object.keys(kvs).length,
  };
  return { kvs: () => store };
}
