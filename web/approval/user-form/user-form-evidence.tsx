import { useTranslation } from 'react-i18next';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { EvidencePanel } from '../../evidence/download/evidence-panel.tsx';
import { userFormPlaces } from '../../evidence/download/file-places.ts';

/** The evidence of a signed induction. */
export function UserFormEvidence({ userForm, name }: { userForm: UserForm; name: string }) {
  const { t } = useTranslation();
  const { _id: id, meta } = userForm;
  if (meta.signed === null) return null;
  return (
    <EvidencePanel
      title={`${t('evidence.download.title')} ${name}`}
      load={() => call(evidenceApi.ofUserForm, { params: { id } })}
      places={() => userFormPlaces(userForm)}
    />
  );
}
