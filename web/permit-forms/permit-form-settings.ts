import type { Page } from '../../shared/content/pages/page.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { PermitForm, AuthoredPermitForm } from '../../shared/permit-forms/permit-form.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import type { EditedForm, SavedForm } from '../form-editor/form-backing.ts';

/** A permit form's fields besides its pages. */
export type PermitFormSettings = {
  name: string;
  description: string;
  /** The first is the base, in which the form is written. */
  languages: WorkerLanguage[];
} & PermitSettings;

/** Permits have no reading times; this drops imported ones. */
export function withoutReadTimes(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, minReadTime: 0 }));
}

export function savedFormOf(form: PermitForm): SavedForm<PermitFormSettings> {
  const { version, name, description, languages, pages, unpublished } = form;
  return {
    version,
    settings: { name, description, languages, ...permitSettingsOf(form) },
    pages: withoutReadTimes(pages),
    unpublished,
  };
}

/** The body of the form's PUT. */
export function bodyOf(form: EditedForm<PermitFormSettings>): AuthoredPermitForm & { version: number } {
  const { version, settings, pages } = form;
  const { name, description, languages } = settings;
  const texts = { name: name.trim(), description: description.trim() };
  return { ...settings, ...texts, version, languages, pages: [...pages] };
}
