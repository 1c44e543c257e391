import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { companyAsked } from '../http/company-asked.ts';
import { requireHome, withHomeCheck } from '../http/home-of-new.ts';
import { formVersionWrite } from '../store/entities/form-versions.ts';
import { homeMarkCheck, isMarkMissing } from '../store/entities/webhooks/webhook-marks.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { loadStored, type Find } from '../verbs/load-owned.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import type { Authored, FormContent, FormHead } from './form-sort.ts';
import { firstTranslationWrites, type FirstTranslations } from './translations/carry-translations.ts';
import type { WrittenForm } from './write-copy.ts';

type NewForm<Head extends FormHead, Content extends FormContent> = {
  id: string;
  actor: Staff;
  /** Only root may name another company than their own. */
  company: string | undefined;
  once: Once | undefined;
  content: Authored<Content>;
  /** With which it begins; none by default. */
  translations?: FirstTranslations;
  find: Find<Head>;
  /** Completes the head; a retry after a refused write calls it again. */
  headOf: (shared: FormHead) => Head;
  writesOf: (head: Head) => Write[];
  /** Whether webhooks are told of what is made with the form. */
  isTold?: true;
};

/** Writes a new form with its first version. */
export async function writeNewForm<Head extends FormHead, Content extends FormContent>(
  world: World,
  {
    id,
    actor,
    company: named,
    once,
    content,
    translations = [],
    find,
    headOf,
    writesOf,
    isTold,
  }: NewForm<Head, Content>,
): Promise<WrittenForm<Head>> {
  const now = world.now();
  const at = now.toISOString();
  const company = companyAsked(actor, { company: named });
  const saved = { at, by: actor.userId, name: actor.name };
  const version = await formVersionWrite(world.files, { formId: id, number: 1, ...content }, saved);
  const said = await firstTranslationWrites(world, {
    content: { formId: id, number: 1, ...content },
    translations,
    saved,
  });
  const shared: FormHead = {
    _id: id,
    company,
    version: 1,
    contentVersion: 1,
    name: content.name,
    created: at,
    modified: at,
    archived: false,
    pageCount: content.pages.length,
    standing: {},
    ...(translations.length > 0 && { hasTranslations: true }),
  };
  let isMarked = false;
  const onRefusal = (refusal: ConditionFailed) => {
    if (isMarked || !isMarkMissing(refusal)) requireHome(refusal);
    else isMarked = true;
  };
  return untilWritten(
    async () => {
      const head = headOf(isMarked ? { ...shared, hasWebhooks: true } : shared);
      const all = [...writesOf(head), version, ...said];
      const writes = isTold ? [...all, homeMarkCheck(company, isMarked)] : withHomeCheck(all, company, actor);
      const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id }, writes });
      return { head: isReplay ? await loadStored(world, find, result.id) : head, isReplay };
    },
    { onRefusal, lastError: () => new AppError('not_configured', { message: 'no free PIN was found' }) },
  );
}
