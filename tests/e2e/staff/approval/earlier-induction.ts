import type { Answer } from '../../steps/staff-steps.ts';
import { cards, field, fields, form, page } from '../../../../infra/demo/form-builders.ts';
import { png, pngAddress } from '../../../../infra/demo/drawing/png.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { NEXT_YEAR } from '../../steps/worker-steps.ts';

const FORM = form('Korttityömaa', [
  page('Pätevyyskortit', [cards([], ['Tulityökortti', 'Ensiapukortti'])]),
  page('Allekirjoitus', [fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true }))]),
]);

const PICTURE = pngAddress(png({ width: 96, height: 60, pixels: new Uint8Array(96 * 60 * 3) }));

type Body = Record<string, unknown>;
type Reply = Record<string, Answer>;

/** Calls the product as any client does. */
export async function request(
  { url }: LocalProduct,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body }: { token?: string; body?: Body } = {},
): Promise<Reply> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
  return reply;
}

export async function staffToken(product: LocalProduct, account: string): Promise<string> {
  const body = { email: `${account}@example.com`, password: 'demo-demo' };
  return (await request(product, 'POST', '/login', { body }))['token'] as string;
}

/** A form with a page of optional cards and a signature; answers its PIN. */
export async function makeCardsForm(product: LocalProduct): Promise<string> {
  const made = await request(product, 'POST', '/induction-forms', {
    token: await staffToken(product, 'editor'),
    body: FORM,
  });
  return made['meta'].pin as string;
}

const given = (name: string, expires: string, imageSrc: string) => ({ name, expires, imageSrc });

/**
 * Takes the form's induction as Matti Virtanen: a hot-work card valid until the end of next year, a first aid card that
 * has expired. Answers the ids of the two cards.
 */
export async function takeEarlier(product: LocalProduct, pin: string, email: string): Promise<string[]> {
  const started = await request(product, 'POST', '/user-forms?language=fi', { body: { inductionFormPin: pin } });
  const { _id: id, token } = started as { _id: string; token: string };
  const user = { firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', email };
  await request(product, 'PUT', `/user-forms/${id}`, { token, body: { version: 0, user } });
  const { name } = await request(product, 'POST', `/user-forms/${id}/upload-image`, {
    token,
    body: { upload: PICTURE },
  });
  const images = [
    given('Tulityökortti', `${NEXT_YEAR}-12-31`, String(name)),
    given('Ensiapukortti', `${NEXT_YEAR - 2}-01-31`, String(name)),
  ];
  const sign = (index: number, content: unknown[]) =>
    request(product, 'PUT', `/user-forms/${id}/sign-page/${index}`, { token, body: { content, version: 0 } });
  const [block] = started['pages'][0].content;
  const signed = await sign(0, [{ ...block, images }]);
  const [form_] = started['pages'][1].content;
  const value = { signed: true, value: PICTURE, location: 'Helsinki', date: `${NEXT_YEAR - 1}-01-01` };
  await sign(1, [{ ...form_, fields: [{ ...form_.fields[0], value }] }]);
  return (signed['page'].content[0].images as { _id: string }[]).map((image) => image._id);
}

/** The codes that were sent to an address, the newest first. */
export async function codesTo(product: LocalProduct, address: string): Promise<string[]> {
  const sent = (await product.outbox()).filter(({ to }) => to === address);
  return sent.flatMap(({ text }) => text.match(/(?<![\d-])\d{6}(?![\d-])/)?.[0] ?? []);
}
