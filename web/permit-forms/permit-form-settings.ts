import type { PermitForm, PermitFormDraft } from '../../shared/permit-forms/permit-form.ts';
import type { SavedForm } from '../form-editor/form-backing.ts';

/** What a permit form is besides its pages. */
export type PermitFormSettings = { name: string; description: string };

export function savedFormOf({ version, name, description, pages }: PermitForm): SavedForm<PermitFormSettings> {
  return { version, settings: { name, description }, pages };
}

/** The form as its PUT takes it. */
export function draftOf(form: SavedForm<PermitFormSettings>): PermitFormDraft & { version: number } {
  const { version, settings, pages } = form;
  return { version, name: settings.name.trim(), description: settings.description.trim(), pages: [...pages] };
}
