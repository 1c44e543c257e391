import { readFile } from 'node:fs/promises';
import { isRecord } from '../../shared/content/answers/take-part.ts';
import type { RegisterAnswer } from '../../shared/user-forms/register-check/register-match.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { makeOnce } from './make-once.ts';
import { isDown, registerCall, type RegisterCall } from './register-call.ts';

/** The Tax Administration's check of tax numbers (Vero API, ValidateTaxNumber). */
export type TaxNumberRegister = {
  /** The host of the register. */
  source: string;
  /** `birthday` is `YYYY-MM-DD`. Undefined where the register is unavailable. */
  check: (question: { taxNumber: string; birthday?: string | undefined }) => Promise<RegisterAnswer | undefined>;
};

/** `certificate` names the PEM files of the client certificate and its key, which the real service requires. */
type Config = {
  url: string;
  now: () => Date;
  certificate?: { certFile: string; keyFile: string } | undefined;
  call?: RegisterCall | undefined;
};

export function createTaxNumberRegister({ url, now, certificate, call = registerCall }: Config): TaxNumberRegister {
  const breaker = new CircuitBreaker(now);
  const tls = makeOnce(async () => certificate && readCertificate(certificate));
  return {
    source: new URL(url).hostname,
    check: async ({ taxNumber, birthday }) => {
      const question = { TaxNumber: taxNumber, ...(birthday === undefined ? {} : { BirthDate: birthday }) };
      const answer = await breaker.through(async () => {
        const told = await call({ method: 'POST', url, body: question, tls: await tls() });
        if (isDown(told.status)) throw new Error(`the tax number register answered ${told.status}`);
        return told;
      });
      return answer?.status === 200 && isRecord(answer.body) ? answerOf(taxNumber, answer.body) : undefined;
    },
  };
}

async function readCertificate({ certFile, keyFile }: { certFile: string; keyFile: string }) {
  const [cert, key] = await Promise.all([readFile(certFile, 'utf8'), readFile(keyFile, 'utf8')]);
  return { cert, key };
}

function answerOf(asked: string, body: Record<string, unknown>): RegisterAnswer {
  const textOf = (name: string) => (typeof body[name] === 'string' ? body[name] : null);
  const matches = body['TaxNumberMatchBirthday'];
  const number = body['TaxNumber'];
  return {
    valid: body['Valid'] === true,
    invalidBirthday: body['InvalidBirthday'] === true,
    taxNumber: typeof number === 'number' ? String(number).padStart(12, '0') : (textOf('TaxNumber') ?? asked),
    firstName: textOf('FirstName'),
    lastName: textOf('LastName'),
    matchesBirthday: typeof matches === 'boolean' ? matches : null,
  };
}
