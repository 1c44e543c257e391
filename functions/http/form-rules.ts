import { formRuleIssues, type FormPurpose } from '../../shared/content/form-rules.ts';
import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Page } from '../../shared/content/page.ts';
import { AppError } from '../../shared/core/errors.ts';

/** 422 with every rule that the pages break; pages that are stored so already (`known`) are taken as they are. */
export function requireFormRules(
  pages: readonly Page[],
  { purpose, known = [] }: { purpose: FormPurpose; known?: readonly Page[] },
): void {
  const issues = formRuleIssues(pages, purpose);
  if (issues.length > 0 && canonicalJson(pages) !== canonicalJson(known)) {
    throw new AppError('validation_failed', { issues });
  }
}
