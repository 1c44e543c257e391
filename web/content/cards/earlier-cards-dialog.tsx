import { useTranslation } from 'react-i18next';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { PageFiles } from '../page-files.ts';
import { CardStateTag } from './card-state-tag.tsx';
import { CardThumbnail } from './card-thumbnail.tsx';
import { cardTitle, spoken } from './card-title.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './cards.module.css';
import { whyNotTicked } from './earlier-choice.ts';
import type { EarlierCardsState } from './use-earlier-cards.ts';

function filesOf({ userFormId, fileToken }: EarlierCard): PageFiles {
  return { folder: `/static/images/userForm/${userFormId}/`, token: fileToken };
}

type ChoiceProps = { id: string; block: CardsBlock; card: EarlierCard; place: number; state: EarlierCardsState };

function Choice({ id, block, card, place, state }: ChoiceProps) {
  const { t } = useTranslation();
  const title = cardTitle(t, card);
  const reason = whyNotTicked(block, card);
  return (
    <li className={styles.choice}>
      <CardThumbnail imageSrc={card.imageSrc} title={spoken(title)} files={filesOf(card)} />
      <div className={styles.what}>
        <CheckboxRow
          id={`${id}-${place}`}
          label={
            <span className={styles.choiceText}>
              {title}
              <CardStateTag expires={card.expires} />
              {reason && <span className={styles.note}>{t(`cards.earlier.${reason}`)}</span>}
            </span>
          }
          isChecked={state.ticked.has(place)}
          isDisabled={state.copying !== undefined}
          onChange={(isTicked) => state.tick(place, isTicked)}
        />
      </div>
    </li>
  );
}

function CopyButton({ state }: { state: EarlierCardsState }) {
  const { t } = useTranslation();
  const { copying, ticked, copy } = state;
  return (
    <Button wide isBusy={copying !== undefined} disabled={!copying && ticked.size === 0} onClick={() => void copy()}>
      {copying
        ? t('cards.earlier.copying', { number: copying.done + 1, total: copying.total })
        : t('cards.earlier.copy', { count: ticked.size })}
    </Button>
  );
}

/** The found cards for selection and copying; expired ones start unticked. */
export function EarlierCardsDialog({ id, block, state }: Omit<ChoiceProps, 'card' | 'place'>) {
  const { t } = useTranslation();
  const { cards, copying, hasFailed, close } = state;
  const isEmpty = cards.length === 0;
  return (
    <Dialog
      isOpen
      isForm
      title={t('cards.earlier.title')}
      // A running copy cannot be cancelled.
      onClose={() => copying === undefined && close()}
      actions={isEmpty ? <Button onClick={close}>{t('common.close')}</Button> : <CopyButton state={state} />}
    >
      <Stack gap={5}>
        {hasFailed && (
          <Alert kind="error" title={t('errors.card_fetch_failed')} live="alert">
            <p>{t('cards.earlier.failed')}</p>
          </Alert>
        )}
        <p>{t(isEmpty ? 'cards.earlier.none' : 'cards.earlier.choose')}</p>
        {!isEmpty && (
          <Stack as="ul" gap={3}>
            {cards.map((card, place) => (
              <Choice
                key={`${card.userFormId} ${card.name} ${card.nameOther}`}
                id={id}
                block={block}
                card={card}
                place={place}
                state={state}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
