import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import { Link } from 'react-router-dom';
import type { Home, SiteStanding } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { LoadingPage } from '../lists/list/loading-page.tsx';
import { useOnSiteCounts } from '../lists/sites/use-on-site-counts.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { useClock } from '../ui/use-clock.ts';
import { EndingPanel } from './ending-panel.tsx';
import { EndingInductionsPanel } from './ending-inductions-panel.tsx';
import { ExpiringPanel } from './expiring-panel.tsx';
import { FormsPanel } from './forms-panel.tsx';
import styles from './home-page.module.css';
import { useHome } from './home-queries.ts';
import { ShortcutsPanel } from './shortcuts-panel.tsx';
import { SitesPanel } from './sites-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { ValidPanel } from './valid-panel.tsx';
import { waitingCount, WaitingPanel } from './waiting-panel.tsx';
import { dayInWords } from './weekdays.ts';

/** The day's numbers in a line. */
function About({ home }: { home: Home }) {
  const { t } = useTranslation();
  const { sites, toSign, toApprove, toCheck } = home;
  const hasPermits = sites?.items.some(({ permits }) => permits !== undefined);
  const parts = [
    ...(hasPermits ? [<Permits key="permits" sites={sites?.items ?? NO_SITES} />] : []),
    ...(toSign || toApprove || toCheck ? [t('home.waitingCount', { count: waitingCount(home) })] : []),
  ];
  return (
    <span>
      {parts.flatMap((part, place) => (place === 0 ? [part] : [' · ', part]))}
      {/* It is known later than the rest, and moves nothing at the end. */}
      <OnSite sites={sites?.items ?? NO_SITES} isFirst={parts.length === 0} />
    </span>
  );
}

const TOLD = [
  { name: 'valid', text: 'permitsValid', state: 'Approved_valid' },
  { name: 'suspended', text: 'permitsSuspended', state: 'Approved_suspended' },
  { name: 'watched', text: 'permitsWatched', state: 'Approved_watch' },
] as const;

/** The permits that are valid, rest and are watched, each number with its list; of the latter two none is not told. */
function Permits({ sites }: { sites: readonly SiteStanding[] }) {
  const { t } = useTranslation();
  return TOLD.flatMap(({ name, text, state }) => {
    const count = sites.reduce((sum, { permits }) => sum + (permits?.[name] ?? 0), 0);
    if (count === 0 && name !== 'valid') return [];
    return [
      <Fragment key={name}>
        {name !== 'valid' && ' · '}
        <Link to={`${staffPaths.permits}?state=${state}`}>{t(`home.${text}`, { count })}</Link>
      </Fragment>,
    ];
  });
}

const NO_SITES: readonly SiteStanding[] = [];

/**
 * How many people are on the sites now, which leads to who they are; nothing where no site notes it. The line is as long before they are
 * known: on a phone it would break anew.
 */
function OnSite({ sites, isFirst }: { sites: readonly SiteStanding[]; isFirst: boolean }) {
  const { t } = useTranslation();
  const counts = useOnSiteCounts(sites);
  const [first, ...others] = sites.filter(({ _id, presence }) => presence && (!counts || counts.has(_id)));
  if (!first) return null;
  const count = [first, ...others].reduce((sum, { _id }) => sum + (counts?.get(_id) ?? 0), 0);
  const to = others.length === 0 ? staffPaths.projectTab(first._id, 'presence') : staffPaths.projects;
  return (
    <>
      {!isFirst && ' · '}
      <span className={styles.onSite}>
        <span className={styles.room} aria-hidden="true">
          {t('home.peopleOnSite', { count: 10 })}
        </span>
        {counts && <Link to={to}>{t('home.peopleOnSite', { count })}</Link>}
      </span>
    </>
  );
}

/** What is today and this week; nothing where nothing is. Whom nothing can wait for has the company to look after. */
function sideOf({ endingToday = [], valid, expiring, ending, toSign, toApprove, toCheck }: Home, isAdmin: boolean) {
  return [
    isAdmin && !toSign && !toApprove && !toCheck && <ShortcutsPanel key="shortcuts" />,
    endingToday.length > 0 && <EndingPanel key="ending" permits={endingToday} />,
    valid && valid.count > 0 && <ValidPanel key="valid" valid={valid} />,
    expiring && expiring.count > 0 && <ExpiringPanel key="expiring" expiring={expiring} />,
    ending && ending.count > 0 && <EndingInductionsPanel key="endingInductions" ending={ending} />,
  ].filter(Boolean);
}

function Parts({ home }: { home: Home }) {
  const { sites, forms, steps } = home;
  const isAdmin = useHasRole(['admin']);
  const side = sideOf(home, isAdmin);
  const isBeginning = steps !== undefined && sites?.items.length === 0;
  return (
    <div className={classNames(styles.columns, side.length > 0 && styles.two)}>
      <div className={styles.column}>
        {steps && <StepsPanel steps={steps} />}
        {!isBeginning && <WaitingPanel home={home} />}
        {forms && <FormsPanel forms={forms} />}
        {sites && !isBeginning && <SitesPanel sites={sites} />}
      </div>
      {side.length > 0 && <div className={styles.column}>{side}</div>}
    </div>
  );
}

/** The first page of staff: what waits for them, today, this week, their sites. */
export function HomePage() {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const { data: home, error, refetch } = useHome(useSelectedCompany());
  const title = dayInWords(localDate(useClock()), language);
  if (!home) return <LoadingPage title={title} failedTitle={t('home.loadFailed')} error={error} onRetry={refetch} />;
  return (
    <StaffPage title={title} documentTitle={t('nav.home')} about={<About home={home} />}>
      <Parts home={home} />
    </StaffPage>
  );
}
