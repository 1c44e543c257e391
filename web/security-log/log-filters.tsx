import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { Button } from '../ui/button.tsx';
import { SlidersIcon } from '../ui/staff-icons.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useWidthUpTo } from '../ui/use-width-up-to.ts';
import { LogFilterFields, type LogChange } from './log-filter-fields.tsx';
import type { LogFilter } from './log-query.ts';
import styles from './log.module.css';

const NOTHING = { of: '', kind: '', from: '', to: '' };

type FiltersProps = {
  filter: LogFilter;
  /** The name of the chosen user, where an entry tells it. */
  userName: string | undefined;
  onChange: LogChange;
};

/** The filters of the log; where rows are stacked, they are in a sheet, and a line tells the chosen ones. */
export function LogFilters({ filter, userName, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const isStacked = useWidthUpTo('tablet');
  const everybody = filter.user !== undefined && (
    <Button variant="secondary" isSmall onClick={() => onChange({ user: '' })}>
      {t('securityLog.allUsers', { name: userName ?? filter.user })}
    </Button>
  );
  if (isStacked) {
    return (
      <Row gap={3} align="center">
        <LogFilterSheet filter={filter} onChange={onChange} />
        {everybody}
      </Row>
    );
  }
  return (
    <div className={styles.filters}>
      <LogFilterFields filter={filter} onChange={onChange} />
      {everybody}
    </div>
  );
}

function LogFilterSheet({ filter, onChange }: Omit<FiltersProps, 'userName'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button variant="secondary" onClick={() => onChange(NOTHING)}>
        {t('lists.clear')}
      </Button>
      <Button onClick={close}>{t('lists.show')}</Button>
    </>
  );
  return (
    <>
      <Button variant="secondary" isSmall icon={<SlidersIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lists.narrow')}
      </Button>
      <ChosenLine filter={filter} />
      {isOpen && (
        <Dialog isOpen isForm title={t('securityLog.sheet')} onClose={close} actions={actions}>
          <Stack gap={4}>
            <LogFilterFields filter={filter} onChange={onChange} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function ChosenLine({ filter: { of, kind, from, to } }: Pick<FiltersProps, 'filter'>) {
  const { t } = useTranslation();
  const days = (from ?? to) ? [`${from ? formatDate(from) : ''}–${to ? formatDate(to) : ''}`] : [];
  const chosen = [
    ...(of ? [t('securityLog.installation')] : []),
    ...(kind ? [t(`securityLog.kind.${kind}`)] : []),
    ...days,
  ];
  return chosen.length > 0 && <span>{chosen.join(' · ')}</span>;
}
