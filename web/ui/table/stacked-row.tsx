// <StackedRow columns={columns} row={row} isPhone …/>: a row of two lines where no table fits: what it is, its facts, its act at the end.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser forgets an element's own role where the rows are laid out as a grid */
import { classNames } from '../class-names.ts';
import { PickBox } from '../fields/boxes/pick-box.tsx';
import { actColumn, factColumns, nameColumn, type Column, type RowSelection } from './column.ts';
import styles from './stacked-row.module.css';

type StackedRowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  selection: RowSelection<Row> | undefined;
  isPhone: boolean;
  isCurrent: boolean;
  number: number | undefined;
};

export function StackedRow<Row>({ columns, row, selection, isPhone, isCurrent, number }: StackedRowProps<Row>) {
  const name = nameColumn(columns);
  const act = actColumn(columns, isPhone);
  const facts = factColumns(columns, isPhone);
  const isChosen = selection?.isChosen(row) === true;
  return (
    <tr
      role="row"
      className={classNames(styles.row, isChosen && styles.chosen, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      aria-rowindex={number}
    >
      {selection && (
        <td role="cell" className={styles.pick}>
          <PickBox label={selection.labelOf(row)} isChecked={isChosen} onChange={() => selection.onToggle(row)} />
        </td>
      )}
      <th scope="row" role="rowheader" className={styles.name}>
        {name?.cell(row)}
      </th>
      <td
        role="cell"
        className={classNames(styles.facts, (!isPhone || facts.some(({ isWrapped }) => isWrapped)) && styles.all)}
      >
        {facts.map(({ key, header, isLabelled, isWhole, isWrapped, cell }) => {
          const fact = cell(row);
          // The last one ends in dots where it does not fit, so none that is empty may follow it.
          if (fact === null || fact === undefined || fact === '' || fact === false) return null;
          return (
            <span
              key={key}
              className={classNames(styles.fact, isWhole && styles.whole, isWrapped && styles.wrapped)}
              data-label={isLabelled ? header : undefined}
            >
              {fact}
            </span>
          );
        })}
      </td>
      {act && (
        <td role="cell" className={styles.act}>
          {act.cell(row)}
        </td>
      )}
    </tr>
  );
}
