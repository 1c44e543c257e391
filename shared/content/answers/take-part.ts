import type * as z from 'zod/mini';
import type { Taken } from '../block-shape.ts';
import { shapeIssues } from '../shape-issues.ts';

/** Reads one submitted part; null and undefined mean empty. */
export function takePart<T>(schema: z.ZodMiniType<T>, value: unknown, path: string): Taken<T> {
  if (value === undefined || value === null) return { issues: [] };
  const parsed = schema.safeParse(value);
  return parsed.success ? { answer: parsed.data, issues: [] } : { issues: shapeIssues(parsed.error.issues, path) };
}

/** Reads a submitted list parallel to an authored list, with one reader per index. Rejects a list of another length as a whole. */
export function takeEach<T, R>(
  authored: readonly T[],
  submitted: unknown,
  path: string,
  take: (part: T, submitted: Readonly<Record<string, unknown>>, path: string) => Taken<R>,
): Taken<(R | undefined)[]> {
  if (submitted === undefined || submitted === null) return { issues: [] };
  if (!Array.isArray(submitted) || submitted.length !== authored.length) {
    return { issues: [{ path, code: 'invalid_value' }] };
  }
  const taken = authored.map((part, index): Taken<R> => {
    const place = `${path}.${index}`;
    const given: unknown = submitted[index];
    return isRecord(given) ? take(part, given, place) : { issues: [{ path: place, code: 'invalid_value' }] };
  });
  return { answer: taken.map(({ answer }) => answer), issues: taken.flatMap(({ issues }) => issues) };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
