import type { Issue } from '../../core/errors.ts';
import type { FormPurpose, RuleIssue } from '../block-kind.ts';
import { blockKindOf, type Block } from '../block-registry.ts';
import type { PageContent } from '../pages/page-rules.ts';
import { below } from '../shape-issues.ts';

/** Why nobody could sign a page with this block, or why the block makes no sense; empty when the block is valid. */
export function blockRuleIssues(block: Block, purpose: FormPurpose): RuleIssue[] {
  return blockKindOf(block).authorIssues?.(block, purpose) ?? [];
}

/** Errors that prevent saving a form, by the paths of its body: `pages.2.content.0.options`. */
export function formRuleIssues(pages: readonly PageContent[], purpose: FormPurpose): Issue[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((block, place) => below(`pages.${page}.content.${place}`, blockRuleIssues(block, purpose))),
  );
}
