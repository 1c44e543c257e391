import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { RowLink } from '../lists/row-link.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './forms-page.module.css';

/** The name of a form as the way to it, for whoever may only read it to its print; one without a name is called so. */
export function FormName({ form }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  return (
    <span className={styles.name}>
      <RowLink to={isAuthor ? paths.form(form._id) : paths.formPrint(form._id)}>
        {form.meta.name.trim() || t('forms.nameless')}
      </RowLink>
      {form.meta.archived && <Tag tone="archived">{t('forms.archived')}</Tag>}
    </span>
  );
}
