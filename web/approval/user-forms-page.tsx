import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { PinCode } from '../lists/pin-code.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/use-cursor-list.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { useInductionForm, userFormList, type UserFormFilter } from './approval-queries.ts';
import { useApproval } from './use-approval.ts';
import { useUserFormColumns } from './user-form-columns.tsx';

function UserFormsList({ inductionFormId }: { inductionFormId: string }) {
  const { t } = useTranslation();
  const approval = useApproval();
  const list = useCursorList(userFormList(inductionFormId));
  const chips: FilterChip<UserFormFilter>[] = [
    { value: 'all', label: t('approval.userForms.all') },
    { value: 'waiting', label: t('approval.userForms.waiting') },
  ];
  return (
    <>
      <ListToolbar list={list} searchHint={t('approval.userForms.searchHint')} chips={chips} />
      <ListView
        list={list}
        caption={t('approval.userForms.caption')}
        columns={useUserFormColumns(approval)}
        countText={(count) => t('approval.userForms.count', { count })}
        empty={<EmptyState text={t('approval.userForms.empty')} />}
        emptyFilterText={t('approval.userForms.noneWaiting')}
      />
      <ApprovalNotice approval={approval} />
    </>
  );
}

/** The inductions of one form: who has got how far, and what waits for approval. */
export function UserFormsPage() {
  const { t } = useTranslation();
  const { inductionFormId = '' } = useParams();
  const { data: form } = useInductionForm(inductionFormId);
  const about = form && (
    <>
      <span>{[...form.project.title, ...form.project.address].join(', ')}</span>
      <span>
        {t('approval.userForms.pin')} <PinCode pin={form.meta.pin} />
      </span>
    </>
  );
  return (
    <StaffPage
      title={form?.meta.name ?? t('approval.userForms.caption')}
      back={{ to: paths.approval, label: t('approval.title') }}
      about={about}
    >
      <UserFormsList key={inductionFormId} inductionFormId={inductionFormId} />
    </StaffPage>
  );
}
