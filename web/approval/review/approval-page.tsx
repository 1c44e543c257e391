import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/core/dates.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import type { FilterChip } from '../../lists/toolbar/filter-chips.tsx';
import { HeldStarts } from '../../lists/held-starts.tsx';
import { RowLink } from '../../lists/list/row-link.tsx';
import { PinCode } from '../../lists/pin-code.tsx';
import { StaffList } from '../../lists/staff-list.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { useCursorList, type CursorList } from '../../lists/list/use-cursor-list.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { inductionFormList, useWaitingForms, type InductionFormFilter } from '../approval-queries.ts';
import styles from './approval-page.module.css';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { WaitingForms } from '../list/waiting-forms.tsx';

function FormName({ form }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  return (
    <RowLink
      to={staffPaths.approvalOfForm(form._id)}
      tags={
        <>
          {form.meta.archived && <Tag tone="archived">{t('approval.state.archived')}</Tag>}
          {form.startsHeld && <Tag tone="cardWarn">{t('heldStarts.tag')}</Tag>}
        </>
      }
    >
      {form.meta.name}
    </RowLink>
  );
}

/** The emphasized column: the number waiting, linked to them. */
function Waiting({ form }: { form: InductionFormRow }) {
  const { t } = useTranslation();
  const count = form.waitingCount;
  if (count === 0) return null;
  return (
    <Link className={styles.waiting} to={staffPaths.approvalOfForm(form._id, { state: 'waiting' })}>
      <Tag tone="pending">{t('approval.forms.waitingCount', { count })}</Tag>
    </Link>
  );
}

function useColumns(): Column<InductionFormRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const created: Column<InductionFormRow> = {
    key: 'created',
    header: t('approval.forms.created'),
    isSortable: true,
    isWideOnly: true,
    isLabelled: true,
    cell: ({ meta }) => formatDate(meta.created),
  };
  return [
    {
      key: 'name',
      header: t('approval.forms.name'),
      isSortable: true,
      share: 1,
      cell: (form) => <FormName form={form} />,
    },
    { key: 'pin', header: t('approval.forms.pin'), phone: 2, cell: ({ meta }) => <PinCode pin={meta.pin} /> },
    created,
    { key: 'waiting', header: t('approval.forms.waiting'), phone: 1, cell: (form) => <Waiting form={form} /> },
    {
      key: 'latestSigned',
      header: t('approval.forms.latestSigned'),
      isLabelled: true,
      cell: ({ latestSigned }) => latestSigned && dateTime(latestSigned),
    },
  ];
}

/** Links users who may write forms to the forms. */
function NoForms() {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.create.access.roles ?? []);
  const toForms = <LinkButton to={staffPaths.forms}>{t('approval.forms.toForms')}</LinkButton>;
  return (
    <EmptyState text={t('approval.forms.empty')} example={t('approval.forms.example')} action={isAuthor && toForms} />
  );
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
    <StaffList
      list={list}
      searchHint={t('approval.forms.searchHint')}
      chips={chips}
      hasArchiveSwitch={false}
      caption={t('approval.forms.caption')}
      columns={useColumns()}
      countText={(count) => t('approval.forms.count', { count })}
      empty={<NoForms />}
      emptyFilterText={t(state === 'archived' ? 'approval.forms.noneArchived' : 'approval.forms.nothingWaiting')}
    />
  );
}

const NONE: readonly InductionFormRow[] = [];

/** The induction forms with their numbers of waiting inductions. The list comes after the waiting ones above it. */
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
          {!list.isNarrowed && <HeldStarts forms={waiting.data?.items ?? NONE} />}
          {!list.isNarrowed && <WaitingForms waiting={waiting.data} shown={list.shown?.rows} />}
          <Forms list={list} />
        </>
      )}
    </StaffPage>
  );
}
