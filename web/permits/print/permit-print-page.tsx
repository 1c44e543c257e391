import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { permitStateKey } from '../../../shared/permits/permit-state.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { noteExport } from '../../lists/export/note-export.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { usePrintMargins } from '../../ui/print/use-print-margins.ts';
import { hasAttachments } from '../attachments/attachments.ts';
import { FactsRead } from '../facts-read.tsx';
import { PermitPages } from '../permit/permit-pages.tsx';
import { PermitPeriod } from '../permit/permit-period.tsx';
import { usePermit } from '../permit-queries.ts';
import { useSaidPermit } from '../said-permit.ts';
import { marksReady } from '../../evidence/print/marks-ready.ts';
import { WhereVerified } from '../../evidence/print/where-verified.tsx';
import { PrintedSignatures } from './printed-signatures.tsx';
import { PrintedEvents } from './printed-events.tsx';
import { PrintedWatches } from './printed-watches.tsx';
import { useProject } from '../../app/shell/use-project.ts';
import { useSession } from '../../app/session/session.ts';
import { PrintedAttachments } from '../attachments/printed-attachments.tsx';
import { OverlapReasons } from '../zones/overlaps.tsx';
import styles from '../../ui/layout/sheet.module.css';
import '../../ui/print/paper.css';
import './print-permit.css';
import { useClock } from '../../ui/use-clock.ts';
import { useShownState } from '../state/use-shown-state.ts';
import { WithNumber } from '../permit/with-number.tsx';

/** The print's link: a scan shows the permit's current state and permits no signing. */
function useViewUrl({ viewId, viewPin }: Permit): string | undefined {
  if (viewId === undefined || viewPin === undefined) return undefined;
  return window.location.origin + paths.viewPermit(viewId, viewPin, 0).replace(/\/0$/, '');
}

function Head({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const now = useClock();
  const url = useViewUrl(permit);
  const state = useShownState(permit);
  return (
    <header className="permit-head">
      <div className="permit-what">
        <Place permit={permit} />
        <p className="permit-number">
          <WithNumber text={t('permits.print.number', { number: permit.number })} number={permit.number} />
        </p>
        <PageHeading title={permit.name} documentTitle={`${permit.number} ${permit.name}`} />
        <p className="permit-period">
          <PermitPeriod permit={permit} />
        </p>
        <p>
          <strong>{t(`permits.state.${permitStateKey(state)}`)}</strong>{' '}
          {t('permits.print.at', { time: dateTime(now.toISOString()) })}
        </p>
      </div>
      {url && (
        <figure className="permit-code">
          <QrCode text={url} label={t('permits.print.code')} />
          <figcaption>{t('permits.print.codeText')}</figcaption>
        </figure>
      )}
    </header>
  );
}

/** Whose site it is: the company, the site and its address. */
function Place({ permit: { company, project, projectName } }: { permit: Permit }) {
  const { loggedInUserCompany } = useSession();
  const { data: site } = useProject(project);
  const isOwn = loggedInUserCompany?._id === company;
  return (
    <>
      {isOwn && <p className="permit-company">{loggedInUserCompany.name}</p>}
      <p>{[projectName, site?.address].filter(Boolean).join(', ')}</p>
    </>
  );
}

/** That no work may be done for now, where that is so when it is printed. */
function Rests({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { suspended } = permit;
  if (useShownState(permit) !== 'Approved_suspended' || !suspended) return null;
  const { reason, person, by, at } = suspended;
  return (
    <p className="permit-said">
      <strong>{t('permits.suspended.stop')}.</strong> {reason} ({person ?? by.name}, {dateTime(at)})
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="permit-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Sheet({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const [printedAt] = useState(() => new Date().toISOString());
  const { cardOverride, rejection } = permit;
  const margins = {
    topLeft: [t('permits.one'), permit.number].filter(Boolean).join(' '),
    topRight: permit.name,
    bottomLeft: t('report.printed', { time: dateTime(printedAt) }),
    pageWord: t('report.pageNumber'),
  };
  usePrintMargins(margins, 'permit');
  return (
    <article className="paper permit-print" data-page="permit">
      <Head permit={permit} />
      <Rests permit={permit} />
      <Part title={t('permits.pages.facts')}>
        <FactsRead permit={permit} />
      </Part>
      <Part title={t('permits.chain.title')}>
        <PrintedSignatures permit={permit} />
        {cardOverride && (
          <p className="permit-said">
            <strong>{t('permits.override.title')}:</strong> {cardOverride.reason} ({cardOverride.by})
          </p>
        )}
        <OverlapReasons permit={permit} />
        {rejection && (
          <p className="permit-said">
            <strong>{t(rejection.role === 'Grantor' ? 'permits.sentBack' : 'permits.workNotAccepted')}:</strong>{' '}
            {rejection.reason} ({rejection.by})
          </p>
        )}
      </Part>
      <Part title={t('permits.contents')}>
        <PermitPages permit={permit} idPrefix="print" />
      </Part>
      {permit.watches.length > 0 && (
        <Part title={t('permits.state.watch')}>
          <PrintedWatches permit={permit} />
        </Part>
      )}
      {permit.history.length > 0 && (
        <Part title={t('permits.history')}>
          <PrintedEvents permit={permit} />
        </Part>
      )}
      {hasAttachments(permit) && (
        <Part title={t('permits.attachments.title')}>
          <PrintedAttachments permit={permit} />
        </Part>
      )}
      {permit.history.length > 0 && <WhereVerified kind="permit" id={permit._id} />}
    </article>
  );
}

/** A permit on paper for the work site, with a QR code to its current state. */
export function PermitPrintPage() {
  const { t } = useTranslation();
  const { projectId = '', permitId = '' } = useParams();
  const queryClient = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const { data, error } = usePermit(permitId);
  const { permit, isComing } = useSaidPermit(data);
  // Its address is on the paper.
  const { isPending: isSiteComing } = useProject(projectId);
  const print = async () => {
    setPrinting(true);
    await marksReady(queryClient);
    setPrinting(false);
    if (permit) noteExport([t('permits.one'), permit.number].filter(Boolean).join(' '), 1);
    window.print();
  };
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.bar}>
        <Link className={styles.back} to={staffPaths.projectPermit(projectId, permitId)}>
          <ArrowLeftIcon />
          {t('permits.open')}
        </Link>
        <Button
          icon={<PrintIcon />}
          disabled={!permit || isComing || isSiteComing}
          isBusy={isPrinting}
          onClick={() => void print()}
        >
          {t('permits.act.print')}
        </Button>
      </div>
      {!permit && (
        <div className={styles.notice}>
          <PageHeading title={t('permits.one')} />
          {error ? (
            <Alert kind="error" title={t('permits.loadFailed')} live="alert">
              <p>{errorText(t, error)}</p>
            </Alert>
          ) : (
            <Skeleton lines={8} label={t('common.loading')} />
          )}
        </div>
      )}
      {permit && (
        <div className={styles.sheet}>
          <Sheet permit={permit} />
        </div>
      )}
    </main>
  );
}
