import { useTranslation } from 'react-i18next';
import type { Card } from '../../shared/cards/card.ts';
import { CardThumbnail } from '../content/cards/card-thumbnail.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { cardFiles } from '../content/page-files.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { CardFacts } from './card-facts.tsx';
import styles from './edit-card-page.module.css';
import { TrailOffer } from './trail-offer.tsx';

/** The end: the saved card, and what happens next. */
export function CardDone({ card, onEdit }: { card: Card; onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading title={t('cards.holder.done')} />
      <Alert kind="success" title={t(card.approved ? 'cards.holder.unchanged' : 'cards.holder.waiting')}>
        <p>{t(card.approved ? 'cards.holder.unchangedText' : 'cards.holder.waitingText')}</p>
      </Alert>
      <CardFacts card={card} />
      <CardThumbnail imageSrc={card.imageSrc} title={spoken(cardTitle(t, card))} files={cardFiles(card)} isLarge />
      <Button variant="secondary" wide onClick={onEdit}>
        {t('cards.holder.again')}
      </Button>
      <TrailOffer card={card} />
    </div>
  );
}
