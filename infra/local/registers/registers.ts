import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../listening/read-body.ts';
import { searchCompanies } from './company-register.ts';
import { checkTaxNumber } from './tax-number-register.ts';

/** Paths of the real services, below the base address of any mount. */
export const COMPANIES_PATH = '/opendata-ytj-api/v3/companies';
export const TAX_NUMBER_PATH = '/Customer/IDs/ValidateTaxNumber/v3';

const MOST_BYTES = 10_000;

/** Stand-ins for the company register and the tax number register. `url` excludes the mount's prefix. */
export async function handleRegisters(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (path === COMPANIES_PATH && request.method === 'GET') {
    reply(response, 200, searchCompanies(new URLSearchParams(query)));
  } else if (path === TAX_NUMBER_PATH && request.method === 'POST') {
    const answer = checkTaxNumber(parseJson(await readBody(request, MOST_BYTES)));
    reply(response, answer ? 200 : 400, answer ?? { errorCode: 'InvalidRequest' });
  } else reply(response, 404, { errorCode: 'NotFound' });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
