// <RowsExport rows={rows} columns={columns} title={t('…')} about={[day]} />: rows that are all at hand, as a CSV file and on paper.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import { TableFileIcon } from '../looks/list-icons.tsx';
import { ToolButton } from '../looks/tool-button.tsx';
import { usePageTitle } from '../page-frame.ts';
import { csvText } from './csv.ts';
import { linesOf, type ExportColumn } from './export-lines.ts';
import { useNoteExport } from './note-export.ts';
import { PrintedList } from './printed-list.tsx';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { useBrowserPrint } from './use-browser-print.ts';

type RowsExportProps<Row> = {
  rows: readonly Row[];
  columns: readonly ExportColumn<Row>[];
  title: string;
  /** Text that identifies these rows besides the page's title. */
  about: readonly string[];
};

export function RowsExport<Row extends { _id: string }>(props: RowsExportProps<Row>) {
  const { rows, columns, title } = props;
  const { t } = useTranslation();
  const about = [usePageTitle(), ...props.about].filter((each) => each !== '' && each !== title);
  const note = useNoteExport(title);
  const { printing, print } = usePrinting(() => note(rows.length));
  const save = () => {
    note(rows.length);
    const name = fileName([title, ...about, localDate(new Date())], 'csv');
    saveFile(name, csvText(linesOf(columns, rows)), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <ToolButton label={t('lists.exportCsv')} icon={<TableFileIcon />} onClick={save} />
      <ToolButton label={t('lists.print')} icon={<PrintIcon />} onClick={print} />
      {printing && (
        <PrintedList
          title={title}
          about={about}
          atText={(time) => t('lists.printedAt', { time })}
          columns={columns}
          rows={rows}
          isAsked={printing === 'asked'}
        />
      )}
    </>
  );
}

/** Whether rows at hand are being printed, by a button or by the browser's own ways. */
export function usePrinting(onPrint: () => void) {
  const [printing, setPrinting] = useState<'asked' | 'browser'>();
  const print = () => {
    onPrint();
    setPrinting('asked');
  };
  useBrowserPrint({
    printAll: print,
    showAtHand: () => setPrinting((now) => now ?? 'browser'),
    onPrinted: () => setPrinting(undefined),
  });
  return { printing, print };
}
