import type { TFunction } from 'i18next';
import type { Issue } from '../../../shared/core/errors.ts';
import type { FieldError } from '../../ui/fields/error-summary.tsx';
import { issueText } from '../../app/api/error-text.ts';
import { NATIVE, type DetailName } from './detail-fields.ts';

function isDetailName(name: string | undefined): name is DetailName {
  return name !== undefined && Object.hasOwn(NATIVE, name);
}

function messageOf(t: TFunction, name: DetailName, issue: Issue): string {
  if (issue.code === 'required') return t(`details.missing.${name}`);
  return issue.code === 'invalid_format' ? t(`details.broken.${name}`) : issueText(t, issue);
}

/** The errors at the fields of the details, in the fields' order; each field's first one. */
export function detailErrors(
  t: TFunction,
  issues: readonly Issue[],
): (FieldError & { name: DetailName; message: string })[] {
  const found = new Map<DetailName, string>();
  for (const issue of issues) {
    const [, name] = issue.path.split('.');
    if (isDetailName(name) && !found.has(name)) found.set(name, messageOf(t, name, issue));
  }
  return Object.keys(NATIVE)
    .filter(isDetailName)
    .flatMap((name) => {
      const message = found.get(name);
      return message === undefined ? [] : [{ name, fieldId: name, message }];
    });
}
