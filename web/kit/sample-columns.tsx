import { useTranslation } from 'react-i18next';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import type { Column } from '../ui/table/column.ts';
import type { SampleRow } from './sample-list.ts';

export function useSampleColumns(): Column<SampleRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('users.name'),
      isSortable: true,
      share: 1,
      cell: ({ name }) => <RowLink to={staffPaths.kit}>{name}</RowLink>,
    },
    { key: 'company', header: t('details.field.company'), share: 1, phone: 1, cell: ({ company }) => company },
    {
      key: 'pages',
      header: t('lists.pages'),
      isNumeric: true,
      phone: 2,
      cell: ({ signed, pages }) => `${signed}/${pages}`,
    },
  ];
}
