import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { personName } from '../../lists/person-name.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { UserFormStateTag } from '../../lists/user-form-state-tag.tsx';
import { userFormState } from '../../lists/user-form-state.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { usePageAbove } from '../review/use-page-above.ts';
import { ErasedNotice } from './erased-notice.tsx';
import { PersonPanels } from './person-panels.tsx';
import { UserFormEvidence } from './user-form-evidence.tsx';

/** An induction of which only what a site's list of workers keeps is left, and its evidence; nothing can be done to it. */
export function ErasedUserForm({ userForm, erased }: { userForm: UserForm; erased: string }) {
  const { t } = useTranslation();
  const { meta, user } = userForm;
  const name = personName(user) ?? t('approval.userForms.noName');
  return (
    <StaffPage
      title={name}
      back={usePageAbove(userForm.inductionForm)}
      beside={<UserFormStateTag state={userFormState(meta)} />}
    >
      <Stack gap={4}>
        <ErasedNotice erased={erased} />
        <PersonPanels userForm={userForm} />
        <UserFormEvidence userForm={userForm} name={name} />
      </Stack>
    </StaffPage>
  );
}
