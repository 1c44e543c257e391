import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { FormListName } from '../written-forms/list/form-list-name.tsx';

/** A form's name in the list; it opens the editor for authors, the print for readers. */
export function FormName({ form: { _id, meta, startsHeld, unpublished } }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  return (
    <FormListName name={meta.name} to={isAuthor ? staffPaths.form(_id) : staffPaths.formPrint(_id)}>
      {meta.archived && <Tag tone="archived">{t('forms.archived')}</Tag>}
      {unpublished && <Tag tone="draft">{t('forms.unpublished')}</Tag>}
      {startsHeld && <Tag tone="cardWarn">{t('heldStarts.tag')}</Tag>}
    </FormListName>
  );
}
