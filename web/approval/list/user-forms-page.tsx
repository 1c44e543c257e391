import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { HeldStarts } from '../../lists/held-starts.tsx';
import { PinCode } from '../../lists/pin-code.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { useInductionForm, userFormList } from '../approval-queries.ts';
import { UserFormsList } from './user-forms-list.tsx';

/** One form's inductions: each worker's progress, and what waits for approval. */
export function UserFormsPage() {
  const { t } = useTranslation();
  const { inductionFormId = '' } = useParams();
  const { data: form } = useInductionForm(inductionFormId);
  const site = form && [...form.project.title, ...form.project.address].join(', ');
  const about = form && (
    <>
      {site && <span>{site}</span>}
      <span>
        {t('approval.userForms.pin')} <PinCode pin={form.meta.pin} />
      </span>
    </>
  );
  return (
    <StaffPage
      title={form?.meta.name ?? t('approval.userForms.caption')}
      back={{ to: staffPaths.approval, label: t('approval.title') }}
      about={about}
    >
      {form && <HeldStarts forms={[form]} />}
      <UserFormsList
        key={inductionFormId}
        design={userFormList(inductionFormId)}
        waitingCount={form?.waitingCount}
        toRenewCount={form?.renewalAsked?.toRenew.count}
        pathOf={staffPaths.approvalOfUserForm}
        emptyText={t('approval.userForms.empty')}
      />
    </StaffPage>
  );
}
