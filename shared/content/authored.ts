import * as z from 'zod/mini';
import { line, text } from '../core/fields.ts';
import { MAX_LINE_CHARACTERS } from './text-limits.ts';

/** An optional text in a form. */
export const authoredText = (max: number = MAX_LINE_CHARACTERS) => z._default(text(max), '');
/** An optional yes or no in a form. */
export const authoredFlag = (standard = false) => z._default(z.boolean(), standard);

/** A stored file's name (one path segment, as the upload returned it), or empty. */
export const FileName = line(200).check(z.regex(/^[^/\\:]*$/));
export const authoredFileName = z._default(FileName, '');

/** The key by which a question names a page; unique within the form. */
export const PageKey = line(40);

/** The answer field of an authored block: any value becomes the empty answer, so no tick or signature travels with the form. */
export const emptyAnswer = <T>(schema: z.ZodMiniType<T>, empty: () => z.core.util.NoUndefined<T>) =>
  z._default(z.catch(schema.check(z.refine(() => false)), empty), empty);
