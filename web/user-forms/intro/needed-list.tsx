import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { cardTypeTitle } from '../../content/cards/card-title.ts';
import styles from './intro-page.module.css';
import { neededThings } from './needed-things.ts';

/** The things that the form asks the worker to have at hand. */
export function NeededList({ form }: { form: UserForm }) {
  const { t } = useTranslation();
  const { taxNumber, cards, mandatoryCards, otherCards, camera } = neededThings(form);
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
