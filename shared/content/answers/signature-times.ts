import * as z from 'zod/mini';
import { Timestamp } from '../../core/fields.ts';

/** When the server received each signature of a page, by the file name of its drawing. */
export const SignatureTimes = z.record(z.string(), Timestamp);
export type SignatureTimes = z.infer<typeof SignatureTimes>;
