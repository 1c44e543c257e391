import { useTranslation } from 'react-i18next';
import type { CardEvent } from '../../shared/cards/card.ts';
import { isImagePresent, meansNoExpiry, OTHER_CARD } from '../../shared/content/card-rules.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { cardTypeTitle, spoken } from '../content/cards/card-title.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './staff-card-dialog.module.css';

const PARTS = ['name', 'nameOther', 'expires', 'imageSrc', 'firstName', 'lastName', 'company'] as const;

/** The values before a change, one per line. */
function Former({ former }: { former: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const inWords = (part: (typeof PARTS)[number], value: string): string => {
    if (part === 'imageSrc') return t(isImagePresent(value) ? 'projectCards.otherPicture' : 'projectCards.noPicture');
    if (value === '') return t('versions.empty');
    if (part === 'expires') return meansNoExpiry(value) ? t('cards.state.none') : formatDate(value);
    if (part === 'name') return value === OTHER_CARD ? t('cards.name.other') : spoken(cardTypeTitle(t, value));
    return value;
  };
  const lines = PARTS.flatMap((part) => {
    const value = former[part];
    return value === undefined
      ? []
      : [t('projectCards.former', { part: t(`projectCards.parts.${part}`), value: inWords(part, value) })];
  });
  return lines.map((line) => (
    <span key={line} className={styles.former}>
      {line}
    </span>
  ));
}

function By({ event: { by, user } }: { event: CardEvent }) {
  const { t } = useTranslation();
  if (by === 'user') return user?.name ?? t('projectCards.by.user');
  return t(`projectCards.by.${by}`);
}

/** A card's changes, newest first. */
export function CardHistory({ history }: { history: readonly CardEvent[] }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  if (history.length === 0) return <p>{t('projectCards.noHistory')}</p>;
  return (
    <Stack as="ol" gap={2}>
      {history.map((event) => (
        <li key={`${event.at} ${event.what}`} className={styles.event}>
          <span>{t(`projectCards.what.${event.what}`)}</span>
          <span className={styles.when}>
            {dateTime(event.at)}, <By event={event} />
          </span>
          {event.former && <Former former={event.former} />}
        </li>
      ))}
    </Stack>
  );
}
