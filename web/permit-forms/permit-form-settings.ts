import type { Page } from '../../shared/content/page.ts';
import { permitSettingsOf } from '../../shared/permit-forms/no-permit-settings.ts';
import type { PermitSettings } from '../../shared/permit-forms/permit-settings.ts';
import type { PermitForm, AuthoredPermitForm } from '../../shared/permit-forms/permit-form.ts';
import type { EditedForm, SavedForm } from '../form-editor/form-backing.ts';

/** A permit form's fields besides its pages. */
export type PermitFormSettings = { name: string; description: string } & PermitSettings;

/** Permits have no reading times; this drops imported ones. */
export function withoutReadTimes(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, minReadTime: 0 }));
}

export function savedFormOf(form: PermitForm): SavedForm<PermitFormSettings> {
  const { version, name, description, pages, unpublished } = form;
  const settings = { name, description, ...permitSettingsOf(form) };
  return { version, settings, pages: withoutReadTimes(pages), unpublished };
}

/** The body of the form's PUT. */
export function bodyOf(form: EditedForm<PermitFormSettings>): AuthoredPermitForm & { version: number } {
  const { version, settings, pages } = form;
  const texts = { name: settings.name.trim(), description: settings.description.trim() };
  return { version, ...settings, ...texts, pages: [...pages] };
}
