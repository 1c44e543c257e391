import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';

/** The link back from a form's paper: to its editor for authors, to the list for readers. */
export function useWayBack(formId: string): { to: string; label: string } {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  return isAuthor
    ? { to: staffPaths.form(formId), label: t('forms.backToForm') }
    : { to: staffPaths.forms, label: t('forms.title') };
}
