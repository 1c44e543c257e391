import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, localDate } from '../../../shared/core/dates.ts';

/** Words for the last day of an induction's validity, which may be past. */
export function useValidity(): (validUntil: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (validUntil) => {
      const isPast = validUntil < localDate(new Date());
      return t(isPast ? 'approval.validity.expired' : 'approval.validity.valid', { date: formatDate(validUntil) });
    },
    [t],
  );
}
