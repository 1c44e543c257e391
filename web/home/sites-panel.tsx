import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Sites, SiteStanding } from '../../shared/home/home.ts';
import { paths, type ProjectTab } from '../app/routing/paths.ts';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { HomePanel, Nothing } from './home-panel.tsx';
import { SiteNumber } from './site-number.tsx';
import styles from './sites-panel.module.css';

const MOST_SHOWN = 8;

/** How much a site asks for somebody. */
const urgency = ({ waiting = 0, permits, expiredCards = 0 }: SiteStanding) =>
  waiting + expiredCards + (permits ? permits.valid + permits.waiting + permits.expired : 0);

/** Those with something first, else the newest. */
function firstSites(sites: readonly SiteStanding[]): SiteStanding[] {
  return [...sites].sort((a, b) => Math.sign(urgency(b)) - Math.sign(urgency(a))).slice(0, MOST_SHOWN);
}

/** A number of each site that leads to what it counts; `has` is the fact that sites tell to those who may see it. */
type Counted = {
  key: string;
  has: keyof SiteStanding;
  header: 'validPermits' | 'waitingPermits' | 'toApprove' | 'expiredCards';
  tone: 'valid' | 'pending' | 'cardExpired';
  tab: ProjectTab;
  state: string;
  text: 'permitsValid' | 'permitsWaiting' | 'inductions' | 'cardsExpired';
  countOf: (site: SiteStanding) => number | undefined;
};

const COUNTED: readonly Counted[] = [
  {
    key: 'valid',
    has: 'permits',
    header: 'validPermits',
    tone: 'valid',
    tab: 'permits',
    state: 'Approved_valid',
    text: 'permitsValid',
    countOf: ({ permits }) => permits?.valid,
  },
  {
    key: 'signing',
    has: 'permits',
    header: 'waitingPermits',
    tone: 'pending',
    tab: 'permits',
    state: 'Pending Approval',
    text: 'permitsWaiting',
    countOf: ({ permits }) => permits?.waiting,
  },
  {
    key: 'waiting',
    has: 'waiting',
    header: 'toApprove',
    tone: 'pending',
    tab: 'orientations',
    state: 'waiting',
    text: 'inductions',
    countOf: ({ waiting }) => waiting,
  },
  {
    key: 'expired',
    has: 'expiredCards',
    header: 'expiredCards',
    tone: 'cardExpired',
    tab: 'cards',
    state: 'expired',
    text: 'cardsExpired',
    countOf: ({ expiredCards }) => expiredCards,
  },
];

function useColumns(sites: readonly SiteStanding[]): Column<SiteStanding>[] {
  const { t } = useTranslation();
  const counted = COUNTED.filter(({ has }) => sites.some((site) => site[has] !== undefined));
  return [
    {
      key: 'name',
      header: t('home.site'),
      share: 1,
      cell: (site) => (
        <Link className={styles.site} to={paths.project(site._id)}>
          {site.name}
        </Link>
      ),
    },
    ...counted.map(({ key, header, tone, tab, state, text, countOf }, place) => ({
      key,
      header: t(`home.${header}`),
      phone: place + 1,
      isLabelled: true,
      cell: (site: SiteStanding) => {
        const count = countOf(site) ?? 0;
        const to = `${paths.projectTab(site._id, tab)}?state=${encodeURIComponent(state)}`;
        return <SiteNumber tone={tone} count={count} to={to} text={t(`home.${text}`, { count })} />;
      },
    })),
  ];
}

/** The open sites with what stands in each: permits of today, inductions, cards. */
export function SitesPanel({ sites: { items, isMore } }: { sites: Sites }) {
  const { t } = useTranslation();
  const shown = firstSites(items);
  const hasMore = isMore || items.length > shown.length;
  const has = (name: keyof SiteStanding) => items.some((site) => site[name] !== undefined);
  const more = [
    ...(has('permits') ? [{ to: paths.permits, label: t('home.allPermits') }] : []),
    ...(has('expiredCards') ? [{ to: paths.cards, label: t('home.allCards') }] : []),
    ...(hasMore ? [{ to: paths.projects, label: t('home.allSites') }] : []),
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
