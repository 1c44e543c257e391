import type { Staff } from '../../shared/core/actor.ts';
import type { AuthoredInductionForm, InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { liftHold } from '../store/entities/induction-forms/form-days.ts';
import type { InductionFormHead } from '../store/entities/induction-forms/induction-forms.ts';
import type { World } from '../world.ts';
import { saveDraft } from '../written-forms/save-draft.ts';
import { saveForm, type Known } from '../written-forms/save-form.ts';
import { contentOf } from './create-induction-form.ts';
import { INDUCTION_FORMS } from './show-induction-form.ts';

type Update = { actor: Staff; before: InductionFormHead; body: AuthoredInductionForm & Known };

/** Publishes a form; new inductions use the changed content. A higher ceiling lifts the hold of starts. */
export async function updateInductionForm(world: World, { actor, before, body }: Update): Promise<InductionFormHead> {
  const { emailSetting, startsPerDay } = body;
  const settings = { emailSetting, startsPerDay };
  const saving = { actor, before, known: body, content: contentOf(body), settings };
  const after = await saveForm(world, INDUCTION_FORMS, saving);
  if ((after.startsPerDay ?? 0) <= (before.startsPerDay ?? 0)) return after;
  await liftHold(world.table, before._id);
  return { ...after, held: null };
}

/** Keeps a form as its draft: inductions go on using the published content and settings. Answers the form as its author edits it. */
export async function saveInductionDraft(world: World, { actor, before, body }: Update): Promise<InductionForm> {
  const { emailSetting, startsPerDay } = body;
  const written = { ...contentOf(body), emailSetting, startsPerDay };
  const head = await saveDraft(world, INDUCTION_FORMS, { actor, before, known: body, written });
  return INDUCTION_FORMS.show(world, { actor, head, written });
}
