import { keptLanguages, languagesOf } from '../../shared/content/base-language.ts';
import { personRolesOf } from '../../shared/content/blocks/person/rules.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { keptPermitSettings, permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { AuthoredPermitForm, NewPermitForm, PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { permitFormIssues } from '../../shared/permit-forms/permit-form-rules.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../security/random-ids.ts';
import type { PermitFormVersion } from '../store/entities/form-versions.ts';
import { findPermitForm, permitForms, type PermitFormHead } from '../store/entities/permit-forms.ts';
import type { Once } from '../store/once.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';
import { formMovedWrite } from '../written-forms/form-trail.ts';
import type { Authored } from '../written-forms/form-sort.ts';
import type { FirstTranslations } from '../written-forms/translations/carry-translations.ts';
import { givenTranslations } from '../written-forms/translations/given-translations.ts';
import { requireContent } from '../written-forms/require-content.ts';
import { saveDraft } from '../written-forms/save-draft.ts';
import { saveForm, type Known } from '../written-forms/save-form.ts';
import { writeCopy, type WrittenForm } from '../written-forms/write-copy.ts';
import { writeNewForm } from '../written-forms/write-new-form.ts';
import { PERMIT_FORMS } from './show-permit-form.ts';

type Creation = { actor: Staff; draft: NewPermitForm; once: Once | undefined; translations?: FirstTranslations };

export async function createPermitForm(world: World, creation: Creation): Promise<PermitFormHead> {
  requirePermitRules(creation.draft);
  const { draft } = creation;
  await requireContent(world, { owner: 'permitForm', id: '' }, draft);
  const translations = givenTranslations(contentOf(draft), draft);
  return (await writeForm(world, newId(world), { ...creation, translations })).head;
}

type Copy = { actor: Staff; source: PermitFormHead; name: string; once: Once | undefined };

/** Copies a form within its company. */
export async function copyPermitForm(world: World, { actor, source, name, once }: Copy): Promise<PermitFormHead> {
  const { company } = source;
  return writeCopy(world, {
    owner: 'permitForm',
    source,
    write: (id, { description, pages, ...rest }: PermitFormVersion, translations) => {
      const languages = [...languagesOf(rest)];
      const draft = { name, description, ...permitSettingsOf(rest), languages, pages: [...pages] };
      return writeForm(world, id, { actor: { ...actor, company }, draft, once, translations });
    },
  });
}

function writeForm(
  world: World,
  id: string,
  { actor, draft, once, translations = [] }: Creation,
): Promise<WrittenForm<PermitFormHead>> {
  return writeNewForm(world, {
    id,
    actor,
    company: draft.company,
    once,
    content: contentOf(draft),
    translations,
    find: findPermitForm,
    headOf: (shared) => ({ ...shared, ...factsOf(draft) }),
    writesOf: permitForms.newWrites,
  });
}

type Update = { actor: Staff; before: PermitFormHead; body: AuthoredPermitForm & Known };

/** 422 where the form's settings ask for what its pages lack. */
function requirePermitRules(form: AuthoredPermitForm): void {
  const issues = permitFormIssues(form);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}

/** Publishes a form; new permits use the changed content. */
export async function updatePermitForm(world: World, { actor, before, body }: Update): Promise<PermitFormHead> {
  requirePermitRules(body);
  const saving = { actor, before, known: body, content: contentOf(body), settings: () => ({}), more: () => [] };
  return saveForm(world, PERMIT_FORMS, { ...saving, facts: factsOf(body) });
}

/** Keeps a form as its draft: permits go on using the published content. Answers the form as its author edits it. */
export async function savePermitDraft(world: World, { actor, before, body }: Update): Promise<PermitForm> {
  const written = contentOf(body);
  const head = await saveDraft(world, PERMIT_FORMS, { actor, before, known: body, written });
  return PERMIT_FORMS.show(world, { actor, head, written });
}

type Move = { actor: Staff; before: PermitFormHead; archived: boolean };

/** Archives or restores the current form; idempotent. */
export async function movePermitForm(world: World, { actor, before, archived }: Move): Promise<PermitFormHead> {
  return changeStored(world, {
    find: findPermitForm,
    before,
    change: async (current) => {
      if (current.archived === archived) return current;
      const after = { ...current, archived, version: current.version + 1 };
      const told = formMovedWrite(world, { actor, id: current._id, archived });
      await world.table.write([...permitForms.changedWrites(current, after), told]);
      return after;
    },
  });
}

/** The part of a permit form that its versions keep. */
function contentOf({
  name,
  description,
  languages,
  pages,
  ...settings
}: AuthoredPermitForm): Authored<PermitFormVersion> {
  return { name, description, ...keptPermitSettings(settings), ...keptLanguages(languages), pages };
}

/** The head's copies of content. */
function factsOf({ description, pages }: Pick<AuthoredPermitForm, 'description' | 'pages'>) {
  return { description, roles: personRolesOf(pages) };
}
