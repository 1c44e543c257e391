import { expect } from '@playwright/test';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { CARDS_FORM, given } from '../../fixtures/cards-walk.ts';
import { answered } from '../../fixtures/walk.ts';
import { START_MILLISECONDS } from '../steps/local-product.ts';
import { PASSWORD, StaffApi } from '../steps/staff-steps.ts';

/** More rows than a screen has to show of a list at once. */
const ROWS = 12;
const NUMBERS = Array.from({ length: ROWS }, (_, index) => index + 1);
const CARD = 'Tulityökortti';

export type FilledLists = { form: string; project: string; company: string };

type Send = (path: string, body: object) => Promise<{ _id: string }>;

/** Fills every staff list of a product with rows whose words are as long as a site's: inductions, cards, permits, forms, people, companies. */
export async function fillLists(url: string): Promise<FilledLists> {
  const api = new StaffApi(url);
  const { token, user } = await api.logIn('root@example.com');
  const send: Send = (path, body) => api.send(path, { method: 'POST', token, body });
  const each = (fill: (number: number) => Promise<unknown>) => Promise.all(NUMBERS.map(fill));
  await each((number) => send('/companies', { name: `Rakennusurakointi ${number} Oy` }));
  await each((number) => send('/projects', { name: `Asunto Oy Rantakallio ${number}`, startDate: '2026-01-05' }));
  await each((number) =>
    send('/induction-forms', { ...CARDS_FORM, meta: { name: `Kerrostalon perehdytys ${number}` } }),
  );
  await each((number) =>
    send('/users', {
      ...person(number),
      password: PASSWORD,
      roles: ['orientations', 'manager', 'cardCRUD', 'permitCRUD'],
    }),
  );
  const company = (user as unknown as { company: { _id: string } }).company._id;
  await each((number) => send('/departments', { name: `Talotekniikan osasto ${number}`, company }));
  const form = await send('/induction-forms', { ...CARDS_FORM, meta: { name: 'Täysi työmaa' } });
  const { pin } = (form as unknown as { meta: { pin: string } }).meta;
  const project = await send('/projects', { name: 'Täysi työmaa', inductionFormIds: [form._id], presence: true });
  await fillPermits(send, project._id);
  for (const isApproved of [true, false]) {
    await each(async (number) => {
      const id = await induction(api, pin, number);
      if (!isApproved) return;
      await api.send(`/user-forms/${id}/approve`, { method: 'PUT', token, body: { approved: true } });
      await send(`/projects/${project._id}/presence`, { userFormId: id, kind: 'in' });
    });
  }
  await expectCards(api, token, project._id);
  await each((number) =>
    send('/api-keys', { name: `Kulunvalvonta ${number}`, roles: ['cardR'], currentPassword: PASSWORD }),
  );
  const own = { inductionFormPin: pin, userId: user._id };
  await each(() => send('/user-forms?language=fi&skipEmail=true', own));
  return { form: form._id, project: project._id, company };
}

/** Due work files the cards of inductions after the answers. */
async function expectCards(api: StaffApi, token: string, project: string): Promise<void> {
  const filed = async () => {
    const { items } = await api.send(`/cards/project/${project}?limit=100`, { token });
    return (items as unknown[]).length;
  };
  await expect.poll(filed, { timeout: START_MILLISECONDS }).toBe(2 * ROWS);
}

const person = (number: number) => ({
  name: `Kalle-Heikki Mäkeläinen ${number}`,
  email: `kalle-heikki.makelainen.${number}@esimerkki.example.org`,
});

async function fillPermits(send: Send, project: string): Promise<void> {
  const forms = [];
  for (const number of NUMBERS) {
    forms.push(
      await send('/permit-forms', {
        name: `Tulityölupa ${number}`,
        description: 'Tilapäinen tulityöpaikka',
        pages: [],
      }),
    );
  }
  for (const [index, { _id }] of forms.entries()) {
    const today = localDate(new Date());
    const days = { startDate: today, endTime: dayAfter(today, 4), dailyStartTime: '07:00', dailyEndTime: '16:00' };
    await send('/permits', {
      permitFormId: _id,
      project,
      name: `Vesikaton läpivientien hitsaus ${index + 1}`,
      ...days,
    });
  }
}

/** An induction as its worker signs it, with a card that has run out. */
async function induction(api: StaffApi, pin: string, number: number): Promise<string> {
  const body = { inductionFormPin: pin };
  const started = await api.send('/user-forms?language=fi&skipEmail=true', { method: 'POST', body });
  const { _id: id, token, pages } = started;
  const user = {
    firstName: 'Oleksandr',
    lastName: `Kovalenko ${number}`,
    company: 'Elementtiasennus Pohjola Oy',
    email: `oleksandr.${number}@example.org`,
    birthday: '1.2.1999',
    taxNumber: `1000000${String(number).padStart(5, '0')}`,
    phoneNumber: `+35840${2_000_000 + number}`,
  };
  await api.send(`/user-forms/${id}`, { method: 'PUT', token, body: { version: 0, user } });
  for (const [index, page] of pages.entries()) {
    const content = answered(page.content).map((block) =>
      block['kind'] === 'cards' ? { ...block, images: [given(CARD, '2026-01-31')] } : block,
    );
    await api.send(`/user-forms/${id}/sign-page/${index}`, { method: 'PUT', token, body: { content, version: 0 } });
  }
  return id;
}
