import type { Page } from '../../shared/content/page.ts';
import type { ImportedForm } from '../form-editor/form-json.ts';
import { withoutReadTimes, type PermitFormSettings } from './permit-form-settings.ts';

const MOST_CHARACTERS = 4000;

/** What a file brings: its pages, and when the permit is used; the name stays this form's. */
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
