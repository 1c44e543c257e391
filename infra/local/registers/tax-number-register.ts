import * as z from 'zod/mini';

/** An invented person of the stand-in register; `birthday` is `YYYY-MM-DD`. */
export type RegisterPerson = { taxNumber: string; firstName: string; lastName: string; birthday: string };

export const REGISTER_PEOPLE: readonly RegisterPerson[] = [
  { taxNumber: '100000000001', firstName: 'Matti Johannes', lastName: 'Meikäläinen', birthday: '1980-02-29' },
  { taxNumber: '100000000002', firstName: 'Maija Kaarina', lastName: 'Meikäläinen', birthday: '1985-12-06' },
  { taxNumber: '100000000003', firstName: 'Ville', lastName: 'Työntekijä', birthday: '1991-05-01' },
  { taxNumber: '100000000004', firstName: 'Tiina Anna-Liisa', lastName: 'Telinen-Malli', birthday: '1978-08-17' },
  { taxNumber: '100000000005', firstName: 'Åke Östen', lastName: 'af Exempel', birthday: '1969-11-30' },
  { taxNumber: '100000000006', firstName: 'Jaan', lastName: 'Näidis', birthday: '1994-03-08' },
  { taxNumber: '100000000007', firstName: 'Ольга', lastName: 'Образцова', birthday: '1988-07-21' },
  { taxNumber: '100000000201', firstName: 'Hanna', lastName: 'Hitsari', birthday: '1987-04-18' },
  { taxNumber: '000000000008', firstName: 'Nuutti', lastName: 'Nuori', birthday: '2010-01-13' },
];

const Question = z.object({
  TaxNumber: z.string().check(z.regex(/^\d{12}$/)),
  BirthDate: z.optional(z.string()),
});

/** The register's answer about a number; it has names and a match only for a known number. */
export type TaxNumberAnswer = {
  Valid: boolean;
  InvalidBirthday: boolean;
  TaxNumber: string;
  FirstName?: string;
  LastName?: string;
  TaxNumberMatchBirthday?: boolean;
};

/** Checks a tax number and birthday (`YYYY-MM-DD`), with the product's field names; undefined for a malformed question. */
export function checkTaxNumber(question: unknown): TaxNumberAnswer | undefined {
  const parsed = Question.safeParse(question);
  if (!parsed.success) return undefined;
  const { TaxNumber, BirthDate } = parsed.data;
  const InvalidBirthday = BirthDate !== undefined && !isRealDate(BirthDate);
  const person = REGISTER_PEOPLE.find(({ taxNumber }) => taxNumber === TaxNumber);
  if (!person) return { Valid: false, InvalidBirthday, TaxNumber };
  const { firstName: FirstName, lastName: LastName, birthday } = person;
  return {
    Valid: true,
    InvalidBirthday,
    TaxNumber,
    FirstName,
    LastName,
    TaxNumberMatchBirthday: birthday === BirthDate,
  };
}

function isRealDate(date: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
