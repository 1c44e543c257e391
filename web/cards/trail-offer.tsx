import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../shared/cards/card.ts';
import { lazyScreen } from '../app/routing/lazy-screen.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

/** Lazy, with its texts: few ask. */
const HolderTrail = lazyScreen(() => import('./holder-trail.tsx').then((file) => file.HolderTrail));

/** Shows what happened to the card, on a press. */
export function TrailOffer({ card }: { card: Card }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="ghost" wide onClick={() => setOpen(true)}>
        {t('cards.holder.trail')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton lines={3} label={t('common.loading')} />}>
      <HolderTrail card={card} />
    </Suspense>
  );
}
