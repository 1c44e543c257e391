import type { Answers } from '../../shared/content/answers/answers.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { isSignatureValue } from '../../shared/content/blocks/form/signature.ts';
import type { SignatureTimes } from '../../shared/content/answers/signature-times.ts';
import type { PageBefore } from '../store/entities/user-forms/user-form-writes.ts';

/** The names of the stored drawings of signatures in the answers. */
export function drawingsIn(answers: Answers): string[] {
  const names: string[] = [];
  for (const answer of Object.values(answers)) {
    if (!Array.isArray(answer)) continue;
    for (const value of answer as unknown[])
      if (isSignatureValue(value) && isImagePresent(value.value)) names.push(value.value);
  }
  return names;
}

/** When each signature was made, by the server's clock: `at` for one that is not in `before`. */
export function signatureTimes(answers: Answers, before: PageBefore, at: string): SignatureTimes {
  const known = new Set(drawingsIn(before?.answers ?? {}));
  const timeOf = (drawing: string) =>
    before?.signatureTimes?.[drawing] ?? (known.has(drawing) ? (before?.signed ?? at) : at);
  return Object.fromEntries(drawingsIn(answers).map((drawing) => [drawing, timeOf(drawing)]));
}
