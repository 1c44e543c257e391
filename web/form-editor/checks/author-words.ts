import type { TFunction } from 'i18next';
import { FORM_RULES } from '../../../shared/content/block-kind.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import { issueText } from '../../app/api/error-text.ts';
import { RULE_CHECKS } from './checks.ts';

/** The author's message for a server refusal; for a rule that the editor checks too, that check's own text. */
export function authorWords(t: TFunction, issue: Issue): string {
  const rule = FORM_RULES.find((each) => each === issue.code);
  return rule ? t(`editor.check.${RULE_CHECKS[rule]}`) : issueText(t, issue);
}
