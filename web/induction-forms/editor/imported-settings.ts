import { ASKED } from '../../../shared/content/forms/asked.ts';
import { MOST_VALID_MONTHS } from '../../../shared/content/forms/valid-months.ts';
import type { InputSettings, ProjectTexts } from '../../../shared/content/forms/form-settings.ts';
import type { EmailSetting } from '../../../shared/induction-forms/email-setting.ts';
import { isRecord } from '../../../shared/content/answers/take-part.ts';
import type { InductionSettings } from './induction-settings.ts';

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

const isSetting = (value: unknown): value is InputSettings['birthdayType'] =>
  Object.values<unknown>(ASKED).includes(value);

function projectOf(value: unknown, current: ProjectTexts): ProjectTexts {
  if (!isRecord(value)) return current;
  const lines = (part: keyof ProjectTexts) => (isLines(value[part]) ? value[part] : current[part]);
  return { title: lines('title'), description: lines('description'), address: lines('address') };
}

function inputsOf(value: unknown, current: InputSettings): InputSettings {
  if (!isRecord(value)) return current;
  const setting = (part: keyof InputSettings) => (isSetting(value[part]) ? value[part] : current[part]);
  return {
    birthdayType: setting('birthdayType'),
    taxNumberType: setting('taxNumberType'),
    representativeType: setting('representativeType'),
  };
}

function emailsOf(value: unknown, current: EmailSetting): EmailSetting {
  if (!isRecord(value)) return current;
  const { notifyNewInduction, notifyNewInductionEmails } = value;
  return {
    notifyNewInduction: typeof notifyNewInduction === 'boolean' ? notifyNewInduction : current.notifyNewInduction,
    notifyNewInductionEmails: isLines(notifyNewInductionEmails)
      ? notifyNewInductionEmails
      : current.notifyNewInductionEmails,
  };
}

const startsOf = (value: unknown, current: number | null): number | null =>
  value === null || Number.isInteger(value) ? (value as number | null) : current;

const monthsOf = (value: unknown, current: number): number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_VALID_MONTHS ? Number(value) : current;

/** Merges an imported file's settings: takes all but the name. */
export function importedSettings(
  rest: Readonly<Record<string, unknown>>,
  current: InductionSettings,
): InductionSettings {
  return {
    ...current,
    project: projectOf(rest['project'], current.project),
    inputSettings: inputsOf(rest['inputSettings'], current.inputSettings),
    emailSetting: emailsOf(rest['emailSetting'], current.emailSetting),
    startsPerDay: startsOf(rest['startsPerDay'], current.startsPerDay),
    validMonths: monthsOf(rest['validMonths'], current.validMonths),
    needsApproval: typeof rest['needsApproval'] === 'boolean' ? rest['needsApproval'] : current.needsApproval,
  };
}
