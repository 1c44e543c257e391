import type * as z from 'zod/mini';
import { issueCode } from '../../shared/content/shape-issues.ts';
import type { Issue } from '../../shared/core/errors.ts';

function codeOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : issueCode(issue);
}

/** Every invalid field by its dotted path; for a union, those of the closest branch. */
export function issuesOf(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') {
      const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
      if (closest && closest.length > 0) {
        return issuesOf(closest).map((inner) => ({
          ...inner,
          path: [...issue.path, inner.path].filter((part) => part !== '').join('.'),
        }));
      }
    }
    return [{ path: issue.path.join('.'), code: codeOf(issue) }];
  });
}
