import { useTranslation } from 'react-i18next';
import { NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Says before a permit is sent that it will stand on a board that takes no login; nothing where the site has none open. */
export function OnBoard({ permit: { project, status } }: { permit: Permit }) {
  return project === NO_PROJECT || status !== 'Draft' ? null : <OnBoardOf projectId={project} />;
}

function OnBoardOf({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data } = useProject(projectId);
  if (!data?.board) return null;
  return (
    <Alert kind="info" title={t('board.sending')}>
      <p>{t('board.sendingText')}</p>
    </Alert>
  );
}
