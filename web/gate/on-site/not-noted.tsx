import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The site notes no presence; who may turn that on is led there. */
export function NotNoted({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const maySet = useHasRole(['projectCRUD']);
  return (
    <EmptyState
      text={t('gate.onSite.off')}
      action={
        maySet && (
          <LinkButton to={staffPaths.projectTab(projectId, 'settings')} variant="secondary">
            {t('projects.tabs.settings')}
          </LinkButton>
        )
      }
    />
  );
}
