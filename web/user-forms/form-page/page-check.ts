import type { Answers } from '../../../shared/content/answers/answers.ts';
import type { Issue } from '../../../shared/core/errors.ts';

export function withAnswer(answers: Answers, place: number, answer: unknown): Answers {
  return { ...answers, [place]: answer };
}

/** The issues of all blocks except the one at `place`. */
export function withoutPlace(issues: readonly Issue[], place: number): Issue[] {
  const path = `content.${place}`;
  return issues.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`));
}
