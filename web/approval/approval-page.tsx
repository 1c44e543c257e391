import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/core/dates.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { PinCode } from '../lists/pin-code.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useIsNarrow } from '../lists/use-is-narrow.ts';
import { useCursorList, type CursorList } from '../lists/use-cursor-list.ts';
import { Tag } from '../ui/tag.tsx';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { inductionFormList, useWaitingForms, type InductionFormFilter } from './approval-queries.ts';
import styles from './approval-page.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { WaitingForms } from './waiting-forms.tsx';

function FormName({ form }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  return (
    <span className={styles.name}>
      <RowLink to={paths.approvalOfForm(form._id)}>{form.meta.name}</RowLink>
      {form.meta.archived && <Tag tone="archived">{t('approval.state.archived')}</Tag>}
    </span>
  );
}

/** The strong column: how many wait, as a way straight to them. */
function Waiting({ form }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  const count = form.waitingCount;
  if (count === 0) return <span className={styles.none}>{t('approval.forms.noneWaiting')}</span>;
  return (
    <Link className={styles.waiting} to={`${paths.approvalOfForm(form._id)}?state=waiting`}>
      <Tag tone="pending">{t('approval.forms.waitingCount', { count })}</Tag>
    </Link>
  );
}

function useColumns(): Column<InductionFormRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const isNarrow = useIsNarrow();
  const created: Column<InductionFormRow> = {
    key: 'created',
    header: t('approval.forms.created'),
    isSortable: true,
    cell: ({ meta }) => formatDate(meta.created),
  };
  return [
    { key: 'name', header: t('approval.forms.name'), isSortable: true, cell: (form) => <FormName form={form} /> },
    { key: 'pin', header: t('approval.forms.pin'), cell: ({ meta }) => <PinCode pin={meta.pin} /> },
    ...(isNarrow ? [] : [created]),
    { key: 'waiting', header: t('approval.forms.waiting'), cell: (form) => <Waiting form={form} /> },
    {
      key: 'latestSigned',
      header: t('approval.forms.latestSigned'),
      cell: ({ latestSigned }) => (latestSigned === null ? '—' : dateTime(latestSigned)),
    },
  ];
}

/** Whoever may write forms is led to where that is done. */
function NoForms() {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.create.access.roles ?? []);
  const toForms = <LinkButton to={paths.forms}>{t('approval.forms.toForms')}</LinkButton>;
  return <EmptyState text={t('approval.forms.empty')} action={isAuthor && toForms} />;
}

type FormsProps = { list: CursorList<InductionFormRow, InductionFormFilter> };

function Forms({ list }: FormsProps) {
  const { t } = useTranslation();
  const { state } = list.state;
  const chips: FilterChip<InductionFormFilter>[] = [
    { value: 'all', label: t('approval.forms.all') },
    { value: 'waiting', label: t('approval.forms.waiting') },
    { value: 'archived', label: t('approval.forms.archived') },
  ];
  return (
    <>
      <ListToolbar list={list} searchHint={t('approval.forms.searchHint')} chips={chips} hasArchiveSwitch={false} />
      <ListView
        list={list}
        caption={t('approval.forms.caption')}
        columns={useColumns()}
        countText={(count) => t('approval.forms.count', { count })}
        empty={<NoForms />}
        emptyFilterText={t(state === 'archived' ? 'approval.forms.noneArchived' : 'approval.forms.nothingWaiting')}
      />
    </>
  );
}

/** The induction forms, with how many inductions of each wait for approval. What waits is above the list, which therefore comes after it. */
export function ApprovalPage() {
  const { t } = useTranslation();
  const list = useCursorList(inductionFormList);
  const waiting = useWaitingForms(useSelectedCompany());
  const isOpening = !list.isNarrowed && waiting.isPending;
  return (
    <StaffPage title={t('approval.title')}>
      {isOpening ? (
        <Skeleton lines={8} label={t('common.loading')} />
      ) : (
        <>
          {!list.isNarrowed && <WaitingForms waiting={waiting.data} />}
          <Forms list={list} />
        </>
      )}
    </StaffPage>
  );
}
