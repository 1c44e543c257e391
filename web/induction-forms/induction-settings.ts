import type { InputSettings, ProjectTexts } from '../../shared/content/form-settings.ts';
import type { EmailSetting, InductionForm, InductionFormDraft } from '../../shared/induction-forms/induction-form.ts';
import type { SavedForm } from '../form-editor/form-backing.ts';

/** What an induction form is besides its pages. */
export type InductionSettings = {
  name: string;
  project: ProjectTexts;
  emailSetting: EmailSetting;
  inputSettings: InputSettings;
};

export function savedFormOf(form: InductionForm): SavedForm<InductionSettings> {
  const { version, meta, project, emailSetting, inputSettings, pages } = form;
  return { version, settings: { name: meta.name, project, emailSetting, inputSettings }, pages };
}

const withoutEmptyLines = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** The form as its PUT takes it. */
export function draftOf({
  version,
  settings,
  pages,
}: SavedForm<InductionSettings>): InductionFormDraft & { version: number } {
  const { name, project, emailSetting, inputSettings } = settings;
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
    pages: [...pages],
  };
}
