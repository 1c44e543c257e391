import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { PencilIcon, PrintIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { AdminEdits } from './admin-edits.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { ApproveButton } from './approve-button.tsx';
import { CourseFacts } from './course-facts.tsx';
import { PageContents, PagePanels } from './page-panels.tsx';
import { Panel } from '../ui/panel.tsx';
import { PersonFacts } from './person-facts.tsx';
import { personName } from '../lists/person-name.ts';
import { useApproval, type Approval } from './use-approval.ts';
import { usePageAbove } from './use-page-above.ts';
import { UserFormGate } from './user-form-gate.tsx';
import styles from './user-form-page.module.css';
import { UserFormStateTag } from './user-form-state-tag.tsx';
import { userFormState } from './user-form-state.ts';

type ShownUserForm = { userForm: UserForm; name: string; approval: Approval };

/** An edit begins at the person's details. */
const FIRST_EDITED = 1;

function Acts({ userForm, name, approval }: ShownUserForm) {
  const { t } = useTranslation();
  const isEditor = useHasRole(userFormApi.update.access.roles ?? []);
  const { _id, meta } = userForm;
  return (
    <>
      {isEditor && !meta.archived && (
        <LinkButton to={paths.userForm('admin-edit', _id, FIRST_EDITED)} variant="secondary" icon={<PencilIcon />}>
          {t('approval.edit')}
        </LinkButton>
      )}
      <LinkButton to={paths.userFormReport(_id)} variant="secondary" icon={<PrintIcon />}>
        {t('approval.report')}
      </LinkButton>
      <ApproveButton form={{ _id, name, signed: meta.signed, approved: meta.approved }} approval={approval} />
    </>
  );
}

function WholeUserForm({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const approval = useApproval();
  const { meta, inductionForm } = userForm;
  const name = personName(userForm.user) ?? t('approval.userForms.noName');
  return (
    <StaffPage
      title={name}
      back={usePageAbove(inductionForm)}
      beside={<UserFormStateTag state={userFormState(meta)} />}
      about={approval.isManager && meta.signed === null && t('approval.notReady')}
      actions={<Acts userForm={userForm} name={name} approval={approval} />}
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel title={t('approval.person.title')}>
            <PersonFacts user={userForm.user} />
          </Panel>
          <Panel title={t('approval.course.title')}>
            <CourseFacts userForm={userForm} />
          </Panel>
          <AdminEdits edits={userForm.adminEdits} />
          <PageContents pages={userForm.pages} />
        </div>
        <PagePanels userForm={userForm} />
      </div>
      <ApprovalNotice approval={approval} />
    </StaffPage>
  );
}

/** One induction: the person, the pages with the answers, and its approval. */
export function UserFormPage() {
  const { userFormId = '' } = useParams();
  return <UserFormGate id={userFormId}>{(userForm) => <WholeUserForm userForm={userForm} />}</UserFormGate>;
}
