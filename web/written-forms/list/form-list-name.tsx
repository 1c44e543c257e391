import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowLink } from '../../lists/list/row-link.tsx';

type FormListNameProps = {
  name: string;
  to: string;
  about?: string;
  /** Tags. */
  children?: ReactNode;
};

/** A form's name in a list, as a link. */
export function FormListName({ name, to, about, children }: FormListNameProps) {
  const { t } = useTranslation();
  return (
    <RowLink to={to} about={about} tags={children}>
      {name.trim() || t('forms.nameless')}
    </RowLink>
  );
}
