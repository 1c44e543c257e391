import * as z from 'zod/mini';
import { WorkerLanguages } from '../../core/fields.ts';
import { BASE_LANGUAGES, isEachOnce } from '../base-language.ts';

/** The languages in which a form is shown; the first is the base, in which it is written. */
export const FormLanguages = z._default(
  z.array(WorkerLanguages).check(z.minLength(1), z.maxLength(WorkerLanguages.options.length), z.refine(isEachOnce)),
  () => [...BASE_LANGUAGES],
);
