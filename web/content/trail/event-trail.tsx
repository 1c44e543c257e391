import { useTranslation } from 'react-i18next';
import type { TrailEvent } from '../../../shared/core/trail.ts';
import styles from './event-trail.module.css';
import { Trail, type TrailLine } from '../../ui/figures/trail.tsx';

/** How a thing names its fields and their values. */
export type TrailWords = {
  field: (name: string) => string;
  value?: (name: string, value: string) => string;
};

type Change = NonNullable<TrailEvent['changes']>[number];

function useLine({ field, value = (_, plain) => plain }: TrailWords) {
  const { t } = useTranslation();
  const inWords = (name: string, plain: string) => (plain === '' ? t('versions.empty') : value(name, plain));
  const changeOf = ({ field: name, from, to }: Change) =>
    from === null || to === null
      ? field(name)
      : t('trail.fromTo', { field: field(name), from: inWords(name, from), to: inWords(name, to) });
  const placeOf = ({ what, place = '' }: TrailEvent) => {
    if (what === 'created' || what === 'published') return t('trail.version', { number: place });
    return t(what === 'returned' && /, \d/.test(place) ? 'trail.pages' : 'trail.page', { place });
  };
  return (event: TrailEvent, index: number): TrailLine => {
    const { at, what, by, user, how, place, reason, changes = [] } = event;
    return {
      key: `${at} ${what} ${place ?? ''} ${index}`,
      at,
      what: t(`trail.what.${what}`),
      who: user?.name ?? t(`trail.by.${by}`),
      how: how && t(`trail.how.${how}`),
      details: [
        ...(place === undefined ? [] : [placeOf(event)]),
        ...(reason === undefined ? [] : [t('trail.reason', { reason })]),
        ...changes.map(changeOf),
      ],
    };
  };
}

/** What happened earlier than the newest of these is folded. */
const MOST_SHOWN = 10;

/** The trail of an induction, a user or a form. */
export function EventTrail({ events, words }: { events: readonly TrailEvent[]; words: TrailWords }) {
  const { t } = useTranslation();
  const line = useLine(words);
  if (events.length === 0) return <p>{t('trail.none')}</p>;
  const lines = events.map(line);
  const earlier = lines.slice(MOST_SHOWN);
  return (
    <>
      <Trail lines={lines.slice(0, MOST_SHOWN)} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('trail.earlier', { count: earlier.length })}</summary>
          <Trail lines={earlier} />
        </details>
      )}
    </>
  );
}
