import type { FormPurpose } from '../../shared/content/block-kind.ts';
import { formRuleIssues } from '../../shared/content/forms/form-rules.ts';
import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { requireFiles, type FormPlace } from './form-files.ts';

/** 422 with every rule that the pages break; pages that are stored already (`known`) are not checked again. */
function requireFormRules(
  pages: readonly Page[],
  { purpose, known = [] }: { purpose: FormPurpose; known?: readonly Page[] },
): void {
  const issues = formRuleIssues(pages, purpose);
  if (issues.length > 0 && orderedJson(pages) !== orderedJson(known)) {
    throw new AppError('validation_failed', { issues });
  }
}

const PURPOSES: Readonly<Record<FormPlace['owner'], FormPurpose>> = {
  inductionForm: 'induction',
  permitForm: 'permit',
};

/** 422 where the pages break a rule, or newly name a file that is not in the form's folders. */
export async function requireContent(
  world: World,
  place: FormPlace,
  { pages, known = [] }: { pages: readonly Page[]; known?: readonly Page[] },
): Promise<void> {
  requireFormRules(pages, { purpose: PURPOSES[place.owner], known });
  await requireFiles(world, place, { pages, known });
}
