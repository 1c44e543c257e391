import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { ImportPage } from '../import-page.tsx';
import { useUserImport } from './use-user-import.ts';

/** `/admin/users/import`. */
export function UserImportPage() {
  const { t } = useTranslation();
  const texts = {
    title: t('imports.users.title'),
    about: t('imports.users.about'),
    act: (count: number) => t('imports.users.act', { count }),
    done: (count: number) => t('imports.users.done', { count }),
  };
  return <ImportPage kind={useUserImport()} texts={texts} back={{ to: staffPaths.users, label: t('users.title') }} />;
}
