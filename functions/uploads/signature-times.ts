import type { Answers } from '../../shared/content/answers.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { isSignatureValue } from '../../shared/content/blocks/form/signature.ts';
import type { SignatureTimes } from '../../shared/content/signature-times.ts';
import type { PageBefore } from '../store/entities/user-forms/user-form-writes.ts';

/** The names of the stored drawings of signatures in the answers. */
export function drawingsIn(answers: Answers): string[] {
  const values = Object.values(answers).flatMap((answer): unknown[] => (Array.isArray(answer) ? answer : []));
  return values.filter(isSignatureValue).flatMap(({ value }) => (isImagePresent(value) ? [value] : []));
}

/** When each signature was made, by the server's clock: `at` for one that is not in `before`. */
export function signatureTimes(answers: Answers, before: PageBefore, at: string): SignatureTimes {
  const known = new Set(drawingsIn(before?.answers ?? {}));
  const timeOf = (drawing: string) =>
    before?.signatureTimes?.[drawing] ?? (known.has(drawing) ? (before?.signed ?? at) : at);
  return Object.fromEntries(drawingsIn(answers).map((drawing) => [drawing, timeOf(drawing)]));
}
