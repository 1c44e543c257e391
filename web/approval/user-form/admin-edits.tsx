import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import styles from './admin-edits.module.css';
import { Panel } from '../../ui/layout/panel.tsx';

/** Administrators' later changes, in their recorded words. */
export function AdminEdits({ edits }: { edits: UserForm['adminEdits'] }) {
  const { t } = useTranslation();
  if (edits.length === 0) return null;
  return (
    <Panel title={t('approval.edits')}>
      <ul className={styles.edits}>
        {edits.map((edit, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- edits are only ever added at the end
          <li key={place}>{edit}</li>
        ))}
      </ul>
    </Panel>
  );
}
