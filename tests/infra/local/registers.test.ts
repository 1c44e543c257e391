import { expect, test } from 'vitest';
import { COMPANIES_PATH, TAX_NUMBER_PATH, handleRegisters } from '../../../infra/local/registers/registers.ts';
import { REGISTER_COMPANIES } from '../../../infra/local/registers/register-companies.ts';
import { REGISTER_PEOPLE } from '../../../infra/local/registers/tax-number-register.ts';
import { isBusinessId } from '../../../shared/user-forms/business-id.ts';
import { listening } from './listening.ts';

const started = (): Promise<string> =>
  listening((request, response) => void handleRegisters(request.url ?? '', request, response));

type Found = {
  totalResults: number;
  companies: {
    businessId: { value: string };
    names: { name: string; type: string; endDate: string | null }[];
    endDate: string | null;
  }[];
};

async function search(query: string): Promise<Found> {
  const answer = await fetch(`${await started()}${COMPANIES_PATH}?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Found;
}

test('every company has a business id of its own with a right check digit, every person a tax number', () => {
  const ids = REGISTER_COMPANIES.map(({ businessId }) => businessId);
  expect(ids.filter((id) => !isBusinessId(id))).toEqual([]);
  expect(new Set(ids).size).toBe(25);
  const numbers = REGISTER_PEOPLE.map(({ taxNumber }) => taxNumber);
  expect(numbers.filter((number) => !/^\d{12}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  ['name=rakennus', ['Rakennus Oy Esimerkki', 'Viherrakennus Vehreä Oletus Oy', 'Rakennus Entinen Oy']],
  [`name=${encodeURIComponent('ÄÄNI')}`, ['Työkonevuokraus Ääni ja Öljy Oy']],
  ['name=maansiirto', ['Kaivuri Kuvitelma Oy']],
  ['name=kurottajat', ['Nosturi Keksitty Oy']],
  ['businessId=9993908-4', ['Toinen Yritys Oy']],
  ['name=oy&location=kerava', ['Työmaasiivous Kiilto Mallikas Oy']],
  ['name=nobody', []],
])('the search %s finds %j by their present, former and auxiliary names', async (query, names) => {
  const { companies, totalResults } = await search(query);
  const present = companies.map((company) => company.names.findLast(({ type }) => type === '1')?.name);
  expect(present).toEqual(names);
  expect(totalResults).toBe(names.length);
});

test('an ended company and a former name have the day of their end', async () => {
  const { companies } = await search('name=entinen');
  expect(companies[0]?.endDate).toBe('2022-06-30');
  const renamed = await search('name=kaivuri');
  expect(renamed.companies[0]?.names.map(({ endDate }) => endDate)).toEqual(['2021-03-31', null]);
});

test.each([
  [
    { TaxNumber: '100000000001', BirthDate: '1980-02-29' },
    200,
    {
      Valid: true,
      FirstName: 'Matti Johannes',
      LastName: 'Meikäläinen',
      TaxNumberMatchBirthday: true,
      InvalidBirthday: false,
    },
  ],
  [{ TaxNumber: '100000000001', BirthDate: '1980-03-01' }, 200, { Valid: true, TaxNumberMatchBirthday: false }],
  [
    { TaxNumber: '100000000001', BirthDate: '1981-02-29' },
    200,
    { InvalidBirthday: true, TaxNumberMatchBirthday: false },
  ],
  [{ TaxNumber: '000000000008' }, 200, { Valid: true, LastName: 'Nuori', InvalidBirthday: false }],
  [{ TaxNumber: '999999999999' }, 200, { Valid: false }],
  [{ TaxNumber: '8' }, 400, { errorCode: 'InvalidRequest' }],
  ['text', 400, { errorCode: 'InvalidRequest' }],
])('the tax number register answers %j with %i', async (question, status, expected) => {
  const body = typeof question === 'string' ? question : JSON.stringify(question);
  const answer = await fetch(`${await started()}${TAX_NUMBER_PATH}`, { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(expected);
});

test('other paths do not exist', async () => {
  expect((await fetch(`${await started()}/opendata-ytj-api/v3/all_companies`)).status).toBe(404);
});
