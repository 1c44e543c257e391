import { useTranslation } from 'react-i18next';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EarlierCards } from '../earlier-cards.ts';
import { EarlierCardsDialog } from './earlier-cards-dialog.tsx';
import { useEarlierCards } from './use-earlier-cards.ts';

type EarlierCardsPartProps = {
  id: string;
  block: CardsBlock;
  earlierCards: EarlierCards;
  onAnswer: (images: CardImage[]) => void;
  /** Called with a message about the copied cards. */
  onDone: (notice: string) => void;
};

/** Offers the worker's earlier cards, so that nobody types or photographs a card twice. */
export function EarlierCardsPart({ id, block, earlierCards, onAnswer, onDone }: EarlierCardsPartProps) {
  const { t } = useTranslation();
  const state = useEarlierCards({ block, earlierCards, onAnswer }, (count) =>
    onDone(t('cards.earlier.done', { count })),
  );
  const { found } = state;
  return (
    <>
      <Button variant="secondary" wide isBusy={state.isFinding} onClick={() => void state.find()}>
        {t(state.isFinding ? 'cards.earlier.finding' : 'cards.earlier.find')}
      </Button>
      {found && 'failure' in found && (
        <Alert kind="error" title={t('errors.card_fetch_failed')} live="alert">
          <p>{found.failure}</p>
        </Alert>
      )}
      {found && 'cards' in found && <EarlierCardsDialog id={`${id}-earlier`} block={block} state={state} />}
    </>
  );
}
