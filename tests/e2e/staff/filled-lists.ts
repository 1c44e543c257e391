import { expect } from '@playwright/test';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { CARDS_FORM, given } from '../../fixtures/cards-walk.ts';
import { answered } from '../../fixtures/walk.ts';
import { START_MILLISECONDS } from '../steps/local-product.ts';
import { PASSWORD, StaffApi } from '../steps/staff-steps.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { departmentApi } from '../../../shared/departments/department-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';

/** More rows than a screen has to show of a list at once. */
const ROWS = 12;
const NUMBERS = Array.from({ length: ROWS }, (_, index) => index + 1);
const CARD = 'Tulityökortti';
const START = { language: 'fi', skipEmail: 'true' } as const;

export type FilledLists = { form: string; project: string; company: string };

/** Fills every staff list of a product with rows whose words are as long as a site's: inductions, cards, permits, forms, people, companies. */
export async function fillLists(url: string): Promise<FilledLists> {
  const api = new StaffApi(url);
  const { token, user } = await api.logIn('root@example.com');
  const root = { token };
  const each = (fill: (number: number) => Promise<unknown>) => Promise.all(NUMBERS.map(fill));
  await each((number) => api.ask(companyApi.create, { body: { name: `Rakennusurakointi ${number} Oy` } }, root));
  await each((number) =>
    api.ask(projectApi.create, { body: { name: `Asunto Oy Rantakallio ${number}`, startDate: '2026-01-05' } }, root),
  );
  const inductionForm = (name: string) =>
    api.ask(inductionFormApi.create, { body: { ...CARDS_FORM, meta: { name } } }, root);
  await each((number) => inductionForm(`Kerrostalon perehdytys ${number}`));
  await each((number) => {
    const roles = ['orientations', 'manager', 'cardCRUD', 'permitCRUD'] as const;
    return api.ask(userApi.create, { body: { ...person(number), password: PASSWORD, roles } }, root);
  });
  const company = user.company._id;
  await each((number) =>
    api.ask(departmentApi.create, { body: { name: `Talotekniikan osasto ${number}`, company } }, root),
  );
  const form = await inductionForm('Täysi työmaa');
  const { pin } = form.meta;
  const full = { name: 'Täysi työmaa', inductionFormIds: [form._id], presence: true };
  const project = await api.ask(projectApi.create, { body: full }, root);
  await fillPermits(api, token, project._id);
  for (const isApproved of [true, false]) {
    await each(async (number) => {
      const id = await induction(api, pin, number);
      if (!isApproved) return;
      await api.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, root);
      const body = { userFormId: id, kind: 'in' } as const;
      await api.ask(presenceApi.note, { params: { id: project._id }, body }, root);
    });
  }
  await expectCards(api, token, project._id);
  await each((number) => {
    const body = { name: `Kulunvalvonta ${number}`, roles: ['cardR'], currentPassword: PASSWORD } as const;
    return api.ask(apiKeyApi.make, { body }, root);
  });
  const own = { query: START, body: { inductionFormPin: pin, userId: user._id } };
  await each(() => api.ask(userFormApi.start, own, root));
  return { form: form._id, project: project._id, company };
}

/** Due work files the cards of inductions after the answers. */
async function expectCards(api: StaffApi, token: string, project: string): Promise<void> {
  const filed = async () => {
    const given = { params: { id: project }, query: { limit: '100' } };
    return (await api.ask(cardApi.listOfProject, given, { token })).items.length;
  };
  await expect.poll(filed, { timeout: START_MILLISECONDS }).toBe(2 * ROWS);
}

const person = (number: number) => ({
  name: `Kalle-Heikki Mäkeläinen ${number}`,
  email: `kalle-heikki.makelainen.${number}@esimerkki.example.org`,
});

async function fillPermits(api: StaffApi, token: string, project: string): Promise<void> {
  const forms = [];
  for (const number of NUMBERS) {
    const body = { name: `Tulityölupa ${number}`, description: 'Tilapäinen tulityöpaikka', pages: [] };
    forms.push(await api.ask(permitFormApi.create, { body }, { token }));
  }
  for (const [index, { _id }] of forms.entries()) {
    const today = localDate(new Date());
    const days = { startDate: today, endTime: dayAfter(today, 4), dailyStartTime: '07:00', dailyEndTime: '16:00' };
    const name = `Vesikaton läpivientien hitsaus ${index + 1}`;
    await api.ask(permitApi.create, { body: { permitFormId: _id, project, name, ...days } }, { token });
  }
}

/** An induction as its worker signs it, with a card that has run out. */
async function induction(api: StaffApi, pin: string, number: number): Promise<string> {
  const started = await api.ask(userFormApi.start, { query: START, body: { inductionFormPin: pin } });
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
  await api.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
  for (const [index, page] of pages.entries()) {
    const content = answered(page.content).map((block) =>
      block['kind'] === 'cards' ? { ...block, images: [given(CARD, '2026-01-31')] } : block,
    );
    const params = { id, pageIndex: String(index) };
    await api.ask(userFormApi.signPage, { params, body: { content, version: 0 } }, { token });
  }
  return id;
}
