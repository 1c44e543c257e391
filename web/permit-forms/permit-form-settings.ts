import type { Page } from '../../shared/content/page.ts';
import type { PermitForm, AuthoredPermitForm } from '../../shared/permit-forms/permit-form.ts';
import { permitSettingsOf } from '../../shared/content/no-permit-settings.ts';
import type { PermitSettings } from '../../shared/content/permit-settings.ts';
import type { EditedForm, SavedForm } from '../form-editor/form-backing.ts';

/** A permit form's fields besides its pages. */
export type PermitFormSettings = { name: string; description: string } & PermitSettings;

/** Permits have no reading times; this drops imported ones. */
export function withoutReadTimes(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, minReadTime: 0 }));
}

export function savedFormOf(form: PermitForm): SavedForm<PermitFormSettings> {
  const { version, name, description, pages, unpublished } = form;
  return {
    version,
    settings: { name, description, ...permitSettingsOf(form) },
    pages: withoutReadTimes(pages),
    unpublished,
  };
}

/** The body of the form's PUT. */
export function bodyOf(form: EditedForm<PermitFormSettings>): AuthoredPermitForm & { version: number } {
  const { version, settings, pages } = form;
  const { name, description } = settings;
  return { ...settings, version, name: name.trim(), description: description.trim(), pages: [...pages] };
}
