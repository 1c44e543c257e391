import type { Page } from '../../shared/content/page.ts';
import type { ImportedForm } from '../form-editor/document/form-json.ts';
import { withoutReadTimes, type PermitFormSettings } from './permit-form-settings.ts';

const MOST_CHARACTERS = 4000;

/** Merges an imported file: takes its pages and description, keeps this form's name. */
export function importedPermitForm(
  { rest: { description }, pages }: ImportedForm,
  current: PermitFormSettings,
): { settings: PermitFormSettings; pages: Page[] } {
  const settings =
    typeof description === 'string'
      ? { ...current, description: Array.from(description).slice(0, MOST_CHARACTERS).join('') }
      : current;
  return { settings, pages: withoutReadTimes(pages) };
}
