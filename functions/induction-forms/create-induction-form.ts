import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { InductionFormDraft, NewInductionForm } from '../../shared/induction-forms/induction-form.ts';
import { requireFormRules } from '../http/form-rules.ts';
import { companyOfNew, homeRefusal, withHomeCheck } from '../http/home-of-new.ts';
import { newId, randomDigits } from '../http/random-ids.ts';
import { findFormVersion, formVersionWrite, type FormVersion } from '../store/form-versions.ts';
import {
  EMPTY_TALLY,
  findInductionForm,
  formSearchWrites,
  newFormWrites,
  type InductionFormHead,
} from '../store/induction-forms.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { copyFiles, removeFiles, requireFiles } from '../uploads/form-files.ts';

const MOST_DRAWS = 8;

/** `pin` is drawn where none is given. */
type Creation = { actor: Staff; draft: NewInductionForm; once: Once | undefined; pin?: string };

/** A new form with a PIN drawn at random among those that no living form has. */
export async function createInductionForm(world: World, creation: Creation): Promise<InductionFormHead> {
  requireFormRules(creation.draft.pages, { purpose: 'induction' });
  await requireFiles(world, { owner: 'inductionForm', id: '' }, { pages: creation.draft.pages, known: [] });
  return (await writtenForm(world, newId(world), creation)).head;
}

type Copy = { actor: Staff; source: InductionFormHead; name: string; once: Once | undefined };

/** A new form, of the company of the other, with its newest content and files of its own. */
export async function copyInductionForm(world: World, { actor, source, name, once }: Copy): Promise<InductionFormHead> {
  const { project, inputSettings, pages } = await findFormVersion(world, source._id, source.contentVersion);
  const { emailSetting, company } = source;
  const draft = { meta: { name }, project, emailSetting, inputSettings, pages: [...pages] };
  const id = newId(world);
  await copyFiles(world, pages, {
    from: { owner: 'inductionForm', id: source._id },
    to: { owner: 'inductionForm', id },
  });
  const { head, isReplay } = await writtenForm(world, id, { actor: { ...actor, company }, draft, once });
  if (isReplay) await removeFiles(world, { owner: 'inductionForm', id }, pages);
  return head;
}

/** Writes the form; `isReplay` where this key created another before, which is answered. */
async function writtenForm(
  world: World,
  id: string,
  { actor, draft, once, pin }: Creation,
): Promise<{ head: InductionFormHead; isReplay: boolean }> {
  const now = world.now();
  const at = now.toISOString();
  const company = companyOfNew(actor, draft.company);
  const { project, inputSettings, pages, meta } = draft;
  const content: FormVersion = { formId: id, number: 1, name: meta.name, project, inputSettings, pages };
  const version = await formVersionWrite(world.files, content, { at, by: actor.userId, name: actor.name });
  for (let draw = 1; ; draw += 1) {
    const head = newHead(content, { company, draft, pin: pin ?? randomDigits(world, 6), at });
    const writes = [...newFormWrites(head), version, ...formSearchWrites(undefined, head)];
    try {
      const result = { id: head._id };
      const written = await writeOnce(world.table, {
        once,
        now,
        result,
        writes: withHomeCheck(writes, company, actor),
      });
      return { head: written.isReplay ? await existing(world, written.result.id) : head, isReplay: written.isReplay };
    } catch (error) {
      const refusal = homeRefusal(error, writes.length);
      if (refusal) throw refusal;
      if (!(error instanceof ConditionFailed)) throw error;
      if (draw >= MOST_DRAWS) throw new AppError('not_configured', { message: 'no free PIN was found' });
    }
  }
}

async function existing(world: World, id: string): Promise<InductionFormHead> {
  const head = await findInductionForm(world.table, id);
  if (!head) throw new AppError('not_found');
  return head;
}

type NewHead = { company: string; draft: InductionFormDraft; pin: string; at: string };

function newHead(content: FormVersion, { company, draft, pin, at }: NewHead): InductionFormHead {
  return {
    _id: content.formId,
    company,
    version: 1,
    contentVersion: 1,
    name: content.name,
    pin,
    created: at,
    modified: at,
    archived: false,
    pageCount: content.pages.length,
    emailSetting: draft.emailSetting,
    tally: EMPTY_TALLY,
    standing: {},
  };
}
