import type { TFunction } from 'i18next';
import { issuesIn } from '../../../shared/core/errors.ts';

/** The message for the author of a form or permit whose PDF is refused for its content; undefined for other errors. */
export function documentRefusal(t: TFunction, error: unknown): string | undefined {
  const code = issuesIn(error)[0]?.code;
  if (code === 'active_content') return t('documents.active');
  return code === 'locked_content' ? t('documents.locked') : undefined;
}
