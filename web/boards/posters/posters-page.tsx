import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boardApi } from '../../../shared/boards/board-api.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Poster } from '../../written-forms/print/poster.tsx';
import { PrintScreen } from '../../written-forms/print/print-screen.tsx';
import styles from './posters-page.module.css';

/** `/admin/projects/{projectId}/board-posters`: A4 posters of an open board and of each of its zones, a page each. */
export function BoardPostersPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  return (
    <PrintScreen back={{ to: paths.projectZones(projectId), label: t('board.settings') }}>
      <Posters key={projectId} projectId={projectId} />
    </PrintScreen>
  );
}

function Posters({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data: posters, error } = useQuery({
    queryKey: ['board-posters', projectId],
    queryFn: ({ signal }) => call(boardApi.posters, { params: { id: projectId } }, { signal }),
  });
  if (error || posters?.boardId === null) {
    return (
      <>
        <PageHeading title={t('board.posters.title')} />
        <Alert kind="info" title={error ? errorText(t, error) : t('board.posters.closed')} live="alert" />
      </>
    );
  }
  if (!posters) return <Skeleton lines={6} label={t('common.loading')} />;
  const { name, zones } = posters;
  const boardId = posters.boardId ?? '';
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
