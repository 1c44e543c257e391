import type { CompanySuggestion } from '../../shared/registers/register-shapes.ts';
import { isRecord } from '../../shared/content/answers/take-part.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { isDown, registerCall, type RegisterCall } from './register-call.ts';

/** The open data of the trade register (avoindata.prh.fi, YTJ API v3). */
export type CompanyRegister = {
  /** The host of the register. */
  source: string;
  /** Living companies with the text in their current, former or auxiliary name, by current name; undefined where unavailable. */
  companiesNamed: (name: string) => Promise<CompanySuggestion[] | undefined>;
};

type Config = { url: string; now: () => Date; call?: RegisterCall | undefined };

const COMPANIES_PATH = '/opendata-ytj-api/v3/companies';
const MAIN_NAME = '1';

export function createCompanyRegister({ url, now, call = registerCall }: Config): CompanyRegister {
  const breaker = new CircuitBreaker(now);
  return {
    source: new URL(url).hostname,
    companiesNamed: async (name) => {
      const query = new URLSearchParams({ name });
      const answer = await breaker.through(async () => {
        const told = await call({ method: 'GET', url: `${url}${COMPANIES_PATH}?${query.toString()}` });
        if (isDown(told.status)) throw new Error(`the company register answered ${told.status}`);
        return told;
      });
      return answer && companiesOf(answer.status === 200 ? answer.body : undefined);
    },
  };
}

/** Checks only the fields that are used: the register omits most fields of most companies. */
function companiesOf(body: unknown): CompanySuggestion[] {
  const companies = isRecord(body) && Array.isArray(body['companies']) ? (body['companies'] as unknown[]) : [];
  return companies.flatMap((company) => suggestionOf(company) ?? []);
}

function suggestionOf(company: unknown): CompanySuggestion | undefined {
  if (!isRecord(company) || company['endDate'] || !isRecord(company['businessId'])) return undefined;
  const businessId = company['businessId']['value'];
  const names = Array.isArray(company['names']) ? (company['names'] as unknown[]) : [];
  const current = names.find((name) => isRecord(name) && name['type'] === MAIN_NAME && !name['endDate']);
  const name = isRecord(current) ? current['name'] : undefined;
  return typeof businessId === 'string' && typeof name === 'string' ? { name, businessId } : undefined;
}
