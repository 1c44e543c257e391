import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { projectApi } from '../../shared/projects/project-api.ts';
import { NEW_PROJECT } from '../../shared/projects/project.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { newUuid } from '../app/uuid.ts';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { putNewProject } from './project-queries.ts';
import styles from './projects-page.module.css';

/** A project is made in the caller's own company, so root makes none while looking at another. */
export function useMayCreate(): boolean {
  const { loggedInUserCompany, selectedCompanyId } = useSession();
  const isCreator = useHasRole(projectApi.create.access.roles ?? []);
  const isAtHome = selectedCompanyId === undefined || selectedCompanyId === loggedInUserCompany?._id;
  return isCreator && isAtHome;
}

/** Makes a project and opens its settings, where it gets its name (specification 6). */
export function CreateProject() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The same for every press until it has succeeded: a lost answer makes no second project.
  const [key] = useState(newUuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(projectApi.create, { body: NEW_PROJECT }, { key }),
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
