import { useTranslation } from 'react-i18next';
import { ReadValue } from '../content/fields/read-value.tsx';
import { Button } from '../ui/button.tsx';
import { askedFields } from './detail-fields.ts';
import type { SaveRefusal } from './save-refusal.ts';
import type { Player } from './use-player.ts';

type DetailsChoiceProps = {
  player: Player;
  refusal: SaveRefusal | undefined;
  onMine: () => void;
  onDone: () => void;
};

/** Both versions of details that were changed in two places: the fields hold the worker's own, the saved ones are here. */
export function DetailsChoice({ player, refusal, onMine, onDone }: DetailsChoiceProps) {
  const { t } = useTranslation();
  if (refusal?.kind !== 'conflict' && refusal?.kind !== 'closed') return null;
  const { user, inductionForm } = player.saved;
  return (
    <>
      {askedFields(inductionForm.inputSettings)
        .filter(({ name }) => (user[name] ?? '') !== (player.details[name] ?? ''))
        .map(({ name }) => (
          <ReadValue key={name} label={t(`details.field.${name}`)} value={user[name] ?? ''} />
        ))}
      {refusal.kind === 'conflict' && <Button onClick={onMine}>{t('player.choice.mine')}</Button>}
      <Button variant="secondary" onClick={() => void player.giveUp('details').then(onDone)}>
        {t('player.choice.saved')}
      </Button>
    </>
  );
}
