import { useTranslation } from 'react-i18next';
import type { NeededThings } from '../../../shared/content/poster/needed-things.ts';
import { cardTypeTitle } from '../cards/card-title.ts';
import styles from './site.module.css';

/** The things that a form asks the worker to have at hand. */
export function NeededList({ things }: { things: NeededThings }) {
  const { t } = useTranslation();
  const { taxNumber, cards, mandatoryCards, otherCards, camera } = things;
  const named = (key: 'mandatoryCards' | 'otherCards', names: readonly string[]) =>
    names.length > 0 && t(`player.needed.${key}`, { names: names.map((name) => cardTypeTitle(t, name)).join(', ') });
  const lines = [
    taxNumber && t(`player.needed.taxNumber_${taxNumber}`),
    named('mandatoryCards', mandatoryCards),
    named('otherCards', otherCards),
    cards && mandatoryCards.length + otherCards.length === 0 && t('player.needed.cards'),
    camera && t('player.needed.camera'),
    t('player.needed.contact'),
  ].filter((line) => typeof line === 'string');
  return (
    <ul className={styles.needed}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
