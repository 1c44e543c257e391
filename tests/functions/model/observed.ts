import { pageHash } from '../../../functions/user-forms/sign/page-hash.ts';
import { findFormVersion } from '../../../functions/store/entities/form-versions.ts';
import { inductionFormOf } from '../../../functions/store/entities/induction-forms/induction-forms.ts';
import { headKey } from '../../../functions/store/keys.ts';
import { findWholeUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PAGES, type FormState, type InductionState, type StaffName } from './induction-model.ts';

type Account = { id: string; token: string };
export type Staff = Record<'editor' | 'manager' | 'foreman' | StaffName, Account>;

/** A form as the table has it, in the shape of the model. */
export async function observedForm(app: TestApp, id: string): Promise<FormState | undefined> {
  const item = await app.world.table.get(headKey(id));
  if (!item) return undefined;
  const { version, name, archived } = inductionFormOf(item);
  const removed = item['removed'] !== undefined;
  return { kind: 'form', version: removed ? version - 1 : version, name, archived, removed };
}

type Known = { formIds: readonly string[]; staff: Staff };

/** An induction as the table has it, in the shape of the model; its signatures must be of what stands on its pages. */
export async function observedInduction(
  app: TestApp,
  id: string,
  { formIds, staff }: Known,
): Promise<InductionState | undefined> {
  const whole = await findWholeUserForm(app.world.table, id);
  if (!whole) return undefined;
  const { head, pages } = whole;
  const content = await findFormVersion(app.world, head.inductionFormId, head.formVersion);
  const indexes = Array.from({ length: PAGES }, (_, index) => index);
  const signed = indexes.map((index) => isHonestlySigned(content.pages[index], pages.get(index)));
  const isCountRight = head.signedCount === signed.filter(Boolean).length;
  if (!isCountRight) throw new Error(`the induction counts ${head.signedCount} signed pages and has others`);
  const owner = (['worker', 'viewer'] as const).find((name) => staff[name].id === head.claimedBy) ?? null;
  return {
    kind: 'induction',
    form: formIds.indexOf(head.inductionFormId),
    version: head.version,
    name: head.user.lastName ?? '',
    pages: indexes.map((index) => pages.get(index)?.version ?? 0),
    signed,
    isSigned: head.signed !== null,
    approved: head.approved,
    archived: head.archived,
    owner,
    epoch: head.epoch,
  };
}

type Content = Parameters<typeof pageHash>[0];
type Stored = { signed: string | null; hash: string | null; answers: Parameters<typeof pageHash>[1] };

function isHonestlySigned(content: Content | undefined, page: Stored | undefined): boolean {
  if (!content || !page || page.signed === null) return false;
  if (page.hash !== pageHash(content, page.answers)) throw new Error('a signature is not of what stands on its page');
  return true;
}
