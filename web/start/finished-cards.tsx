import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { forgetFinished } from '../phone/finished.ts';
import type { FinishedInduction } from '../phone/rows.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ProofCard } from '../ui/figures/proof-card.tsx';
import styles from './start-page.module.css';

/** Lazy: few inductions are to be renewed. */
const RenewLink = lazy(() => import('../passes/renew-link.tsx').then((file) => ({ default: file.RenewLink })));

type FinishedCardsProps = {
  finished: readonly FinishedInduction[];
  /** Called after a card is removed from the phone, with the remaining cards. */
  onRemoved: (left: readonly FinishedInduction[]) => void;
  onBack: () => void;
};

/** The cards of this phone's finished inductions, read from the phone alone; one press removes a card. */
export function FinishedCards({ finished, onRemoved, onBack }: FinishedCardsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = async ({ userFormId }: FinishedInduction) => {
    await forgetFinished(userFormId);
    const left = finished.filter((card) => card.userFormId !== userFormId);
    if (left.length === 0) void navigate(paths.start);
    else onRemoved(left);
  };
  return (
    <main id="main" className={styles.page}>
      <PageHeading
        key={finished.length}
        title={t(finished.length > 1 ? 'start.done.cardsTitle' : 'start.done.cardTitle')}
      />
      {finished.map((card) => (
        <div key={card.userFormId} className={styles.kept}>
          <ProofCard card={card} />
          {card.pass?.userFormId && (
            <Suspense fallback={null}>
              <RenewLink userFormId={card.pass.userFormId} />
            </Suspense>
          )}
          <Button variant="ghost" wide onClick={() => void remove(card)}>
            {t('start.done.remove')}
          </Button>
        </div>
      ))}
      <p className={styles.help}>{t('start.done.note')}</p>
      <Button variant="secondary" wide onClick={onBack}>
        {t('start.done.back')}
      </Button>
    </main>
  );
}
