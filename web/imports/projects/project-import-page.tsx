import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { ImportPage } from '../import-page.tsx';
import { useProjectImport } from './use-project-import.ts';

/** `/admin/projects/import`. */
export function ProjectImportPage() {
  const { t } = useTranslation();
  const texts = {
    title: t('imports.projects.title'),
    about: t('imports.projects.about'),
    act: (count: number) => t('imports.projects.act', { count }),
    done: (count: number) => t('imports.projects.done', { count }),
  };
  return (
    <ImportPage
      kind={useProjectImport()}
      texts={texts}
      back={{ to: staffPaths.projects, label: t('projects.title') }}
    />
  );
}
