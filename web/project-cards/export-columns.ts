import { useTranslation } from 'react-i18next';
import type { CardRow } from '../../shared/cards/card.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import type { ExportColumn } from '../lists/export/export-lines.ts';

/** The columns of a card in files and on paper. */
export function useExportColumns(): ExportColumn<CardRow>[] {
  const { t } = useTranslation();
  return [
    { key: 'card', header: t('projectCards.card'), value: (card) => spoken(cardTitle(t, card)) },
    { key: 'lastName', header: t('projectCards.lastName'), value: ({ lastName }) => lastName },
    { key: 'firstName', header: t('projectCards.firstName'), value: ({ firstName }) => firstName },
    { key: 'company', header: t('projectCards.company'), value: ({ company }) => company },
    {
      key: 'expires',
      header: t('projectCards.expires'),
      value: ({ expires, expirationStatus }) =>
        expires !== '' && expirationStatus !== 'none' ? formatDate(expires) : '',
    },
    {
      key: 'status',
      header: t('projectCards.state'),
      value: ({ expirationStatus }) => t(`projectCards.status.${expirationStatus}`),
    },
    {
      key: 'approved',
      header: t('projectCards.approved'),
      value: ({ approved }) => t(approved ? 'projectCards.yes' : 'projectCards.no'),
    },
    {
      key: 'archived',
      header: t('projectCards.archived'),
      value: ({ archived }) => t(archived ? 'projectCards.yes' : 'projectCards.no'),
    },
  ];
}
