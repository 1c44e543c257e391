import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { ActNotice } from '../../lists/bulk/act-notice.tsx';
import { personName } from '../../lists/person-name.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { PencilIcon, PrintIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AdminEdits } from './admin-edits.tsx';
import { ApprovalNotice } from '../review/approval-notice.tsx';
import { ApproveButton } from '../moves/approve-button.tsx';
import { ArchiveButton } from '../moves/archive-button.tsx';
import { ConcernList } from '../review/concern-list.tsx';
import { concernsOf } from '../review/concerns.ts';
import { OpeningsPanel } from './openings-panel.tsx';
import { PhonesPanel } from './phones-panel.tsx';
import { PageContents, PagePanels } from './page-panels.tsx';
import { PersonPanels } from './person-panels.tsx';
import { RegisterChecks } from '../registers/register-checks.tsx';
import { RenewalPanel } from './renewal-panel.tsx';
import { ReturnButton } from '../moves/return-button.tsx';
import { ReturnedPanel } from '../moves/returned-panel.tsx';
import { SentMessages } from '../messages/sent-messages.tsx';
import { useApproval } from '../review/use-approval.ts';
import { usePageAbove } from '../review/use-page-above.ts';
import { useArchiving } from '../moves/use-user-form-acts.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { UserFormStateTag } from '../../lists/user-form-state-tag.tsx';
import { UserFormEvidence } from './user-form-evidence.tsx';
import { UserFormTrail } from './user-form-trail.tsx';
import { userFormState } from '../../lists/user-form-state.ts';

/** Differs after each act on the induction, so that its trail is read anew. */
const stateOf = ({ version, meta: { approved, archived, signed } }: UserForm) =>
  [version, approved, archived, signed].join(' ');

type Archiving = ReturnType<typeof useArchiving>;

type ActsProps = {
  userForm: UserForm;
  name: string;
  archiving: Archiving;
  onReturned: () => void;
};

/** An edit starts at the person's details. */
const FIRST_EDITED = 1;

function Acts({ userForm, name, archiving, onReturned }: ActsProps) {
  const { t } = useTranslation();
  const isEditor = useHasRole(userFormApi.update.access.roles ?? []);
  const { _id, meta } = userForm;
  return (
    <>
      {isEditor && !meta.archived && (
        <LinkButton to={staffPaths.userForm('admin-edit', _id, FIRST_EDITED)} variant="secondary" icon={<PencilIcon />}>
          {t('approval.edit')}
        </LinkButton>
      )}
      <LinkButton to={staffPaths.userFormReport(_id)} variant="secondary" icon={<PrintIcon />}>
        {t('approval.report')}
      </LinkButton>
      <ArchiveButton
        userForm={userForm}
        name={name}
        isBusy={archiving.isPending}
        onArchive={(archived) => archiving.mutate(archived)}
      />
      <ReturnButton userForm={userForm} name={name} onReturned={onReturned} />
    </>
  );
}

/** The result of archiving, with an undo; or that the induction was returned. */
function OtherNotice({
  name,
  archiving,
  isReturned,
  onClose,
}: {
  name: string;
  archiving: Archiving;
  isReturned: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, variables, mutate } = archiving;
  if (error)
    return (
      <ActNotice again={{ label: t('common.retry'), onPress: () => mutate(variables) }} onClose={onClose}>
        {t(`approval.archiving.${variables ? 'failed' : 'restoreFailed'}`, { name, reason: errorText(t, error) })}
      </ActNotice>
    );
  const archived = data?.meta.archived;
  const said = isReturned
    ? t('approval.return.done', { name })
    : archived === undefined
      ? undefined
      : t(archived ? 'approval.archiving.archived' : 'approval.archiving.restored', { name });
  const again = isReturned ? undefined : { label: t('approval.undo'), onPress: () => mutate(!archived) };
  return (
    <ActNotice again={again} onClose={onClose}>
      {said}
    </ActNotice>
  );
}

/** One induction: its concerns, the person, the pages with their answers, and all acts. */
export function UserFormScreen({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const approval = useApproval();
  const archiving = useArchiving(userForm);
  const [isReturned, setReturned] = useState(false);
  const { _id, meta, user } = userForm;
  const name = personName(user) ?? t('approval.userForms.noName');
  const isOther = isReturned || archiving.data !== undefined || archiving.error !== null;
  const closeOther = () => {
    setReturned(false);
    archiving.reset();
  };
  return (
    <StaffPage
      title={name}
      back={usePageAbove(userForm.inductionForm)}
      beside={<UserFormStateTag state={userFormState(meta)} />}
      about={approval.isManager && meta.signed === null && t('approval.notReady')}
      actions={
        <Acts
          userForm={userForm}
          name={name}
          archiving={archiving}
          onReturned={() => {
            archiving.reset();
            approval.dismiss();
            setReturned(true);
          }}
        />
      }
      act={!meta.archived && <ApproveButton form={{ ...meta, _id, name }} approval={approval} />}
    >
      <Columns side="start">
        <Stack gap={4}>
          <ConcernList userForm={userForm} concerns={concernsOf(userForm)} />
          <ReturnedPanel userForm={userForm} />
          <RenewalPanel userForm={userForm} />
          <PersonPanels userForm={userForm} />
          <RegisterChecks key={_id} userForm={userForm} />
          <PhonesPanel userForm={userForm} />
          <AdminEdits edits={userForm.adminEdits} />
          <SentMessages userForm={userForm} />
          <UserFormEvidence userForm={userForm} name={name} />
          <UserFormTrail id={_id} state={stateOf(userForm)} />
          <OpeningsPanel id={_id} />
          <PageContents pages={userForm.pages} />
        </Stack>
        <PagePanels userForm={userForm} />
      </Columns>
      {isOther ? (
        <OtherNotice name={name} archiving={archiving} isReturned={isReturned} onClose={closeOther} />
      ) : (
        <ApprovalNotice approval={approval} />
      )}
    </StaffPage>
  );
}
