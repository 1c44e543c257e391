import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardRow } from '../../shared/cards/card.ts';
import { ListExport } from '../lists/export/list-export.tsx';
import { useCursorList, type ListDesign } from '../lists/list/use-cursor-list.ts';
import { SiteFilter, useChosenSite } from '../lists/sites/site-filter.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { openCardId, useCardColumns, withCard } from './card-columns.tsx';
import { companyCardList, siteCardList, type CompanyCardFilter, type CompanyCardSort } from './company-card-queries.ts';
import { useExportColumns } from './export-columns.ts';
import { StaffCardDialog } from './staff-card-dialog.tsx';

type Design = ListDesign<CardRow, CompanyCardFilter, CompanyCardSort>;

function CardsOf({ site, design }: { site: string; design: Design }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useCursorList(design);
  const chips = design.states.map((value) => ({ value, label: t(`projectCards.filter.${value}`) }));
  const columns = useCardColumns(undefined).map((column) =>
    column.key === 'name' ? { ...column, isSortable: false } : column,
  );
  const cardId = openCardId(search);
  return (
    <>
      <StaffList
        list={list}
        searchHint={t('projectCards.searchHint')}
        chips={chips}
        actions={
          <ListExport
            list={list}
            load={design.load}
            columns={useExportColumns()}
            title={t('projectCards.title')}
            about={[t(`projectCards.filter.${list.state.state}`), list.state.q]}
          />
        }
        caption={t('projectCards.title')}
        columns={columns}
        countText={(count) => t('projectCards.count', { count })}
        empty={<EmptyState text={t('projectCards.emptyOfCompany')} example={t('projectCards.example')} />}
        emptyFilterText={t('projectCards.noneHere')}
      />
      {cardId !== undefined && (
        <StaffCardDialog
          key={cardId}
          id={cardId}
          projectId={site}
          isMade={false}
          onClose={() => void navigate(withCard(search, undefined), { replace: true })}
        />
      )}
    </>
  );
}

/** The cards of all sites of the company, or of one. */
export function CompanyCardsPage() {
  const { t } = useTranslation();
  const { site, choose } = useChosenSite();
  return (
    <StaffPage title={t('projectCards.title')} actions={<SiteFilter chosen={site} onChoose={choose} />}>
      <CardsOf key={site} site={site} design={site === '' ? companyCardList : siteCardList(site)} />
    </StaffPage>
  );
}
