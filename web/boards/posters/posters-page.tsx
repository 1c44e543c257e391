import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boardApi } from '../../../shared/boards/board-api.ts';
import type { Posters as PostersOfBoard } from '../../../shared/boards/board-shapes.ts';
import { call } from '../../app/api/call.ts';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Poster } from '../../written-forms/print/poster.tsx';
import { PrintScreen } from '../../written-forms/print/print-screen.tsx';
import styles from './posters-page.module.css';

/** `/admin/projects/{projectId}/board-posters`: A4 posters of an open board and of each of its zones, a page each. */
export function BoardPostersPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const {
    data: posters,
    error,
    refetch,
  } = useQuery({
    queryKey: ['board-posters', projectId],
    queryFn: ({ signal }) => call(boardApi.posters, { params: { id: projectId } }, { signal }),
  });
  const back = { to: staffPaths.projectZones(projectId), label: t('board.settings') };
  if (posters) {
    return (
      <PrintScreen back={back}>
        <Posters posters={posters} />
      </PrintScreen>
    );
  }
  const title = t('board.posters.title');
  return (
    <LoadingPage title={title} back={back} failedTitle={t('projects.loadFailed')} error={error} onRetry={refetch} />
  );
}

function Posters({ posters: { name, zones, boardId } }: { posters: PostersOfBoard }) {
  const { t } = useTranslation();
  if (boardId === null) {
    return (
      <>
        <PageHeading title={t('board.posters.title')} />
        <Alert kind="info" title={t('board.posters.closed')} live="alert" />
      </>
    );
  }
  const all = [
    { key: boardId, title: name, path: paths.board(boardId), words: 'board' as const },
    ...zones.map(({ _id, name: zone, posterId }) => ({
      key: _id,
      title: `${name}: ${zone}`,
      path: paths.zone(posterId),
      words: 'zone' as const,
    })),
  ];
  return (
    <>
      {all.map(({ key, title, path, words }) => (
        <div key={key} className={styles.poster}>
          <Poster
            title={title}
            documentTitle={t('board.posters.title')}
            words={{ fi: t(`board.posters.${words}.fi`), en: t(`board.posters.${words}.en`) }}
            code={{ address: `${window.location.origin}${path}`, label: t('board.posters.code', { title }) }}
          />
        </div>
      ))}
    </>
  );
}
