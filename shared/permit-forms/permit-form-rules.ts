import { personBlocksOf } from '../content/blocks/person/rules.ts';
import type { Issue } from '../core/errors.ts';
import type { PermitSettings } from '../content/forms/permit-settings.ts';

type Authored = Pick<PermitSettings, 'watchMinutes'> & { pages: Parameters<typeof personBlocksOf>[0] };

/** Why a form with a watch after the work cannot be used: somebody watches, and somebody accepts the work (rule 4.12). */
export function permitFormIssues({ watchMinutes, pages }: Authored): Issue[] {
  if (watchMinutes === 0) return [];
  const blocks = personBlocksOf(pages).map(({ block }) => block);
  const hasWatch = blocks.some(({ isWatch, mandatory }) => isWatch === true && mandatory);
  const hasApprover = blocks.some(({ personRole }) => personRole === 'WorkApprover');
  return [
    ...(hasWatch ? [] : [{ path: 'watchMinutes', code: 'watch_block_missing' }]),
    ...(hasApprover ? [] : [{ path: 'watchMinutes', code: 'work_approver_missing' }]),
  ];
}
