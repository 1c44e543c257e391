import type { RegisterCompany } from './register-companies.ts';
import { REGISTER_COMPANIES } from './register-companies.ts';

const REGISTERED = '2015-01-15';
/** The real register's page size is fixed. */
const PAGE_SIZE = 100;

const FORMS = {
  AY: ['5', 'Avoin yhtiö', 'Öppet bolag', 'General partnership'],
  KY: ['13', 'Kommandiittiyhtiö', 'Kommanditbolag', 'Limited partnership'],
  OK: ['14', 'Osuuskunta', 'Andelslag', 'Co-operative'],
  OY: ['16', 'Osakeyhtiö', 'Aktiebolag', 'Limited company'],
  OYJ: ['17', 'Julkinen osakeyhtiö', 'Publikt aktiebolag', 'Public limited company'],
} as const satisfies Record<RegisterCompany['form'], readonly [string, string, string, string]>;

/**
 * `GET /opendata-ytj-api/v3/companies` of the open data of PRH and YTJ, with its filters `name` (current, former and auxiliary names),
 * `businessId`, `location` and `page`; field names and nesting follow the register's own schema.
 */
export function searchCompanies(query: URLSearchParams): { totalResults: number; companies: unknown[] } {
  const found = REGISTER_COMPANIES.filter((company) => isMatch(company, query));
  const page = Math.max(1, Number(query.get('page')) || 1);
  const start = (page - 1) * PAGE_SIZE < found.length ? (page - 1) * PAGE_SIZE : 0;
  return { totalResults: found.length, companies: found.slice(start, start + PAGE_SIZE).map(registerEntry) };
}

function isMatch(company: RegisterCompany, query: URLSearchParams): boolean {
  const { name, auxiliaryName = '', formerName, businessId, city } = company;
  const includes = (texts: readonly string[], filter: string): boolean => {
    const wanted = query.get(filter)?.trim().toLocaleLowerCase('fi') ?? '';
    return texts.some((text) => text.toLocaleLowerCase('fi').includes(wanted));
  };
  const isNamed = includes([name, auxiliaryName, formerName?.name ?? ''], 'name') && includes([city], 'location');
  return isNamed && (query.get('businessId') ?? businessId) === businessId;
}

function registerEntry(company: RegisterCompany): unknown {
  const { businessId } = company;
  const endDate = company.endDate ?? null;
  return {
    businessId: { value: businessId, registrationDate: REGISTERED, source: '3' },
    euId: { value: `FIFPRO.${businessId}`, source: '1' },
    names: namesOf(company),
    companyForms: [companyForm(company.form)],
    companySituations: [],
    registeredEntries: [
      { type: '1', descriptions: [], registrationDate: REGISTERED, endDate, register: '1', authority: '2' },
    ],
    addresses: [addressOf(company)],
    tradeRegisterStatus: endDate === null ? '1' : '4',
    status: '2',
    registrationDate: REGISTERED,
    endDate,
    lastModified: '2025-01-01 00:00:00',
  };
}

function namesOf({ name, formerName, auxiliaryName, endDate }: RegisterCompany): unknown[] {
  const entry = (text: string, type: string, registrationDate: string, end: string | null) => ({
    name: text,
    type,
    registrationDate,
    endDate: end,
    version: 1,
    source: '1',
  });
  return [
    ...(formerName ? [entry(formerName.name, '1', REGISTERED, formerName.endDate)] : []),
    entry(name, '1', formerName?.endDate ?? REGISTERED, endDate ?? null),
    ...(auxiliaryName === undefined ? [] : [entry(auxiliaryName, '3', REGISTERED, null)]),
  ];
}

function companyForm(form: RegisterCompany['form']): unknown {
  const [type, ...descriptions] = FORMS[form];
  return {
    type,
    descriptions: descriptions.map((description, i) => ({ languageCode: String(i + 1), description })),
    registrationDate: REGISTERED,
    endDate: null,
    version: 1,
    source: '1',
  };
}

const addressOf = ({ street, postCode, city }: RegisterCompany): unknown => ({
  type: 1,
  street,
  buildingNumber: '1',
  entrance: '',
  apartmentNumber: '',
  postCode,
  postOffices: [{ city, languageCode: '1', municipalityCode: '' }],
  co: '',
  registrationDate: REGISTERED,
  source: '0',
});
