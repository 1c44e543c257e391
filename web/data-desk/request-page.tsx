import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataRequest } from '../../shared/data-desk/data-request.ts';
import { errorText } from '../app/api/error-text.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { fileName, saveFile } from '../ui/save-file.ts';
import { PrintedList } from '../lists/export/printed-list.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { PrintIcon, DownloadIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { TrashIcon } from '../ui/staff-icons.tsx';
import { useDataRequest, useExport, type Chosen } from './data-desk-queries.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useExportRows, type ExportRow } from './export-rows.ts';
import { FoundParts } from './found-parts.tsx';
import { ReceiptView } from './receipt-view.tsx';
import styles from './data-desk.module.css';

const COLUMNS = ['part', 'what', 'value'] as const;
const NOBODY: Chosen = { userForms: [], cards: [] };

/** The acts on what is chosen: giving it out as a file or on paper, and erasing it. */
function ChosenActs({ request, chosen }: { request: DataRequest; chosen: Chosen }) {
  const { t } = useTranslation();
  const [isErasing, setErasing] = useState(false);
  const [printed, setPrinted] = useState<readonly ExportRow[]>();
  const { mutate, isPending, error } = useExport(request._id);
  const rowsOf = useExportRows();
  const count = chosen.userForms.length + chosen.cards.length;
  const save = () =>
    mutate(chosen, {
      onSuccess: (all) =>
        saveFile(
          fileName([t('dataDesk.file'), all.at.slice(0, 10)], 'json'),
          JSON.stringify(all, null, 2),
          'application/json',
        ),
    });
  const print = () => mutate(chosen, { onSuccess: (all) => setPrinted(rowsOf(all)) });
  return (
    <div className={styles.acts}>
      {error && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      <Row gap={2} align="center">
        <output className={styles.count}>{t('dataDesk.chosen', { count })}</output>
        <Button variant="secondary" icon={<DownloadIcon />} disabled={count === 0 || isPending} onClick={save}>
          {t('dataDesk.save')}
        </Button>
        <Button variant="secondary" icon={<PrintIcon />} disabled={count === 0 || isPending} onClick={print}>
          {t('dataDesk.print')}
        </Button>
        <Button variant="danger" icon={<TrashIcon />} disabled={count === 0} onClick={() => setErasing(true)}>
          {t('dataDesk.erase.open')}
        </Button>
      </Row>
      {isErasing && <EraseDialog request={request} chosen={chosen} onClose={() => setErasing(false)} />}
      {printed && (
        <PrintedList
          title={t('dataDesk.paper.title')}
          about={[t('dataDesk.paper.about')]}
          atText={(time) => t('dataDesk.paper.at', { time })}
          columns={COLUMNS.map((key) => ({
            key,
            header: t(`dataDesk.paper.${key}`),
            value: (row: ExportRow) => row[key],
          }))}
          rows={printed}
          isAsked
        />
      )}
    </div>
  );
}

function Found({ request }: { request: DataRequest }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(NOBODY);
  const { state, receipt, userForms, cards, permits, lines, users } = request;
  const isEmpty = [userForms, cards, permits, lines, users].every((part) => part.length === 0);
  return (
    <>
      {request.isCut && (
        <Alert kind="info" live="status">
          <p>{t('dataDesk.cut')}</p>
        </Alert>
      )}
      {state === 'erasing' && <Skeleton lines={2} label={t('dataDesk.erase.going')} />}
      {state === 'erased' && receipt && (
        <Panel title={t('dataDesk.receipt.title')} beside={<PrintPage />}>
          <ReceiptView receipt={receipt} />
        </Panel>
      )}
      {isEmpty && state === 'found' && <EmptyState text={t('dataDesk.nobody')} example={t('dataDesk.nobodyHint')} />}
      {(state === 'found' || state === 'planned' || state === 'planning') && userForms.length + cards.length > 0 && (
        <ChosenActs request={request} chosen={chosen} />
      )}
      <FoundParts request={request} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

function PrintPage() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" isSmall icon={<PrintIcon />} onClick={() => window.print()}>
      {t('dataDesk.print')}
    </Button>
  );
}

/** What the company keeps of one person. */
export function RequestPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDataRequest(id);
  return (
    <StaffPage title={t('dataDesk.request')} back={{ to: staffPaths.dataDesk, label: t('dataDesk.title') }}>
      <Stack gap={4}>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={6} label={t('common.loading')} />}
        {data?.isDelayed && <p>{t('dataDesk.delayed')}</p>}
        {data?.state === 'searching' && (
          <Panel title={t('dataDesk.searching')}>
            <output>{t('dataDesk.looked', { count: data.looked })}</output>
          </Panel>
        )}
        {data && data.state !== 'searching' && <Found request={data} />}
      </Stack>
    </StaffPage>
  );
}
