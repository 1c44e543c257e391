import type { Page } from '../../shared/content/page.ts';
import type { PermitForm, PermitFormDraft } from '../../shared/permit-forms/permit-form.ts';
import type { SavedForm } from '../form-editor/form-backing.ts';

/** What a permit form is besides its pages. */
export type PermitFormSettings = { name: string; description: string };

/** A permit is not read against the clock; a time that its form was given elsewhere says nothing. */
export function withoutReadTimes(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, minReadTime: 0 }));
}

export function savedFormOf({ version, name, description, pages }: PermitForm): SavedForm<PermitFormSettings> {
  return { version, settings: { name, description }, pages: withoutReadTimes(pages) };
}

/** The form as its PUT takes it. */
export function draftOf(form: SavedForm<PermitFormSettings>): PermitFormDraft & { version: number } {
  const { version, settings, pages } = form;
  return { version, name: settings.name.trim(), description: settings.description.trim(), pages: [...pages] };
}
