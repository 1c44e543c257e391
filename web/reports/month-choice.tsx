import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { byYear } from './months.ts';
import styles from './reports.module.css';
import { useMonthName } from '../lists/months/use-month-name.ts';

type MonthChoiceProps = { months: readonly string[]; shown: string; onChoose: (month: string) => void };

/** The month before, any month, the month after. */
export function MonthChoice({ months, shown, onChoose }: MonthChoiceProps) {
  const { t } = useTranslation();
  const nameOf = useMonthName();
  const at = months.indexOf(shown);
  const step = (to: number) => {
    const month = months[to];
    if (month !== undefined) onChoose(month);
  };
  return (
    <div className={styles.choice}>
      <Button variant="secondary" disabled={at === months.length - 1} onClick={() => step(at + 1)}>
        <ArrowLeftIcon />
        <VisuallyHidden>{t('reports.previousMonth')}</VisuallyHidden>
      </Button>
      <label className={styles.month}>
        <VisuallyHidden>{t('reports.month')}</VisuallyHidden>
        <select value={shown} onChange={(event) => onChoose(event.currentTarget.value)}>
          {byYear(months).map(({ year, months: ofYear }) => (
            <optgroup key={year} label={year}>
              {ofYear.map((month) => (
                <option key={month} value={month}>
                  {nameOf(month)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button variant="secondary" disabled={at <= 0} onClick={() => step(at - 1)}>
        <ArrowRightIcon />
        <VisuallyHidden>{t('reports.nextMonth')}</VisuallyHidden>
      </Button>
    </div>
  );
}
