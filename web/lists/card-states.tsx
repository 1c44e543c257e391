import { useTranslation } from 'react-i18next';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/first-icons.tsx';
import { AlertIcon, ClockIcon } from '../ui/icons.tsx';
import styles from './card-states.module.css';

const STATES = [
  { key: 'expired', Icon: AlertIcon },
  { key: 'warn', Icon: ClockIcon },
  { key: 'valid', Icon: CheckIcon },
] as const;

type State = (typeof STATES)[number]['key'];

/** Counts the cards of each state on a day; a card without an expiry is valid. */
export function countCardStates(expiries: readonly string[], today = localDate(new Date())): Record<State, number> {
  const counts = { expired: 0, warn: 0, valid: 0 };
  for (const expires of expiries) {
    const status = expirationStatus(expires, today);
    counts[status === 'none' ? 'valid' : status] += 1;
  }
  return counts;
}

/** The states of an induction's cards today, in words beside icons; nothing where they are unknown. */
export function CardStates({ expiries }: { expiries: readonly string[] | undefined }) {
  const { t } = useTranslation();
  if (!expiries) return null;
  if (expiries.length === 0) return t('approval.cards.none');
  const counts = countCardStates(expiries);
  return (
    <span className={styles.states}>
      {STATES.filter(({ key }) => counts[key] > 0).map(({ key, Icon }) => (
        <span key={key} className={classNames(styles.state, styles[key])}>
          <Icon />
          {t(`approval.cards.${key}`, { count: counts[key] })}
        </span>
      ))}
    </span>
  );
}
