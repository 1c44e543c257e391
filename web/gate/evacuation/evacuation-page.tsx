import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { formatTime } from '../../../shared/core/dates.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { noteExport } from '../../lists/export/note-export.ts';
import { PrintedList } from '../../lists/export/printed-list.tsx';
import { usePrinting } from '../../lists/export/rows-export.tsx';
import { whenFetched } from '../../passes/pass-facts.ts';
import type { KeptPresent } from '../../presence/kept-gate.ts';
import { useNote, useNotesPresence, useOnSite } from '../../presence/use-on-site.ts';
import { UnsentPresence } from '../../presence/unsent/unsent-presence.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { NotNoted } from '../on-site/not-noted.tsx';
import { FetchedAt, NoList, useSinceText } from '../on-site/present-list.tsx';
import styles from './evacuation.module.css';
import { FormerDrills } from './former-drills.tsx';
import { PeopleToFind } from './people-to-find.tsx';
import { useDrill } from './use-drill.ts';

/** Everybody on a site, to be ticked off in an evacuation: from what the phone keeps where there is no network. */
export function EvacuationPage() {
  const { projectId = '' } = useParams();
  return <Evacuation key={projectId} projectId={projectId} />;
}

function Evacuation({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const isNoted = useNotesPresence(projectId);
  const project = useProject(projectId);
  return (
    <main id="main" className={styles.page}>
      <SiteBar projectId={projectId} />
      <PageHeading title={t('gate.evacuation.title')} />
      {isNoted && <PeopleOnSite projectId={projectId} />}
      {isNoted === false && <NotNoted projectId={projectId} />}
      {isNoted === undefined && <NoList list={project} />}
    </main>
  );
}

const byEmployer = (one: KeptPresent, other: KeptPresent) =>
  one.employer.localeCompare(other.employer, 'fi') || one.name.localeCompare(other.name, 'fi');

function PeopleOnSite({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const onSite = useOnSite(projectId, 'shown');
  const { started, found, former } = useDrill(projectId);
  const note = useNote(projectId);
  const people = [...onSite.people].sort(byEmployer);
  const foundCount = people.filter(({ passId }) => found.has(passId)).length;
  const tick = (passId: string, isFound: boolean) =>
    void note({ what: 'tick', passId, isFound, people: people.length });
  return (
    <>
      {people.length > 0 && (
        <p className={styles.found}>{t('gate.evacuation.found', { found: foundCount, all: people.length })}</p>
      )}
      {onSite.at !== undefined && <p>{t('gate.evacuation.listAt', { time: formatTime(onSite.at) })}</p>}
      <FetchedAt onSite={onSite} />
      {people.length > 0 && <PrintButton people={people} at={onSite.at} projectId={projectId} />}
      {onSite.at === undefined && people.length === 0 ? (
        <NoList list={onSite} />
      ) : (
        <PeopleToFind people={people} found={found} onTick={tick} />
      )}
      {/* Above the list they would move it under the finger that ticks. */}
      <UnsentPresence />
      {started !== undefined && (
        <>
          <p>{t('gate.evacuation.started', { when: whenFetched(started, language) })}</p>
          <EndButton
            missing={people.length - foundCount}
            onEnd={() => void note({ what: 'end', people: people.length })}
          />
        </>
      )}
      <FormerDrills drills={former} />
    </>
  );
}

function SiteBar({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data: project } = useProject(projectId);
  return (
    <nav className={styles.bar} aria-label={t('projects.tabs.gate')}>
      <Link className={styles.way} to={staffPaths.projectTab(projectId, 'gate')}>
        <ArrowLeftIcon />
        {t('gate.back')}
      </Link>
      <span className={styles.site}>{project?.name}</span>
    </nav>
  );
}

/** The list on paper by one press, with room for a tick. */
function PrintButton({
  projectId,
  people,
  at,
}: {
  projectId: string;
  people: readonly KeptPresent[];
  at: string | undefined;
}) {
  const { t } = useTranslation();
  const { data: project } = useProject(projectId);
  const sinceText = useSinceText();
  const title = t('gate.evacuation.title');
  const rows = people.map((person) => ({ _id: person.passId, ...person }));
  const { printing, print } = usePrinting(() => noteExport(title, rows.length));
  return (
    <>
      <Button variant="secondary" wide icon={<PrintIcon />} onClick={print}>
        {t('gate.evacuation.print')}
      </Button>
      {printing && (
        <PrintedList
          title={title}
          about={[
            project?.name ?? '',
            at === undefined ? '' : t('gate.evacuation.listAt', { time: formatTime(at) }),
            t('gate.onSite.count', { count: rows.length }),
          ].filter(Boolean)}
          atText={(time) => t('lists.printedAt', { time })}
          columns={[
            { key: 'tick', header: t('gate.evacuation.tick'), value: () => '☐' },
            { key: 'name', header: t('gate.onSite.name'), value: ({ name }) => name || t('gate.noName') },
            { key: 'employer', header: t('gate.onSite.employer'), value: ({ employer }) => employer },
            { key: 'since', header: t('gate.onSite.since'), value: ({ since }) => sinceText(since) },
          ]}
          rows={rows}
          isAsked={printing === 'asked'}
        />
      )}
    </>
  );
}

function EndButton({ missing, onEnd }: { missing: number; onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <AskedButton
      label={t('gate.evacuation.end')}
      variant="primary"
      wide
      title={t('gate.evacuation.endTitle')}
      isDangerous={missing > 0}
      onConfirm={onEnd}
    >
      {missing > 0 ? t('gate.evacuation.endMissing', { count: missing }) : t('gate.evacuation.endAll')}
    </AskedButton>
  );
}
