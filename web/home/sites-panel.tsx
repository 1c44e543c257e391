import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Sites, SiteStanding } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSiteCountColumns } from '../lists/sites/site-number.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { HomePanel, Nothing } from './home-panel.tsx';
import styles from './sites-panel.module.css';

const MOST_SHOWN = 8;

/** How much a site asks for somebody. */
const urgency = ({ waiting = 0, permits, expiredCards = 0 }: SiteStanding) =>
  waiting + expiredCards + (permits ? permits.valid + permits.waiting + permits.expired : 0);

/** Those with something first, else the newest. */
function firstSites(sites: readonly SiteStanding[]): SiteStanding[] {
  return [...sites].sort((a, b) => Math.sign(urgency(b)) - Math.sign(urgency(a))).slice(0, MOST_SHOWN);
}

function useColumns(sites: readonly SiteStanding[]): Column<SiteStanding>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('home.site'),
      share: 1,
      cell: (site) => (
        <Link className={styles.site} to={staffPaths.project(site._id)}>
          {site.name}
        </Link>
      ),
    },
    ...useSiteCountColumns<SiteStanding>({ sites, siteOf: (site) => site }),
  ];
}

/** The open sites with what stands in each: permits of today, inductions, cards. */
export function SitesPanel({ sites: { items, isMore } }: { sites: Sites }) {
  const { t } = useTranslation();
  const shown = firstSites(items);
  const hasMore = isMore || items.length > shown.length;
  const has = (name: keyof SiteStanding) => items.some((site) => site[name] !== undefined);
  const more = [
    ...(has('permits') ? [{ to: staffPaths.permits, label: t('home.allPermits') }] : []),
    ...(has('expiredCards') ? [{ to: staffPaths.cards, label: t('home.allCards') }] : []),
    ...(hasMore ? [{ to: staffPaths.projects, label: t('home.allSites') }] : []),
  ];
  return (
    <HomePanel title={t('home.sites')} more={more}>
      {items.length === 0 ? (
        <Nothing>{t('home.noSites')}</Nothing>
      ) : (
        <div className={styles.table}>
          <DataTable caption={t('home.sites')} columns={useColumns(items)} rows={shown} rowKey={({ _id }) => _id} />
        </div>
      )}
    </HomePanel>
  );
}
