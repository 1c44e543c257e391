import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../shared/api-keys/api-key.ts';
import { formatDate, localDate } from '../../shared/core/dates.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import type { Column } from '../ui/table/column.ts';
import { useClock } from '../ui/use-clock.ts';
import { useDateTime } from '../ui/use-date-time.ts';

/** A key: what it may do, until when, when it was last used, and who made it. */
export function useApiKeyColumns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const today = localDate(useClock());
  return [
    { key: 'name', header: t('apiKeys.name'), share: 3, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'roles',
      header: t('apiKeys.column.roles'),
      share: 3,
      phone: 3,
      cell: ({ roles }) => roles.map((role) => t(`roles.${role}.name`)).join(', '),
    },
    {
      key: 'expires',
      header: t('apiKeys.column.until'),
      phone: 1,
      cell: ({ expires }) => {
        if (expires === null) return null;
        const isOver = expires < today;
        const day = t(isOver ? 'apiKeys.ended' : 'apiKeys.until', { day: formatDate(expires) });
        return isOver ? <Tag tone="expired">{day}</Tag> : day;
      },
    },
    {
      key: 'used',
      header: t('apiKeys.column.used'),
      phone: 2,
      isLabelled: true,
      cell: ({ lastUsed }) => (lastUsed === null ? t('apiKeys.unused') : dateTime(lastUsed)),
    },
    {
      key: 'made',
      header: t('apiKeys.column.made'),
      share: 2,
      isLabelled: true,
      isTwoLined: true,
      cell: ({ created, by }) => `${dateTime(created)}, ${by.name}`,
    },
    {
      key: 'act',
      header: t('apiKeys.column.act'),
      phone: 'act',
      cell: (key) => (
        <Button
          variant="secondary"
          isSmall
          aria-label={`${t('apiKeys.revoke')}: ${key.name}`}
          onClick={() => onRevoke(key)}
        >
          {t('apiKeys.revokeShort')}
        </Button>
      ),
    },
  ];
}
