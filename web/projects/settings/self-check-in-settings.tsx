import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Switch } from '../../lists/switch.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { putProject } from '../project-queries.ts';
import styles from './settings-page.module.css';
import type { SettingsForm } from './use-settings.ts';

type SelfCheckInSettingsProps = { form: SettingsForm; project: Project };

/** Whether workers note themselves at the gate, and the poster by which they do. */
export function SelfCheckInSettings({ form, project }: SelfCheckInSettingsProps) {
  const { t } = useTranslation();
  const { selfCheckIn } = form.values;
  const isInUse = project.selfCheckIn && project.gateId !== null;
  return (
    <Panel title={t('projects.settings.selfCheckIn.title')}>
      <div className={styles.fields}>
        <Switch isOn={selfCheckIn} onChange={(isOn) => form.change({ selfCheckIn: isOn })}>
          {t('projects.settings.names.selfCheckIn')}
        </Switch>
        <p className={styles.note}>{t('projects.settings.selfCheckIn.note')}</p>
        {selfCheckIn && !isInUse && <p className={styles.note}>{t('projects.settings.selfCheckIn.saveFirst')}</p>}
        {selfCheckIn && isInUse && <GatePosterActs project={project} />}
      </div>
    </Panel>
  );
}

function GatePosterActs({ project: { _id } }: { project: Project }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const renewal = useMutation({
    mutationFn: () => call(checkInApi.renewGate, { params: { id: _id } }),
    onSuccess: (project) => putProject(queryClient, project),
  });
  return (
    <>
      <Row gap={3} across={4} align="center">
        <LinkButton to={staffPaths.gatePoster(_id)} variant="secondary" icon={<PrintIcon />}>
          {t('projects.settings.selfCheckIn.poster')}
        </LinkButton>
        <AskedButton
          label={t('projects.settings.selfCheckIn.renew')}
          variant="ghost"
          isBusy={renewal.isPending}
          title={t('projects.settings.selfCheckIn.renewTitle')}
          keepLabel={t('projects.settings.selfCheckIn.renewKeep')}
          onConfirm={() => renewal.mutate()}
        >
          {t('projects.settings.selfCheckIn.renewText')}
        </AskedButton>
      </Row>
      {renewal.isSuccess && <Alert kind="success" title={t('projects.settings.selfCheckIn.renewed')} live="status" />}
      {renewal.error && <Alert kind="error" title={errorText(t, renewal.error)} live="alert" />}
    </>
  );
}
