import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermitRow } from '../../../shared/permits/permit.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { RowLink } from '../../lists/list/row-link.tsx';
import { useCursorList } from '../../lists/list/use-cursor-list.ts';
import { SiteFilter, useChosenSite } from '../../lists/sites/site-filter.tsx';
import { useSites } from '../../lists/sites/use-sites.ts';
import { StaffList } from '../../lists/staff-list.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { companyPermitList, permitList } from '../permit-queries.ts';
import { usePermitColumns } from './permit-columns.tsx';
import { usePermitChips } from './use-permit-chips.ts';
import { PermitsExport } from './permits-export.tsx';

/** The columns of a project's list, with the site, and no order to choose. */
function useColumns(): Column<PermitRow>[] {
  const { t } = useTranslation();
  const { data } = useSites();
  const columns = usePermitColumns('', undefined);
  const site: Column<PermitRow> = {
    key: 'site',
    header: t('lists.site'),
    share: 2,
    phone: 2,
    cell: ({ project }) => data?.items.find(({ _id }) => _id === project)?.name ?? '',
  };
  return columns.flatMap((column) => {
    const { isSortable: _chosen, phone, ...wide } = column;
    // On a phone the site says more than the number.
    const plain = phone === undefined || column.key === 'created' ? wide : { ...wide, phone };
    if (column.key !== 'name') return [plain];
    const cell = ({ project, _id, name, formName }: PermitRow) => (
      <RowLink to={staffPaths.projectPermit(project, _id)} about={formName === name ? undefined : formName}>
        {name}
      </RowLink>
    );
    return [{ ...plain, cell }, site];
  });
}

function PermitsOf({ site }: { site: string }) {
  const { t } = useTranslation();
  const list = useCursorList(useMemo(() => (site === '' ? companyPermitList : permitList(site)), [site]));
  return (
    <StaffList
      list={list}
      searchHint={t('permits.list.searchHint')}
      chips={usePermitChips(site, list.state.q)}
      actions={<PermitsExport rows={list.shown?.rows} />}
      caption={t('permits.list.caption')}
      columns={useColumns()}
      countText={(count) => t('permits.list.count', { count })}
      empty={<EmptyState text={t('permits.list.emptyOfCompany')} example={t('permits.list.example')} />}
      emptyFilterText={t('permits.list.noneInState')}
    />
  );
}

/** The permits of all sites of the company, or of one. */
export function CompanyPermitsPage() {
  const { t } = useTranslation();
  const { site, choose } = useChosenSite();
  return (
    <StaffPage title={t('permits.list.caption')} actions={<SiteFilter chosen={site} onChoose={choose} />}>
      <PermitsOf key={site} site={site} />
    </StaffPage>
  );
}
