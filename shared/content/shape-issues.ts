import type * as z from 'zod/mini';
import type { Issue } from '../core/errors.ts';

/** Every broken field by its dotted path, below `prefix` if given. A custom rule names its issue code in the check's `params.code`. */
export function shapeIssues(issues: readonly z.core.$ZodIssue[], prefix = ''): Issue[] {
  return issues.map((issue) => ({ path: joinPath(prefix, issue.path.join('.')), code: issueCode(issue) }));
}

/** `content.2` and `value` make `content.2.value`; an empty part adds nothing. */
function joinPath(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('.');
}

/** The same issues with `prefix` before their paths. */
export function below(prefix: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: joinPath(prefix, issue.path) }));
}

/** The issue code for a schema's error. */
export function issueCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return ownCodeOf(issue) ?? 'invalid_value';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return 'too_short';
  return issue.code === 'invalid_format' ? 'invalid_format' : 'invalid_value';
}

function ownCodeOf({ params }: z.core.$ZodIssueCustom): string | undefined {
  const code: unknown = params?.['code'];
  return typeof code === 'string' ? code : undefined;
}
