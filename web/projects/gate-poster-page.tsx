import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Project } from '../../shared/projects/project.ts';
import { paths } from '../app/routing/paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useProject } from '../app/shell/use-project.ts';
import { LoadingPage } from '../lists/list/loading-page.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Poster } from '../written-forms/print/poster.tsx';
import { PrintScreen } from '../written-forms/print/print-screen.tsx';

/** `/admin/projects/{projectId}/gate-poster`: an A4 poster with the code of a site's gate, where workers note themselves. */
export function GatePosterPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const { data: project, error, refetch } = useProject(projectId);
  const back = { to: staffPaths.projectTab(projectId, 'settings'), label: t('projects.gatePoster.back') };
  if (project) {
    return (
      <PrintScreen back={back}>
        <GatePoster project={project} />
      </PrintScreen>
    );
  }
  const title = t('projects.gatePoster.one');
  return (
    <LoadingPage title={title} back={back} failedTitle={t('projects.loadFailed')} error={error} onRetry={refetch} />
  );
}

function GatePoster({ project: { name, gateId, presence, selfCheckIn, ended } }: { project: Project }) {
  const { t } = useTranslation();
  if (gateId === null || !presence || !selfCheckIn || ended) {
    const why = ended ? 'ended' : 'none';
    return (
      <>
        <PageHeading title={name} documentTitle={t('projects.gatePoster.title', { name })} />
        <Alert kind="info" title={t(`projects.gatePoster.${why}`)}>
          <p>{t(`projects.gatePoster.${why}Text`)}</p>
        </Alert>
      </>
    );
  }
  return (
    <Poster
      title={name}
      documentTitle={t('projects.gatePoster.title', { name })}
      words={{ fi: t('projects.gatePoster.words.fi'), en: t('projects.gatePoster.words.en') }}
      code={{
        address: `${window.location.origin}${paths.checkIn(gateId)}`,
        label: t('projects.gatePoster.code', { name }),
      }}
    />
  );
}
