import { useTranslation } from 'react-i18next';
import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import type { CardsBlock } from '../../../shared/content/kinds/cards.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EarlierCards } from '../earlier-cards.ts';
import { EarlierCardsDialog } from './earlier-cards-dialog.tsx';
import { useEarlierCards } from './use-earlier-cards.ts';

type EarlierCardsPartProps = {
  id: string;
  block: CardsBlock;
  earlierCards: EarlierCards;
  onAnswer: (images: CardImage[]) => void;
  /** Told in words what was taken over. */
  onDone: (notice: string) => void;
};

/** The way to the cards that the worker gave before: nobody types or photographs the same card twice. */
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
        <Alert kind="other" title={t('errors.card_fetch_failed')} live="alert">
          <p>{found.failure}</p>
        </Alert>
      )}
      {found && 'cards' in found && <EarlierCardsDialog id={`${id}-earlier`} block={block} state={state} />}
    </>
  );
}
