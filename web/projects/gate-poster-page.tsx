import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorText } from '../app/api/error-text.ts';
import { paths } from '../app/routing/paths.ts';
import { useProject } from '../app/shell/use-project.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Poster } from '../written-forms/print/poster.tsx';
import { PrintScreen } from '../written-forms/print/print-screen.tsx';

/** `/admin/projects/{projectId}/gate-poster`: an A4 poster with the code of a site's gate, where workers note themselves. */
export function GatePosterPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const back = { to: paths.projectTab(projectId, 'settings'), label: t('projects.gatePoster.back') };
  return (
    <PrintScreen back={back}>
      <GatePoster projectId={projectId} />
    </PrintScreen>
  );
}

function GatePoster({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data: project, error } = useProject(projectId);
  if (error) return <Alert kind="other" title={errorText(t, error)} live="alert" />;
  if (!project) return <Skeleton lines={6} label={t('common.loading')} />;
  const { name, gateId, presence, selfCheckIn } = project;
  if (gateId === null || !presence || !selfCheckIn) {
    return (
      <>
        <PageHeading title={name} documentTitle={t('projects.gatePoster.title', { name })} />
        <Alert kind="info" title={t('projects.gatePoster.none')}>
          <p>{t('projects.gatePoster.noneText')}</p>
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
