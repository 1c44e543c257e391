import type * as z from 'zod/mini';
import type { Issue } from '../../shared/core/errors.ts';

/** The issue code of each kind of zod refusal. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid_value';
  return issue.code === 'invalid_format' ? 'invalid_format' : 'invalid_value';
}

/** Every broken field by its dotted path; of a union's branches the closest one's. */
export function issuesOf(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') {
      const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
      if (closest && closest.length > 0) {
        return issuesOf(closest).map((inner) => ({ ...inner, path: [...issue.path, inner.path].join('.') }));
      }
    }
    return [{ path: issue.path.join('.'), code: codeOf(issue) }];
  });
}
