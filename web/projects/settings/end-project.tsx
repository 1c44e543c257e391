import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { forgetSettings } from './kept-settings.ts';
import { dropProject, putProject } from '../project-queries.ts';
import styles from './settings-page.module.css';

type Act = 'end' | 'reopen' | 'remove';

type ActRowProps = {
  act: Act;
  name: string;
  isBusy: boolean;
  error: Error | null;
  onConfirm: () => void;
};

/** One act with its effect; its confirmation names the project. */
function ActRow({ act, name, isBusy, error, onConfirm }: ActRowProps) {
  const { t } = useTranslation();
  const isInUse = error !== null && codeOf(error) === 'in_use';
  return (
    <div className={styles.act}>
      <p>{t(`projects.end.${act}.text`)}</p>
      <AskedButton
        label={t(`projects.end.${act}.act`)}
        variant={act === 'remove' ? 'danger' : 'secondary'}
        isBusy={isBusy}
        title={t(`projects.end.${act}.title`, { name })}
        keepLabel={t(`projects.end.${act}.not`)}
        isDangerous={act !== 'reopen'}
        onConfirm={onConfirm}
      >
        {t(`projects.end.${act}.text`)}
      </AskedButton>
      {error && (
        <p role="alert" className={styles.failure}>
          {isInUse ? t('projects.end.inUse') : errorText(t, error)}
        </p>
      )}
    </div>
  );
}

/** Ends or reopens the project, or deletes an empty one. */
export function EndProject({ project }: { project: Project }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { _id: id, name, ended } = project;
  const ending = useMutation({
    mutationFn: () => call(ended ? projectApi.reopen : projectApi.end, { params: { id } }),
    onSuccess: (saved) => putProject(queryClient, saved),
  });
  const removing = useMutation({
    mutationFn: () => call(projectApi.remove, { params: { id } }),
    onSuccess: () => {
      forgetSettings(id);
      dropProject(queryClient, id);
      void navigate(staffPaths.projects);
    },
  });
  return (
    <Panel title={t('projects.end.title')}>
      <ActRow
        act={ended ? 'reopen' : 'end'}
        name={name}
        isBusy={ending.isPending}
        error={ending.error}
        onConfirm={() => ending.mutate()}
      />
      <ActRow
        act="remove"
        name={name}
        isBusy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate()}
      />
    </Panel>
  );
}
