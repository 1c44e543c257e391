import type { InputSettings, ProjectTexts, ValiditySettings } from '../../../shared/content/forms/form-settings.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { InductionForm, AuthoredInductionForm } from '../../../shared/induction-forms/induction-form.ts';
import type { EmailSetting } from '../../../shared/induction-forms/email-setting.ts';
import type { EditedForm, SavedForm } from '../../form-editor/form-backing.ts';

/** An induction form's fields besides its pages. */
export type InductionSettings = {
  name: string;
  project: ProjectTexts;
  emailSetting: EmailSetting;
  inputSettings: InputSettings;
  startsPerDay: number | null;
  /** The first is the base, in which the form is written. */
  languages: WorkerLanguage[];
} & ValiditySettings;

export function savedFormOf(form: InductionForm): SavedForm<InductionSettings> {
  const { version, meta, project, emailSetting, inputSettings, startsPerDay, pages, unpublished } = form;
  const { validMonths, needsApproval, languages } = form;
  const settings = {
    name: meta.name,
    project,
    emailSetting,
    inputSettings,
    startsPerDay,
    validMonths,
    needsApproval,
    languages,
  };
  return { version, settings, pages, unpublished };
}

const withoutEmptyLines = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** The body of the form's PUT. */
export function bodyOf({
  version,
  settings,
  pages,
}: EditedForm<InductionSettings>): AuthoredInductionForm & { version: number } {
  const { name, project, emailSetting, inputSettings, startsPerDay, validMonths, needsApproval, languages } = settings;
  return {
    version,
    meta: { name: name.trim() },
    project: {
      title: withoutEmptyLines(project.title),
      description: withoutEmptyLines(project.description),
      address: withoutEmptyLines(project.address),
    },
    emailSetting,
    inputSettings,
    startsPerDay,
    validMonths,
    needsApproval,
    languages,
    pages: [...pages],
  };
}
