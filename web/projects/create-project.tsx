import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { projectApi } from '../../shared/projects/project-api.ts';
import { NEW_PROJECT } from '../../shared/projects/project.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { newUuid } from '../app/uuid.ts';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { putNewProject } from './project-queries.ts';
import styles from './projects-page.module.css';

/** Makes a project of a company, for root the one that is looked at, and opens its settings, where it gets its name (specification 6). */
export function CreateProject({ company }: { company: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The same for every press until it has succeeded: a lost answer makes no second project.
  const [key] = useState(newUuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(projectApi.create, { body: { ...NEW_PROJECT, company } }, { key }),
    onSuccess: (project) => {
      putNewProject(queryClient, project);
      void navigate(paths.projectTab(project._id, 'settings'));
    },
  });
  return (
    <>
      <Button icon={<PlusIcon />} isBusy={isPending} onClick={() => mutate()}>
        {t('projects.create')}
      </Button>
      {error && (
        <p role="alert" className={styles.failure}>
          {t('projects.createFailed', { reason: errorText(t, error) })}
        </p>
      )}
    </>
  );
}
