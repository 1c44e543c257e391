// <PrintedList title={t('…')} about={[…]} columns={columns} rows={rows} onPrinted={close} />: a list for paper; it opens the print dialog.
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../ui/use-date-time.ts';
import type { CsvCell } from './csv.ts';
import styles from './printed-list.module.css';

type PrintedListProps<Row> = {
  title: string;
  about: readonly string[];
  columns: readonly { key: string; header: string; value: (row: Row) => CsvCell }[];
  rows: readonly Row[];
  onPrinted: () => void;
};

/** Opens the print dialog once; the browser goes on when it is closed. */
function usePrinting(onPrinted: () => void): void {
  const told = useRef(onPrinted);
  useEffect(() => {
    const done = told.current;
    const { dataset } = document.documentElement;
    dataset['printed'] = 'list';
    window.addEventListener('afterprint', done);
    // After the list is drawn.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      delete dataset['printed'];
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, []);
}

export function PrintedList<Row extends { _id: string }>(props: PrintedListProps<Row>) {
  const { title, about, columns, rows, onPrinted } = props;
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const [at] = useState(() => new Date().toISOString());
  usePrinting(onPrinted);
  return createPortal(
    <section className={styles.printed} aria-hidden="true">
      <h1>{title}</h1>
      <p>{about.join(' · ')}</p>
      <p>{t('lists.printedAt', { time: dateTime(at) })}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              {columns.map(({ key, value }) => (
                <td key={key}>{value(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
