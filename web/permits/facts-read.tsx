import { useTranslation } from 'react-i18next';
import type { Permit } from '../../shared/permits/permit.ts';
import { Facts } from '../ui/layout/facts.tsx';
import { PermitPeriod } from './permit/permit-period.tsx';
import styles from './facts-read.module.css';

/** A permit's purpose, place and time. */
export function FactsRead({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const { description, projectName, zones, permitFormId, settings, meta } = permit;
  return (
    <Facts
      facts={[
        { key: 'period', label: t('permits.facts.period'), value: <PermitPeriod permit={permit} /> },
        { key: 'site', label: t('permits.facts.site'), value: projectName },
        { key: 'zones', label: t('permits.facts.zones'), value: zones.map(({ name }) => name).join(', ') },
        {
          key: 'description',
          label: t('permits.facts.description'),
          value: description && <span className={styles.lines}>{description}</span>,
        },
        ...(settings.watchMinutes > 0
          ? [
              {
                key: 'watch',
                label: t('permits.watch.title'),
                value: t('permits.watch.settings', { minutes: settings.watchMinutes, every: settings.watchEvery }),
              },
            ]
          : []),
        { key: 'form', label: t('permits.facts.form'), value: permitFormId.name },
        { key: 'maker', label: t('permits.facts.maker'), value: meta.createdBy.name },
      ]}
    />
  );
}
