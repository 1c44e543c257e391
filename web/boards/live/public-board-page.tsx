import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { BoardSource } from './ask-board.ts';
import { BoardView } from './board-view.tsx';
import styles from './public-board-page.module.css';
import { useBoard } from './use-board.ts';

/** Before the first answer, and where there is no board. */
function NoBoard({ isGone, isStale }: { isGone: boolean; isStale: boolean }) {
  const { t } = useTranslation();
  const state = isGone ? 'gone' : isStale ? 'unheard' : 'loading';
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={t('board.one')} />
        {state === 'loading' ? (
          <output>{t('common.loading')}</output>
        ) : (
          <Alert kind={isGone ? 'info' : 'offline'} title={t(`board.${state}`)} live="alert">
            <p>{t(`board.${state}Text`)}</p>
          </Alert>
        )}
      </main>
    </>
  );
}

function PublicBoard({ source }: { source: BoardSource }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const live = useBoard(source);
  const { board } = live;
  const isScreen = params.has('tv');
  const address = `${window.location.origin}${paths.board(source.id)}`;
  return (
    <>
      <meta name="robots" content="noindex" />
      {board ? (
        <main id="main">
          <BoardView live={{ ...live, board }} isScreen={isScreen}>
            {isScreen && (
              <div className={styles.code}>
                <QrCode text={address} label={t('board.code')} />
                <p>
                  <strong>{t('board.toPhone')}</strong>
                  <br />
                  {t('board.toPhoneText')}
                </p>
              </div>
            )}
          </BoardView>
        </main>
      ) : (
        <NoBoard {...live} />
      )}
    </>
  );
}

/** `/board/{boardId}`: the board of a site to whoever has its address; `?tv` for a screen on a wall. */
export function BoardPage() {
  const { boardId = '' } = useParams();
  return <PublicBoard key={boardId} source={{ kind: 'get', id: boardId }} />;
}

/** `/z/{zoneId}`: what is under way today in the zone whose poster was read. */
export function ZonePage() {
  const { zoneId = '' } = useParams();
  return <PublicBoard key={zoneId} source={{ kind: 'zone', id: zoneId }} />;
}
