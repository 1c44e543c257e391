import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { namesOf } from '../../shared/core/names.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';

/** The facts in the order of the form. */
const FACTS = namesOf({
  lastName: true,
  firstName: true,
  birthday: true,
  taxNumber: true,
  employer: true,
  businessId: true,
  startDate: true,
  endDate: true,
  isSelfEmployed: true,
  isPosted: true,
  representative: true,
} satisfies Record<keyof WorkerFacts, true>);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A fact in words: "Työnantaja: Valo Oy"; what is no fact, as the name of a joined line, stands alone. */
export function useFactTexts(): (name: string, value: unknown) => string {
  const { t } = useTranslation();
  const valueText = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'workers.yes' : 'workers.no');
    if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(', ');
    const text = typeof value === 'string' ? value : '';
    return DAY.test(text) ? formatDate(text) : text;
  };
  return (name, value) => {
    const fact = FACTS.find((one) => one === name);
    if (fact === undefined) return valueText(value);
    return t('workers.was', { fact: t(`workers.fact.${fact}`), value: valueText(value) || t('workers.empty') });
  };
}
