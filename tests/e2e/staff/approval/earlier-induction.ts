import type { StaffApi } from '../../steps/staff-steps.ts';
import { cards, field, fields, form, page } from '../../../../infra/demo/form-builders.ts';
import { png, pngAddress } from '../../../../infra/demo/drawing/png.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { NEXT_YEAR } from '../../steps/worker-steps.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../../shared/user-forms/user-form-api.ts';
import { uploadApi } from '../../../../shared/uploads/upload-api.ts';
import { expectFound } from '../../../fixtures/expect-found.ts';

const FORM = form('Korttityömaa', [
  page('Pätevyyskortit', [cards([], ['Tulityökortti', 'Ensiapukortti'])]),
  page('Allekirjoitus', [fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true }))]),
]);

const PICTURE = pngAddress(png({ width: 96, height: 60, pixels: new Uint8Array(96 * 60 * 3) }));

/** A form with a page of optional cards and a signature; answers its PIN. */
export async function makeCardsForm(api: StaffApi): Promise<string> {
  const { token } = await api.logIn('editor@example.com');
  const made = await api.ask(inductionFormApi.create, { body: FORM }, { token, key: crypto.randomUUID() });
  return made.meta.pin;
}

const given = (name: string, expires: string, imageSrc: string) => ({ name, expires, imageSrc });

/**
 * Takes the form's induction as Matti Virtanen: a hot-work card valid until the end of next year, a first aid card that
 * has expired. Answers the ids of the two cards.
 */
export async function takeEarlier(api: StaffApi, pin: string, email: string): Promise<string[]> {
  const asked = { query: { language: 'fi' }, body: { inductionFormPin: pin } } as const;
  const started = await api.ask(userFormApi.start, asked, { key: crypto.randomUUID() });
  const { _id: id, token } = started;
  const user = { firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', email };
  await api.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
  const picture = { params: { id }, body: { upload: PICTURE } };
  const { name } = await api.ask(uploadApi.userFormImage, picture, { token, key: crypto.randomUUID() });
  const images = [
    given('Tulityökortti', `${NEXT_YEAR}-12-31`, name),
    given('Ensiapukortti', `${NEXT_YEAR - 2}-01-31`, name),
  ];
  const sign = (index: number, content: unknown[]) => {
    const params = { id, pageIndex: String(index) };
    return api.ask(userFormApi.signPage, { params, body: { content, version: 0 } }, { token });
  };
  const [cardsPage, signaturePage] = started.pages;
  const signed = await sign(0, [{ ...cardsPage?.content[0], images }]);
  const block = signaturePage?.content[0];
  if (block?.kind !== 'form') throw new Error('The page of the signature has no form.');
  const [first] = block.fields as object[];
  const value = { signed: true, value: PICTURE, location: 'Helsinki', date: `${NEXT_YEAR - 1}-01-01` };
  await sign(1, [{ ...block, fields: [{ ...first, value }] }]);
  const [filed] = signed.page.content as { images: { _id: string }[] }[];
  return expectFound(filed).images.map(({ _id }) => _id);
}

/** The codes that were sent to an address, the newest first. */
export async function codesTo(product: LocalProduct, address: string): Promise<string[]> {
  const sent = (await product.outbox()).filter(({ to }) => to === address);
  return sent.flatMap(({ text }) => text.match(/(?<![\d-])\d{6}(?![\d-])/)?.[0] ?? []);
}
