import { useTranslation } from 'react-i18next';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import { permitPageNumber } from '../../shared/content/pages/page-number.ts';
import block from '../form-editor/print/printed-block.module.css';
import { PermitDemands } from '../written-forms/permit-demands.tsx';
import styles from './printed-facts.module.css';

const LINES = ['name', 'site', 'zones', 'description', 'period', 'hours'] as const;

/** The facts of every permit on paper, with room to write, and what its form demands. */
export function PrintedFacts({ settings }: { settings: PermitSettings }) {
  const { t } = useTranslation();
  return (
    <section className={styles.facts}>
      <h2>
        {permitPageNumber(-1)}. {t('permits.pages.facts')}
      </h2>
      <div className={styles.lines}>
        {LINES.map((line) => (
          <div key={line} className={block.field}>
            <strong>{t(`permitForms.paper.${line}`)}</strong>
            <span className={block.line} />
          </div>
        ))}
      </div>
      <PermitDemands settings={settings} frame={(list) => list} />
    </section>
  );
}
