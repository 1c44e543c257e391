// <ListExport list={list} load={design.load} columns={columns} title={t('…')} about={[filter, …]} />: the rows that the search and
// filters leave, all of them, as a CSV file and on paper.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { csvText } from './csv.ts';
import { linesOf, type ExportColumn } from './export-lines.ts';
import styles from './list-export.module.css';
import type { LoadPage, Shown } from '../list/list-pages.ts';
import type { ListSort, ListState } from '../list/list-state.ts';
import { GridIcon, TableFileIcon } from '../looks/list-icons.tsx';
import { ToolButton } from '../looks/tool-button.tsx';
import { useNoteExport } from './note-export.ts';
import { usePageTitle } from '../page-frame.ts';
import { PrintedList } from './printed-list.tsx';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { writeWorkbook } from './write-workbook.ts';
import { useAllRows } from '../bulk/use-all-rows.ts';
import { useBrowserPrint } from './use-browser-print.ts';

/** The printed rows; `isAsked` while the print dialog has still to open. */
type Printed<Row> = { rows: readonly Row[]; isAsked: boolean };

type ListExportProps<Row, State extends string, Sort extends string> = {
  list: { state: ListState<State, Sort>; shown: Shown<Row> | undefined };
  load: LoadPage<Row, State, Sort>;
  columns: readonly ExportColumn<Row>[];
  title: string;
  /** Text that identifies these rows besides the page's title: the filter. */
  about: readonly string[];
  /** Whether the rows are to be had as a workbook too. */
  hasWorkbook?: boolean;
};

export function ListExport<Row extends { _id: string }, State extends string, Sort extends string = ListSort>(
  props: ListExportProps<Row, State, Sort>,
) {
  const { list, load, columns, title } = props;
  const { t } = useTranslation();
  const about = [usePageTitle(), ...props.about].filter((each) => each !== '' && each !== title);
  const note = useNoteExport(title);
  const all = useAllRows(list.state, load);
  const [printed, setPrinted] = useState<Printed<Row>>();
  const [failure, setFailure] = useState<unknown>();
  const printAll = () =>
    all.collect((rows) => {
      note(rows.length);
      setPrinted({ rows, isAsked: true });
    });
  const closePrinted = () => setPrinted(undefined);
  const { shown } = list;
  useBrowserPrint({
    printAll,
    showAtHand: () => !printed && shown && setPrinted({ rows: shown.rows, isAsked: false }),
    onPrinted: closePrinted,
  });
  const nameOf = (ending: string) => fileName([title, ...about, localDate(new Date())], ending);
  const save = (rows: readonly Row[]) => {
    note(rows.length);
    saveFile(nameOf('csv'), csvText(linesOf(columns, rows)), 'text/csv;charset=utf-8');
  };
  const saveWorkbook = (rows: readonly Row[]) => {
    note(rows.length);
    setFailure(undefined);
    writeWorkbook(nameOf('xlsx'), title, linesOf(columns, rows)).catch(setFailure);
  };
  const error = all.error ?? failure;
  if (all.walkedCount !== undefined) {
    return (
      <>
        <output className={styles.progress}>{t('lists.collecting', { count: all.walkedCount })}</output>
        <Button variant="secondary" isSmall onClick={all.cancel}>
          {t('lists.stop')}
        </Button>
      </>
    );
  }
  return (
    <>
      {error !== undefined && (
        <p role="alert" className={styles.failure}>
          {t('lists.collectFailed', { reason: errorText(t, error) })}
        </p>
      )}
      <ToolButton label={t('lists.exportCsv')} icon={<TableFileIcon />} onClick={() => all.collect(save)} />
      {props.hasWorkbook && (
        <ToolButton label={t('lists.exportXlsx')} icon={<GridIcon />} onClick={() => all.collect(saveWorkbook)} />
      )}
      <ToolButton label={t('lists.print')} icon={<PrintIcon />} onClick={printAll} />
      {printed && (
        <PrintedList
          title={title}
          about={
            printed.isAsked || !shown || shown.total === shown.rows.length ? about : [...about, t('lists.rows', shown)]
          }
          atText={(time) => t('lists.printedAt', { time })}
          columns={columns}
          rows={printed.rows}
          isAsked={printed.isAsked}
        />
      )}
    </>
  );
}
