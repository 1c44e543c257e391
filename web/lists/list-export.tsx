// <ListExport list={list} load={design.load} columns={columns} title={t('…')} about={[filter, …]} />: the rows that the search and
// filters leave, all of them, as a CSV file and on paper.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import { errorText } from '../app/error-text.ts';
import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { csvText, type CsvCell } from './csv.ts';
import styles from './list-export.module.css';
import type { LoadPage, Shown } from './list-pages.ts';
import type { ListSort, ListState } from './list-state.ts';
import { usePageTitle } from './page-frame.ts';
import { PrintedList } from './printed-list.tsx';
import { fileName, saveFile } from './save-file.ts';
import { useAllRows } from './use-all-rows.ts';
import { useBrowserPrint } from './use-browser-print.ts';

export type ExportColumn<Row> = { key: string; header: string; value: (row: Row) => CsvCell };

/** What is on paper; `isAsked` where the dialog is still to be opened. */
type Printed<Row> = { rows: readonly Row[]; isAsked: boolean };

type ListExportProps<Row, State extends string, Sort extends string> = {
  list: { state: ListState<State, Sort>; shown: Shown<Row> | undefined };
  load: LoadPage<Row, State, Sort>;
  columns: readonly ExportColumn<Row>[];
  title: string;
  /** What else, beside the page around, tells these rows from others: the filter. */
  about: readonly string[];
};

export function ListExport<Row extends { _id: string }, State extends string, Sort extends string = ListSort>(
  props: ListExportProps<Row, State, Sort>,
) {
  const { list, load, columns, title } = props;
  const { t } = useTranslation();
  const about = [usePageTitle(), ...props.about].filter((each) => each !== '' && each !== title);
  const all = useAllRows(list.state, load);
  const [printed, setPrinted] = useState<Printed<Row>>();
  const printAll = () => all.collect((rows) => setPrinted({ rows, isAsked: true }));
  const closePrinted = () => setPrinted(undefined);
  const { shown } = list;
  useBrowserPrint({
    printAll,
    showAtHand: () => !printed && shown && setPrinted({ rows: shown.rows, isAsked: false }),
    onPrinted: closePrinted,
  });
  const save = (rows: readonly Row[]) => {
    const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
    const name = fileName([title, ...about, localDate(new Date())], 'csv');
    saveFile(name, csvText(lines), 'text/csv;charset=utf-8');
  };
  if (all.walkedCount !== undefined) {
    return (
      <>
        <output className={styles.progress}>{t('lists.collecting', { count: all.walkedCount })}</output>
        <Button variant="secondary" onClick={all.cancel}>
          {t('lists.stop')}
        </Button>
      </>
    );
  }
  return (
    <>
      {all.error !== undefined && (
        <p role="alert" className={styles.failure}>
          {t('lists.collectFailed', { reason: errorText(t, all.error) })}
        </p>
      )}
      <Button variant="secondary" onClick={() => all.collect(save)}>
        {t('lists.exportCsv')}
      </Button>
      <Button variant="secondary" icon={<PrintIcon />} onClick={printAll}>
        {t('lists.print')}
      </Button>
      {printed && (
        <PrintedList
          title={title}
          about={
            printed.isAsked || !shown || shown.total === shown.rows.length ? about : [...about, t('lists.rows', shown)]
          }
          columns={columns}
          rows={printed.rows}
          isAsked={printed.isAsked}
        />
      )}
    </>
  );
}
