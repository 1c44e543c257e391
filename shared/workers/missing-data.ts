import * as z from 'zod/mini';

/** What the law wants on the list (rule 11.1). */
export const MissingDatum = z.enum([
  'firstName',
  'lastName',
  'birthday',
  'taxNumber',
  'employer',
  'businessId',
  'representative',
  'start',
]);
export type MissingDatum = z.infer<typeof MissingDatum>;

type Told = Record<Exclude<MissingDatum, 'representative' | 'start'>, string> & {
  isPosted: boolean;
  representative: { name: string; contact: string };
};

/** The legal data that a line lacks. A representative is asked of the employer of a posted worker alone. */
export function missingData(worker: Told, hasStart: boolean): MissingDatum[] {
  const lacks: Readonly<Record<MissingDatum, boolean>> = {
    firstName: worker.firstName === '',
    lastName: worker.lastName === '',
    birthday: worker.birthday === '',
    taxNumber: worker.taxNumber === '',
    employer: worker.employer === '',
    businessId: worker.businessId === '',
    representative: worker.isPosted && (worker.representative.name === '' || worker.representative.contact === ''),
    start: !hasStart,
  };
  return MissingDatum.options.filter((name) => lacks[name]);
}
