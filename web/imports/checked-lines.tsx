import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { ImportColumn, ImportLine } from './import-kind.ts';
import styles from './imports.module.css';
import type { RunningImport } from './use-import.ts';

type Line = ImportLine<object>;
type CheckedLinesProps = {
  checked: {
    lines: readonly Line[];
    shown: readonly Pick<ImportColumn<never>, 'header'>[];
    unknown: readonly string[];
  };
  running: RunningImport;
  doneText: string;
  children: ReactNode;
};

/** What became of a line, or what is wrong with it. */
function LineState({ line, running }: { line: Line; running: RunningImport }) {
  const { t } = useTranslation();
  const state = running.stateOf(line.line);
  if (state === 'done') return <Tag tone="workApproved">{t('imports.made')}</Tag>;
  if (state) return <span className={styles.fault}>{errorText(t, state.error)}</span>;
  if (line.faults.length === 0) return t('imports.ready');
  return <span className={styles.fault}>{line.faults.join(' ')}</span>;
}

/** The lines of a file with what is wrong with each; the acts are its children. */
export function CheckedLines({ checked, running, doneText, children }: CheckedLinesProps) {
  const { t } = useTranslation();
  const { lines, shown, unknown } = checked;
  const faulty = lines.filter(({ faults }) => faults.length > 0).length;
  const columns: Column<Line>[] = [
    { key: 'line', header: t('imports.line'), isNumeric: true, phone: 1, isLabelled: true, cell: ({ line }) => line },
    ...shown.map(({ header }, place): Column<Line> => ({
      key: header,
      header,
      share: 2,
      isName: place === 0,
      ...(place === 1 && { phone: 2 }),
      cell: ({ cells }) => cells[place],
    })),
    {
      key: 'state',
      header: t('imports.state'),
      share: 4,
      phone: 3,
      isWrapped: true,
      cell: (line) => <LineState line={line} running={running} />,
    },
  ];
  return (
    <Stack gap={3}>
      {unknown.length > 0 && (
        <Alert kind="info">
          <p>{t('imports.unknown', { count: unknown.length, columns: unknown.join(', ') })}</p>
        </Alert>
      )}
      <Row gap={3} across={4} align="center" isApart>
        <output>
          {running.doneCount > 0
            ? doneText
            : t(faulty > 0 ? 'imports.someFaulty' : 'imports.allReady', { count: lines.length, faulty })}
        </output>
        {children}
      </Row>
      <DataTable caption={t('imports.lines')} columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
    </Stack>
  );
}
