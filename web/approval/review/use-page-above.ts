import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';

/** The parent page of an induction: the project that it was opened in, its form, or all forms. */
export function usePageAbove(form: UserForm['inductionForm'] | undefined): { to: string; label: string } {
  const { t } = useTranslation();
  const { projectId } = useParams();
  if (projectId !== undefined) {
    return { to: staffPaths.projectTab(projectId, 'orientations'), label: t('approval.userForms.caption') };
  }
  return form
    ? { to: staffPaths.approvalOfForm(form._id), label: form.name }
    : { to: staffPaths.approval, label: t('approval.title') };
}
