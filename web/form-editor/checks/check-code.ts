/** A probable mistake in a form; `field` is the path in the block or page that corrects it. */
export type CheckCode =
  | 'noPages'
  | 'emptyPage'
  | 'noPageTitle'
  | 'emptyBlock'
  | 'unfilled'
  | 'noRightOption'
  | 'fewOptions'
  | 'fewChoices'
  | 'sameChoices'
  | 'emptyOption'
  | 'noFile'
  | 'noAlt'
  | 'noCards'
  | 'noMandatoryCard'
  | 'noCardTitle'
  | 'mandatoryPerson'
  | 'watchingWorker'
  | 'noLinkText'
  | 'badLink'
  | 'manySignatures'
  | 'longCheckbox'
  | 'noFieldLabel'
  | 'noFields'
  | 'skippedLevel'
  | 'longRead'
  | 'shortRead';

/** A probable mistake in a block; `field` is the path inside that corrects it. */
export type Found = { code: CheckCode; field?: string };

export const isBlank = (text: string): boolean => text.trim() === '';

/** Checks a kind that is a single text. */
export function checkText({ text }: { text: string }): Found[] {
  return isBlank(text) ? [{ code: 'emptyBlock', field: 'text' }] : [];
}
