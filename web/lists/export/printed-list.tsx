// <PrintedList title={t('…')} about={[…]} columns={columns} rows={rows} isAsked />: a list for paper; where it is asked for, it opens the print dialog.
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDateTime } from '../../ui/use-date-time.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CsvCell } from './csv.ts';
import styles from './printed-list.module.css';

type PrintedListProps<Row> = {
  title: string;
  about: readonly string[];
  /** Says when it was printed. */
  atText: (time: string) => string;
  columns: readonly { key: string; header: string; value: (row: Row) => CsvCell }[];
  rows: readonly Row[];
  /** Whether to open the print dialog; otherwise the browser has opened it. */
  isAsked: boolean;
};

/** More columns than these are on a sheet across, whose words have room. */
const UPRIGHT_COLUMNS = 7;
/** A word that may break on paper, as an address does; a shorter one, a date or a tax number keeps its column wide enough. */
const LONG_WORD = /\S{18}/;

/** Replaces the page on paper with the list; opens the print dialog after rendering if asked to. */
function usePrinting(isAsked: boolean): void {
  // A layout effect runs before the browser continues its own printing.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['printed'] = 'list';
    const frame = isAsked ? requestAnimationFrame(() => window.print()) : 0;
    return () => {
      delete dataset['printed'];
      cancelAnimationFrame(frame);
    };
  }, [isAsked]);
}

export function PrintedList<Row extends { _id: string }>(props: PrintedListProps<Row>) {
  const { title, about, atText, columns, rows, isAsked } = props;
  const dateTime = useDateTime();
  const [at] = useState(() => new Date().toISOString());
  usePrinting(isAsked);
  return createPortal(
    <section className={classNames(styles.printed, columns.length > UPRIGHT_COLUMNS && styles.wide)} aria-hidden="true">
      <h1>{title}</h1>
      <p>{about.join(' · ')}</p>
      <p>{atText(dateTime(at))}</p>
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
                <Cell key={key} value={value(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}

function Cell({ value }: { value: CsvCell }) {
  return <td className={LONG_WORD.test(String(value)) ? styles.long : undefined}>{value}</td>;
}
