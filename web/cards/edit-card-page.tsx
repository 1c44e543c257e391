import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { Card } from '../../shared/cards/card.ts';
import { forgetCardToken } from '../app/session/card-token.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { paths } from '../app/routing/paths.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { loadCard } from './card-calls.ts';
import { CardDone } from './card-done.tsx';
import { EditCardForm } from './edit-card-form.tsx';
import styles from './edit-card-page.module.css';

type Loading = { card?: Card; error?: unknown; isSaved?: boolean };

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading title={t('common.failedTitle')} />
      <Alert kind={codeOf(error) === 'network' ? 'offline' : 'error'} live="alert">
        <p>{errorText(t, error)}</p>
      </Alert>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

/** The card of the address, or why it is not there. */
function useCard(cardId: string) {
  const [loading, setLoading] = useState<Loading>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    loadCard(cardId).then(
      (card) => !isLeft && setLoading({ card }),
      (error: unknown) => !isLeft && setLoading({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [cardId, attempt]);
  const retry = () => {
    setLoading({});
    setAttempt(attempt + 1);
  };
  return { ...loading, setLoading, retry };
}

function CardScreen({ cardId }: { cardId: string }) {
  const { t } = useTranslation();
  const { card, error, isSaved, setLoading, retry } = useCard(cardId);
  const code = error === undefined ? undefined : codeOf(error);
  useEffect(() => {
    if (code === 'unauthorized') forgetCardToken(cardId);
  }, [code, cardId]);
  if (code === 'unauthorized') return <Navigate to={paths.cardCode(cardId)} replace />;
  if (code === 'not_found' || code === 'forbidden') return <Navigate to={paths.notFound} replace />;
  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  if (!card) {
    return (
      <div className={styles.page}>
        <Skeleton lines={6} label={t('common.loading')} />
      </div>
    );
  }
  return isSaved ? (
    <CardDone card={card} onEdit={() => setLoading({ card })} />
  ) : (
    <EditCardForm
      card={card}
      onSaved={(saved) => setLoading({ card: saved, isSaved: true })}
      onClosed={(closed) => setLoading({ error: closed })}
    />
  );
}

/** `/edit-card/{cardId}`: the holder of a card renews its photo, expiry and type. */
export function EditCardPage() {
  const { cardId = '' } = useParams();
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.main}>
        <CardScreen key={cardId} cardId={cardId} />
      </main>
    </>
  );
}
