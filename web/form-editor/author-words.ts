import type { TFunction } from 'i18next';
import { FORM_RULES } from '../../shared/content/form-rules.ts';
import type { Issue } from '../../shared/core/errors.ts';
import { issueText } from '../app/error-text.ts';
import { RULE_CHECKS } from './checks.ts';

/** What an author reads of something that the server refused: of a rule that the editor checks, the check's own words. */
export function authorWords(t: TFunction, issue: Issue): string {
  const rule = FORM_RULES.find((each) => each === issue.code);
  return rule ? t(`editor.check.${RULE_CHECKS[rule]}`) : issueText(t, issue);
}
