import { keptLanguages, languagesOf } from '../../shared/content/base-language.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { AuthoredInductionForm, NewInductionForm } from '../../shared/induction-forms/induction-form.ts';
import { newId, randomDigits } from '../security/random-ids.ts';
import { validityOf, type FormVersion } from '../store/entities/form-versions.ts';
import {
  EMPTY_TALLY,
  findInductionForm,
  newFormWrites,
  type InductionFormHead,
} from '../store/entities/induction-forms/induction-forms.ts';
import type { Once } from '../store/once.ts';
import type { World } from '../world.ts';
import type { Authored } from '../written-forms/form-sort.ts';
import type { FirstTranslations } from '../written-forms/translations/carry-translations.ts';
import { givenTranslations } from '../written-forms/translations/given-translations.ts';
import { requireContent } from '../written-forms/require-content.ts';
import { writeCopy, type WrittenForm } from '../written-forms/write-copy.ts';
import { writeNewForm } from '../written-forms/write-new-form.ts';

/** Without `pin` the server draws one; `translations` stand for those of the draft, also for texts that the form says later. */
type Creation = {
  actor: Staff;
  draft: NewInductionForm;
  once: Once | undefined;
  pin?: string;
  translations?: FirstTranslations;
};

/** Creates a form with a random PIN that no living form has. */
export async function createInductionForm(world: World, creation: Creation): Promise<InductionFormHead> {
  const { draft } = creation;
  await requireContent(world, { owner: 'inductionForm', id: '' }, draft);
  const translations = creation.translations ?? givenTranslations(contentOf(draft), draft);
  return (await writeForm(world, newId(world), { ...creation, translations })).head;
}

type Copy = { actor: Staff; source: InductionFormHead; name: string; once: Once | undefined };

/** Copies a form within its company; the copy gets its own PIN. */
export async function copyInductionForm(world: World, { actor, source, name, once }: Copy): Promise<InductionFormHead> {
  const { emailSetting, startsPerDay, company } = source;
  return writeCopy(world, {
    owner: 'inductionForm',
    source,
    write: (id, version: FormVersion, translations) => {
      const { project, inputSettings, pages } = version;
      const languages = [...languagesOf(version)];
      const settings = { emailSetting, startsPerDay, inputSettings, languages, ...validityOf(version) };
      const draft = { meta: { name }, project, ...settings, pages: [...pages] };
      return writeForm(world, id, { actor: { ...actor, company }, draft, once, translations });
    },
  });
}

function writeForm(
  world: World,
  id: string,
  { actor, draft, once, pin, translations = [] }: Creation,
): Promise<WrittenForm<InductionFormHead>> {
  const { emailSetting, startsPerDay, company } = draft;
  return writeNewForm(world, {
    id,
    actor,
    company,
    once,
    content: contentOf(draft),
    translations,
    find: findInductionForm,
    headOf: (shared) => ({
      ...shared,
      pin: pin ?? randomDigits(world, 6),
      emailSetting,
      startsPerDay,
      held: null,
      tally: EMPTY_TALLY,
    }),
    writesOf: newFormWrites,
    isTold: true,
  });
}

/** The part of an induction form that its versions keep. */
export function contentOf({
  meta,
  project,
  inputSettings,
  pages,
  ...rest
}: AuthoredInductionForm): Authored<FormVersion> {
  const { validMonths, needsApproval, languages } = rest;
  return {
    name: meta.name,
    project,
    inputSettings,
    pages,
    ...keptLanguages(languages),
    ...(validMonths > 0 && { validMonths }),
    ...(!needsApproval && { needsApproval }),
  };
}
