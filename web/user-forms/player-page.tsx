import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { DETAILS_INDEX } from '../../shared/content/pages/page-number.ts';
import { hasSignature } from '../../shared/content/pages/page-rules.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { fetchAhead, untilDrawn } from '../app/api/fetch-ahead.ts';
import { workerScreen } from '../app/routing/lazy-screen.ts';
import { paths } from '../app/routing/paths.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import type { KeptInduction } from '../offline/kept-induction.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { IntroPage } from './intro/intro-page.tsx';
import { nearestIndex, placeAt } from './form-page/page-indexes.ts';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './player.module.css';
import { SharedDevice } from './shared-device/shared-parts.tsx';
import { rememberProgress } from './worker-progress.ts';
import { useShownLanguage } from './use-shown-language.ts';
import { useLoadedForm } from './use-loaded-form.ts';
import { usePlayer, type Player } from './use-player.ts';
import { useWorkerBacking } from './worker-backing.ts';

const DetailsPage = workerScreen(() => import('./details/details-page.tsx').then((file) => file.DetailsPage));
const FormPage = workerScreen(() => import('./later-pages.ts').then((file) => file.FormPage));
const FinalPage = workerScreen(() => import('./later-pages.ts').then((file) => file.FinalPage));
const LATER_PAGES = [FormPage, FinalPage];

/** Loads what an address `/page/{form}/{index}` shows, where that comes after the first page. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const [, , , index] = pathname.split('/');
  if (Number(index) > DETAILS_INDEX) await Promise.all(LATER_PAGES.map((page) => page.preload()));
  if (Number(index) === DETAILS_INDEX) await DetailsPage.preload();
}

async function fetchLater(hasPad: boolean): Promise<void> {
  await untilDrawn();
  for (const page of [DetailsPage, ...LATER_PAGES]) page.fetchAhead();
  if (hasPad) await fetchAhead(async () => (await import('./later-pages.ts')).preloadSignaturePad());
}

type PlayerScreenProps = {
  player: Player;
  /** The page index from the address. */
  asked: string;
  /** Replaces the worker's last page. */
  final?: ReactNode;
};

function PageAt({ player, index, final }: Omit<PlayerScreenProps, 'asked'> & { index: number }) {
  const { form } = player;
  const place = placeAt(form, index);
  if (place.kind === 'form') {
    const page = form.pages[place.formPage];
    return page ? <FormPage key={place.formPage} player={player} formPage={place.formPage} page={page} /> : null;
  }
  if (place.kind === 'intro') return <IntroPage player={player} />;
  if (place.kind === 'details') return <DetailsPage player={player} />;
  return final ?? <FinalPage player={player} />;
}

/** The page that the address names, or the nearest one that the worker may open. */
export function PlayerScreen({ player, asked, final }: PlayerScreenProps) {
  const { form, pathTo } = player;
  const index = nearestIndex(form, asked);
  const hasPad = form.pages.some(hasSignature);
  useEffect(() => void fetchLater(hasPad), [hasPad]);
  if (String(index) !== asked) return <Navigate to={pathTo(index)} replace />;
  return (
    <Suspense fallback={<LoadingStatus />}>
      <PageAt player={player} index={index} final={final} />
    </Suspense>
  );
}

function LoadedPlayer({ kept, asked }: { kept: KeptInduction; asked: string }) {
  useShownLanguage(kept.form);
  const player = usePlayer(useWorkerBacking(kept, (to) => paths.page(kept.userFormId, to)));
  const { form } = player;
  const index = nearestIndex(form, asked);
  useEffect(() => void rememberProgress(form, index), [form, index]);
  return (
    <>
      <PlayerScreen player={player} asked={asked} />
      <SharedDevice />
    </>
  );
}

export function LoadingStatus({ error, onRetry }: { error?: unknown; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        {error === undefined ? (
          <Skeleton lines={6} label={t('common.loading')} />
        ) : (
          <Stack gap={4} align="start">
            <PageHeading title={t('common.failedTitle')} />
            <Alert kind={codeOf(error) === 'network' ? 'offline' : 'error'} live="alert">
              <p>{codeOf(error) === 'network' ? t('player.offline') : errorText(t, error)}</p>
            </Alert>
            {onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          </Stack>
        )}
      </main>
    </>
  );
}

/** `/page/{formId}/{pageIndex}`: the player of one induction. */
export function PlayerPage() {
  const { formId = '', pageIndex = '' } = useParams();
  const { kept, error, retry } = useLoadedForm(formId);
  const code = error === undefined ? undefined : codeOf(error);
  if (code === 'code_required' || code === 'unauthorized') return <Navigate to={paths.userFormCode(formId)} replace />;
  if (code === 'not_found' || code === 'forbidden') return <Navigate to={paths.notFound} replace />;
  if (!kept) return <LoadingStatus error={error} onRetry={retry} />;
  return <LoadedPlayer key={formId} kept={kept} asked={pageIndex} />;
}
