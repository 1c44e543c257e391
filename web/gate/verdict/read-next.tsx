import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScanIcon } from '../../ui/staff-icons.tsx';

/** The way to the next person's code, where it is the act that is next. */
export function ReadNext({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={staffPaths.gateScan(projectId)} replace icon={<ScanIcon />} wide>
      {t('gate.presence.next')}
    </LinkButton>
  );
}
