import * as z from 'zod/mini';
import { EMAIL_ADDRESS, EMAIL_CHARACTERS } from './email-address.ts';

const ID = /^[A-Za-z0-9_-]{22}$/;
/** An id: at least 128 random bits, URL-safe. */
export const Id = z.string().check(z.regex(ID));
export const isId = (text: string): boolean => ID.test(text);
/** ISO 8601 UTC. */
export const Timestamp = z.string().check(z.maxLength(30));
export const Version = z.number().check(z.int(), z.nonnegative());
/** The digits of an induction form's PIN. */
export const InductionPin = z.string().check(z.regex(/^\d{6}$/));
/** A resume key: 128 random bits; only the phone that started the induction holds it. */
export const ResumeKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** A person or user named in an answer. */
export const NamedRef = z.object({ _id: z.string(), name: z.string() });

/** One line of text: no line breaks, other control characters or lone surrogates, at most `max` characters. */
export const line = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u));
/** One trimmed, non-empty line; an empty one is `required`. */
export const filledLine = (max: number) =>
  line(max).check(
    z.trim(),
    z.refine((given) => given !== '', { params: { code: 'required' } }),
  );
/** Text with line breaks, at most `max` characters; no store accepts a lone surrogate. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cs}*$/u));

export const EmailAddress = z.string().check(z.maxLength(EMAIL_CHARACTERS), z.regex(EMAIL_ADDRESS));

/** The languages of staff's screens, and of a user. */
export const Languages = z.enum(['fi', 'en']);
export type Language = z.infer<typeof Languages>;
/** The languages of those who work on a site; each is also its locale and the `lang` of its texts. */
export const WorkerLanguages = z.enum(['fi', 'en', 'sv', 'et', 'ru', 'uk', 'pl']);
export type WorkerLanguage = z.infer<typeof WorkerLanguages>;

/** The company of a new entity; only root may name it, and the server ignores it from others. */
export const AskedCompany = z.optional(line(64));
