import { useTranslation } from 'react-i18next';
import { ReadValue } from '../../content/fields/read-value.tsx';
import { Button } from '../../ui/button.tsx';
import { askedFields } from './detail-fields.ts';
import styles from '../player.module.css';
import type { SaveRefusal } from '../save-refusal.ts';
import type { Player } from '../use-player.ts';

type DetailsChoiceProps = {
  player: Player;
  refusal: SaveRefusal | undefined;
  onMine: () => void;
  onDone: () => void;
};

/** Both versions of conflicting details: the fields hold the worker's own, this box the saved ones. */
export function DetailsChoice({ player, refusal, onMine, onDone }: DetailsChoiceProps) {
  const { t } = useTranslation();
  if (refusal?.kind !== 'conflict' && refusal?.kind !== 'closed') return null;
  const { user, inductionForm } = player.saved;
  return (
    <div className={styles.choice}>
      <p className={styles.choiceTitle}>{t('player.choice.elsewhere')}</p>
      {askedFields(inductionForm.inputSettings, player.details)
        .filter(({ name }) => (user[name] ?? '') !== (player.details[name] ?? ''))
        .map(({ name }) => (
          <ReadValue key={name} label={t(`details.field.${name}`)} value={user[name] ?? ''} />
        ))}
      {refusal.kind === 'conflict' && (
        <Button wide onClick={onMine}>
          {t('player.choice.mine')}
        </Button>
      )}
      <Button variant="secondary" wide onClick={() => void player.giveUp('details').then(onDone)}>
        {t('player.choice.saved')}
      </Button>
    </div>
  );
}
