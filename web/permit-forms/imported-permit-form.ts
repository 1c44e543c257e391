import type { Page } from '../../shared/content/pages/page.ts';
import { LEAST_WATCH_EVERY, MOST_WATCH_EVERY, MOST_WATCH_MINUTES } from '../../shared/content/forms/watch-limits.ts';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import { DESCRIPTION_CHARACTERS } from '../../shared/permit-forms/permit-form-limits.ts';
import type { ImportedForm } from '../form-editor/document/form-json.ts';
import { withoutReadTimes, type PermitFormSettings } from './permit-form-settings.ts';

/** Whether an imported value may stand for a setting; what the form does not take stays as it is. */
const FITS: { readonly [Name in keyof PermitSettings]: (value: unknown) => boolean } = {
  exclusive: isFlag,
  needsInduction: isFlag,
  needsApprovedCards: isFlag,
  forbidsOwnGrant: isFlag,
  watchMinutes: isBetween(0, MOST_WATCH_MINUTES),
  watchEvery: isBetween(LEAST_WATCH_EVERY, MOST_WATCH_EVERY),
};

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isBetween(least: number, most: number): (value: unknown) => boolean {
  return (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function importedSettings(rest: ImportedForm['rest']): Partial<PermitSettings> {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, fits]) => (fits(rest[name]) ? [[name, rest[name]]] : [])),
  );
}

/** Merges an imported file: takes its pages and description, keeps this form's name. */
export function importedPermitForm(
  { rest, pages }: ImportedForm,
  current: PermitFormSettings,
): { settings: PermitFormSettings; pages: Page[] } {
  const { description } = rest;
  const settings = {
    ...current,
    ...importedSettings(rest),
    ...(typeof description === 'string' && {
      description: Array.from(description).slice(0, DESCRIPTION_CHARACTERS).join(''),
    }),
  };
  return { settings, pages: withoutReadTimes(pages) };
}
