import * as z from 'zod/mini';
import { line, text } from '../core/fields.ts';
import { MAX_LINE_CHARACTERS } from './text-limits.ts';

/** A text that an author may leave out. */
export const authoredText = (max: number = MAX_LINE_CHARACTERS) => z._default(text(max), '');
/** A yes or no that an author may leave out. */
export const authoredFlag = (standard = false) => z._default(z.boolean(), standard);

/** The name of a stored file, or nothing yet: one path segment, as the upload answered it. */
export const FileName = line(200).check(z.regex(/^[^/\\:]*$/));
export const authoredFileName = z._default(FileName, '');

/** By what a question names a page of its form: a word that only that page has. */
export const PageKey = line(40);

/**
 * The place of an answer in an authored block. An author's blocks carry no answers: whatever stands there becomes
 * the empty one, so that nobody's tick or signature comes with the form.
 */
export const unanswered = <T>(schema: z.ZodMiniType<T>, empty: () => z.core.util.NoUndefined<T>) =>
  z._default(z.catch(schema.check(z.refine(() => false)), empty), empty);
