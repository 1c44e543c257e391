import type { Staff } from '../../shared/core/actor.ts';
import { isSameJson } from '../../shared/content/answers/canonical.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type {
  AskedRenewal,
  AuthoredInductionForm,
  InductionForm,
} from '../../shared/induction-forms/induction-form.ts';
import { liftHold } from '../store/entities/induction-forms/form-days.ts';
import type { InductionFormHead } from '../store/entities/induction-forms/induction-forms.ts';
import { newId } from '../security/random-ids.ts';
import { renewalAskWrite } from '../store/due/kinds/renewal-ask.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { saveDraft } from '../written-forms/save-draft.ts';
import { saveForm, type Known } from '../written-forms/save-form.ts';
import { contentOf } from './create-induction-form.ts';
import { INDUCTION_FORMS } from './show-induction-form.ts';

type Body = AuthoredInductionForm & Known & { renewal?: AskedRenewal | null | undefined };
type Update = { actor: Staff; before: InductionFormHead; body: Body };

/** Publishes a form; new inductions use the changed content. A higher ceiling lifts the hold of starts. */
export async function updateInductionForm(world: World, { actor, before, body }: Update): Promise<InductionFormHead> {
  const { emailSetting, startsPerDay } = body;
  const settings = (number: number) => {
    const renewal = demandWith(world, { before, body, number });
    return { emailSetting, startsPerDay, renewal };
  };
  const more = (after: InductionFormHead) => (isSameDemand(before, after) ? [] : [askWrite(world, after)]);
  const saving = { actor, before, known: body, content: contentOf(body), settings, more };
  const after = await saveForm(world, INDUCTION_FORMS, saving);
  if ((after.startsPerDay ?? 0) <= (before.startsPerDay ?? 0)) return after;
  await liftHold(world.table, before._id);
  return { ...after, held: null };
}

type Demanding = Pick<Update, 'before' | 'body'> & { number: number };

/** The demand that stands after a save as version `number`; 422 for a day that has passed. */
function demandWith(world: World, { before, body, number }: Demanding): InductionFormHead['renewal'] {
  const { renewal } = body;
  if (renewal === undefined) return before.renewal;
  if (renewal === null) return undefined;
  const asked = { version: number, reason: renewal.reason, by: renewal.by ?? null };
  const stands = before.renewal && { ...asked, at: before.renewal.at };
  if (stands && isSameJson(stands, before.renewal)) return before.renewal;
  const isPast = asked.by !== null && asked.by < localDate(world.now());
  if (isPast) throw new AppError('validation_failed', { issues: [{ path: 'renewal.by', code: 'invalid_value' }] });
  return { ...asked, at: world.now().toISOString() };
}

const isSameDemand = (one: InductionFormHead, other: InductionFormHead) => isSameJson(one.renewal, other.renewal);

function askWrite(world: World, { _id: formId, company }: InductionFormHead): Write {
  return renewalAskWrite({ formId, company, mark: newId(world) }, world.now().toISOString());
}

/** Keeps a form as its draft: inductions go on using the published content and settings. Answers the form as its author edits it. */
export async function saveInductionDraft(world: World, { actor, before, body }: Update): Promise<InductionForm> {
  const { emailSetting, startsPerDay, renewal } = body;
  if (renewal) throw new AppError('validation_failed', { issues: [{ path: 'renewal', code: 'not_allowed' }] });
  const written = { ...contentOf(body), emailSetting, startsPerDay };
  const head = await saveDraft(world, INDUCTION_FORMS, { actor, before, known: body, written });
  return INDUCTION_FORMS.show(world, { actor, head, written });
}
