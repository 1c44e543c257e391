import type { TFunction } from 'i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Column } from '../../ui/table/column.ts';

type FormRow = { _id: string; pageCount: number; meta: { created: string; modified: string } };

/** The columns that lists of forms share. */
export function formColumns<Row extends FormRow>(t: TFunction): Record<'pages' | 'created' | 'modified', Column<Row>> {
  return {
    pages: {
      key: 'pages',
      header: t('forms.pages'),
      isNumeric: true,
      isWideOnly: true,
      isLabelled: true,
      cell: ({ pageCount }) => pageCount,
    },
    created: {
      key: 'created',
      header: t('forms.created'),
      isSortable: true,
      isWideOnly: true,
      isLabelled: true,
      cell: ({ meta }) => formatDate(meta.created),
    },
    modified: {
      key: 'modified',
      header: t('forms.modified'),
      isLabelled: true,
      cell: ({ meta }) => formatDate(meta.modified),
    },
  };
}
