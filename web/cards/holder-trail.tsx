import { useTranslation } from 'react-i18next';
import type { Card } from '../../shared/cards/card.ts';
import { CardHistory } from '../content/cards/card-history.tsx';
import { Stack } from '../ui/layout/stack.tsx';

/** What happened to the holder's own card. */
export function HolderTrail({ card }: { card: Card }) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap={2}>
      <h2>{t('trail.title')}</h2>
      <CardHistory card={card} />
    </Stack>
  );
}
