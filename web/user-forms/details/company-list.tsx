import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySuggestion } from '../../../shared/registers/register-shapes.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './company-field.module.css';

export const LIST_ID = 'company-list';
export const optionId = (place: number) => `company-option-${place}`;

const BAR_PIXELS = 90;

type CompanyListProps = {
  companies: readonly CompanySuggestion[];
  /** The index of the suggestion that Enter takes; -1 for none. */
  active: number;
  onChoose: (company: CompanySuggestion) => void;
};

/** Scrolls the field to the top where the keyboard or the bottom bar would hide its list. */
function useInView() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { bottom = 0 } = panel.current?.getBoundingClientRect() ?? {};
    const seen = (window.visualViewport?.height ?? window.innerHeight) - BAR_PIXELS;
    if (bottom > seen) panel.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return panel;
}

/** The suggestions as large buttons in the page's flow, so that they cover nothing; the text field keeps the focus. */
export function CompanyList({ companies, active, onChoose }: CompanyListProps) {
  const { t } = useTranslation();
  const panel = useInView();
  return (
    <div ref={panel} className={styles.panel}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- native options belong to a select, which takes no free text */}
      <div id={LIST_ID} role="listbox" aria-label={t('details.companies.list')} className={styles.list}>
        {companies.map((company, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field holds the focus, and its keys choose
          <div
            key={company.businessId}
            id={optionId(place)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={classNames(styles.option, place === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(company)}
          >
            <span className={styles.name}>{company.name}</span> <span className={styles.id}>{company.businessId}</span>
          </div>
        ))}
      </div>
      <p className={styles.source}>{t('details.companies.source')}</p>
    </div>
  );
}
