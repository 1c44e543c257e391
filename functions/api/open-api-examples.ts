type Json = Record<string, unknown>;

const DATE = '2026-12-01';
const TIME = '2026-12-01T07:00:00.000Z';
const PICTURE = `${'a'.repeat(64)}.png`;
const ID = 'Vt0yq3WcT1mX9n2LbK5uRw';
const HASH = '9f2c41aa07bed310'.repeat(4);
const JWS = 'eyJhbGciOiJFUzI1NiJ9.eyJuIjozfQ.MEUCIQDf…';

/** What a field of a name looks like. One that its schema refuses is passed over. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  name: 'Kallion koulu',
  title: 'Säännöt',
  description: 'Hitsataan katon kannakkeet.',
  number: '2026-0001',
  zone: 'Vesikatto',
  address: 'Koulukatu 1, Helsinki',
  location: 'Koulukatu 1, Helsinki',
  projectName: 'Kallion koulu',
  dailyStartTime: '07:00',
  dailyEndTime: '16:00',
  version: '2.1.0',
  firstName: 'Maija',
  lastName: 'Meikäläinen',
  email: 'maija@example.org',
  userEmail: 'm***@example.org',
  phoneNumber: '+358401234567',
  employer: 'Sähkö Oy',
  company: 'Sähkö Oy',
  birthday: '1.2.1980',
  taxNumber: '100000000012',
  businessId: '1234567-1',
  reason: 'Nimi puuttuu',
  url: 'https://hooks.example.com/site',
  upload: 'data:image/png;base64,iVBORw0KGgo=',
  imageSrc: 'data:image/png;base64,iVBORw0KGgo=',
  contentType: 'image/png',
  image: PICTURE,
  imageName: PICTURE,
  document: `${'a'.repeat(64)}.pdf`,
  value: PICTURE,
  currentPassword: 'a password of one’s own',
  nextCursor: 'eyJhIjoi…',
  hash: HASH,
  contentHash: HASH,
  sha256: HASH,
  root: HASH,
  mark: '3 · 9f2c 41aa 07be d310',
  sub: `userForm:${ID}`,
  issuer: 'https://www.example.com',
  seal: JWS,
  token: JWS,
  fileToken: JWS,
  documentToken: JWS,
  planToken: JWS,
  formImageToken: JWS,
  formDocumentToken: JWS,
  kid: 'e1',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  key: ID,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
/** Tried in this order where a name tells nothing. */
const TEXTS = [
  'Kallion koulu',
  ID,
  DATE,
  TIME,
  '07:00',
  '123456',
  '123456789',
  'maija@example.org',
  '0d6a8f5e-3d0c-4f0e-9a55-8a6d1f4f6b11',
  PICTURE,
  'a',
];
const IS_DAY = /(date|day|expires|validUntil|until|endTime|^by|from|^first|^last)$/i;
const IS_TIME = /(^at|At|created|modified|since|signed|noted|started|ended|Try|parked|used|seen|finished)$/;
const MOST_DEPTH = 12;

const kindOf = ({ type, properties }: Schema) =>
  properties ? 'object' : ([type].flat().find((one) => one !== 'null') ?? [type].flat()[0]);

/** A value that a schema lets through, as an example of what it describes. */
export function exampleOf(schema: Schema, name = '', depth = 0): unknown {
  const { anyOf, oneOf, enum: values } = schema;
  if ('const' in schema) return schema.const;
  if (values) return values[0];
  const options = anyOf ?? oneOf;
  if (options) return exampleOf(options.find(({ type }) => type !== 'null') ?? {}, name, depth + 1);
  return OF_KIND[kindOf(schema) ?? '']?.(schema, name, depth) ?? TEXTS[0];
}

const OF_KIND: Readonly<Record<string, (schema: Schema, name: string, depth: number) => unknown>> = {
  object: objectOf,
  array: ({ items }, name, depth) =>
    items && depth < MOST_DEPTH ? [exampleOf(items, name.replace(/s$/, ''), depth + 1)] : [],
  string: textOf,
  number: ({ default: standard, minimum = 1 }) => Number(standard ?? Math.max(minimum, 1)),
  integer: ({ default: standard, minimum = 1 }) => Number(standard ?? Math.max(minimum, 1)),
  boolean: ({ default: standard }) => standard ?? false,
};

type Schema = {
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

function objectOf({ properties = {} }: Schema, _name: string, depth: number): Json {
  if (depth >= MOST_DEPTH) return {};
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one, name, depth + 1)]));
}

function textOf(schema: Schema, name: string): string {
  const { minLength = 0, maxLength = Infinity, pattern, allOf = [] } = schema;
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => typeof one === 'string');
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((one) => new RegExp(one, 'u').test(text));
  const guessed = [
    BY_NAME[name],
    ...(IS_DAY.test(name) ? [DATE] : []),
    ...(IS_TIME.test(name) ? [TIME] : []),
    ...(/id$/i.test(name) ? [ID] : []),
  ];
  return [...guessed, ...TEXTS].find(fits) ?? '';
}
