import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SiteStanding } from '../../../shared/home/home.ts';
import { staffPaths, type ProjectTab } from '../../app/routing/staff-paths.ts';
import { Tag, type TagTone } from '../../ui/figures/tag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import styles from './site-number.module.css';
import { useOnSiteCounts } from './use-on-site-counts.ts';

/** A number of each site that leads to what it counts; `has` is the fact that sites tell to those who may see it. */
type SiteCount = {
  key: 'onSite' | 'valid' | 'suspended' | 'watched' | 'signing' | 'waiting' | 'expired';
  has: 'presence' | 'waiting' | 'permits' | 'expiredCards';
  header: 'onSite' | 'validPermits' | 'waitingPermits' | 'toApprove' | 'expiredCards';
  tone: TagTone;
  tab: ProjectTab;
  state: string;
  text:
    | 'peopleOnSite'
    | 'permitsValid'
    | 'permitsSuspended'
    | 'permitsWatched'
    | 'permitsWaiting'
    | 'inductions'
    | 'cardsExpired';
  /** Stands in the column of another number, where it is not none. */
  beside?: 'valid';
  countOf: (site: SiteStanding, onSite: ReadonlyMap<string, number> | undefined) => number | undefined;
};

const SITE_COUNTS: readonly SiteCount[] = [
  {
    key: 'onSite',
    has: 'presence',
    header: 'onSite',
    tone: 'valid',
    tab: 'presence',
    state: '',
    text: 'peopleOnSite',
    countOf: ({ _id, presence }, onSite) => (presence && onSite ? (onSite.get(_id) ?? 0) : undefined),
  },
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
    key: 'suspended',
    has: 'permits',
    header: 'validPermits',
    tone: 'suspended',
    tab: 'permits',
    state: 'Approved_suspended',
    text: 'permitsSuspended',
    beside: 'valid',
    countOf: ({ permits }) => permits?.suspended,
  },
  {
    key: 'watched',
    has: 'permits',
    header: 'validPermits',
    tone: 'watch',
    tab: 'permits',
    state: 'Approved_watch',
    text: 'permitsWatched',
    beside: 'valid',
    countOf: ({ permits }) => permits?.watched,
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

/** A number that leads to its list; `word` says what it counts, where no head of a column does. */
function SiteNumber({ of: { tone, tab, state, text }, site, count, word }: SiteNumberProps) {
  const { t } = useTranslation();
  const words = t(`home.${text}`, { count });
  return (
    <Link
      className={styles.number}
      to={`${staffPaths.projectTab(site._id, tab)}${state && `?${new URLSearchParams({ state }).toString()}`}`}
      aria-label={words}
      title={words}
    >
      <Tag tone={tone}>
        {count} {word}
      </Tag>
    </Link>
  );
}

type SiteNumberProps = { of: SiteCount; site: SiteStanding; count: number; word: string | undefined };

type Counting<Row> = {
  sites: readonly SiteStanding[];
  /** The site of a row; undefined where it is not counted. */
  siteOf: (row: Row) => SiteStanding | undefined;
  /** Which numbers, in their order; by default all. */
  keys?: readonly SiteCount['key'][];
};

/** Columns of what sites stand at, where the caller may read it. Stacked rows leave out what is none. */
export function useSiteCountColumns<Row>({ sites, siteOf, keys }: Counting<Row>): Column<Row>[] {
  const { t } = useTranslation();
  const isStacked = useWidthUpTo('tablet');
  // Of a list, whose rows have one line for the numbers.
  const isShort = useWidthUpTo('phone') && keys !== undefined;
  const onSite = useOnSiteCounts(sites);
  const asked = keys ? keys.flatMap((key) => SITE_COUNTS.filter((each) => each.key === key)) : SITE_COUNTS;
  return asked
    .filter(({ has, beside }) => beside === undefined && sites.some((site) => site[has] !== undefined))
    .map((each, place) => ({
      key: each.key,
      header: t(`home.${each.header}`),
      // Phones have room for three.
      ...(each.key !== 'signing' && each.key !== 'onSite' && { phone: place + 1 }),
      cell: (row: Row) => {
        const site = siteOf(row);
        const count = site && each.countOf(site, onSite);
        if (!site || count === undefined) return null;
        const others = SITE_COUNTS.filter(({ beside }) => beside === each.key && !isShort);
        const shown = [
          ...(count > 0 ? [each] : []),
          ...others.filter((other) => (other.countOf(site, onSite) ?? 0) > 0),
        ];
        if (shown.length === 0) return isStacked ? null : <span className={styles.none}>0</span>;
        return shown.map((number) => {
          const many = number.countOf(site, onSite) ?? 0;
          const word = isStacked ? t(`lists.siteWord.${number.key}`, { count: many }) : undefined;
          return <SiteNumber key={number.key} of={number} site={site} count={many} word={word} />;
        });
      },
    }));
}
