import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatTime } from '../../../shared/core/dates.ts';
import { fetchAhead } from '../../app/api/fetch-ahead.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { PageAct } from '../../lists/page-frame.ts';
import { UnsentPresence } from '../../presence/unsent/unsent-presence.tsx';
import { useNotesPresence, useOnSite } from '../../presence/use-on-site.ts';
import { keepScreenFiles } from '../../service-worker/kept-screen-files.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PeopleIcon, ScanIcon } from '../../ui/staff-icons.tsx';
import { useKeptList } from '../kept/use-kept-list.ts';
import { useAskAhead } from '../gate-queries.ts';
import { passIdIn } from '../pass-address.ts';
import { Scanner } from '../scan/scanner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { FoundPeople } from './found-people.tsx';
import { OnSiteBeside } from './on-site-beside.tsx';
import styles from './gate-page.module.css';

/** Makes the next screens ready: the network may be gone when they are needed, and the tab too. */
async function keepScreens(isNoted: boolean): Promise<void> {
  await Promise.all([
    fetchAhead(() => import('../verdict/verdict-page.tsx')),
    isNoted && fetchAhead(() => import('../evacuation/evacuation-page.tsx')),
    isNoted && fetchAhead(() => import('../on-site/on-site-page.tsx')),
  ]);
  await fetchAhead(keepScreenFiles);
  // A poor phone takes 0.1 s to make ready the first date of a page.
  formatTime(new Date().toISOString());
}

/** The gate of a site: finds a person by the code of a pass, a name or a number, and leads to the verdict. */
export function GatePage() {
  const { projectId = '' } = useParams();
  return <Gate key={projectId} projectId={projectId} />;
}

function Gate({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const list = useKeptList(projectId);
  const isNoted = useNotesPresence(projectId);
  const onSite = useOnSite(projectId, 'atHand');
  const isWide = !useWidthUpTo('tablet');
  useEffect(() => void keepScreens(isNoted === true), [isNoted]);
  const words = search.get('q') ?? '';
  const isScanning = search.has('scan');
  const gate = staffPaths.projectTab(projectId, 'gate');
  const askAhead = useAskAhead(projectId);
  // The page with the camera gives way, so that "back" does not open it again.
  const open = useCallback(
    (passId: string, replace: boolean) => {
      askAhead(passId);
      void navigate(staffPaths.gatePerson(projectId, passId), { replace });
    },
    [askAhead, navigate, projectId],
  );
  const openScanned = useCallback((passId: string) => open(passId, true), [open]);
  const look = useCallback(
    (typed: string) => {
      const passId = passIdIn(typed);
      if (passId !== undefined) open(passId, false);
      else setSearch(typed.trim() === '' ? {} : { q: typed }, { replace: true });
    },
    [open, setSearch],
  );
  const isSplit = isNoted && isWide && onSite.at !== undefined;
  return (
    <section className={classNames(styles.gate, isSplit && styles.split)} aria-label={t('projects.tabs.gate')}>
      <div className={styles.page}>
        {isNoted && <UnsentPresence />}
        {isScanning ? (
          <Scanner closedPath={gate} onPass={openScanned} />
        ) : (
          <PageAct>
            <LinkButton to={staffPaths.gateScan(projectId)} icon={<ScanIcon />} wide>
              {t('gate.scan.open')}
            </LinkButton>
          </PageAct>
        )}
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchField id="gate-search" label={t('gate.search')} value={words} onSearch={look} />
        </form>
        <FoundPeople projectId={projectId} words={words.trim()} list={list} />
        {isNoted && words === '' && !isScanning && (
          <LinkButton to={staffPaths.evacuation(projectId)} variant="secondary" icon={<PeopleIcon />} wide>
            {t('gate.evacuation.open')}
          </LinkButton>
        )}
      </div>
      {isSplit && <OnSiteBeside projectId={projectId} onSite={onSite} />}
    </section>
  );
}
