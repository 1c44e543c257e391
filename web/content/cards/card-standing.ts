import type { TFunction } from 'i18next';
import { expirationStatus } from '../../../shared/content/card-rules.ts';
import { daysBetween, formatDate, localDate } from '../../../shared/core/dates.ts';
import type { TagTone } from '../../ui/figures/tag.tsx';

export type CardStanding = { tone: TagTone; text: string };

const TONES = { expired: 'cardExpired', warn: 'cardWarn', valid: 'cardValid', none: 'cardNoExpiry' } as const;

/** A card's state on a day, in words; both dates are `YYYY-MM-DD`. */
export function cardStanding(t: TFunction, expires: string, today = localDate(new Date())): CardStanding {
  if (expires === '') return { tone: 'cardWarn', text: t('cards.state.undated') };
  const status = expirationStatus(expires, today);
  const texts = {
    expired: () => t('cards.state.expired', { date: formatDate(expires) }),
    warn: () => t('cards.state.warn', { count: daysBetween(today, expires), date: formatDate(expires) }),
    valid: () => t('cards.state.valid', { date: formatDate(expires) }),
    none: () => t('cards.state.none'),
  };
  return { tone: TONES[status], text: texts[status]() };
}
