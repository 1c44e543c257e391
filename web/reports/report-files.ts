import type { TFunction } from 'i18next';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { csvText, type CsvCell } from '../lists/export/csv.ts';
import { fileName, saveFile } from '../ui/save-file.ts';

type Report = { month: string; rows: readonly BillingRow[] };

const nameOf = (t: TFunction, month: string, ending: string) => fileName([t('reports.fileName'), month], ending);

function billedRows(t: TFunction, rows: readonly BillingRow[]) {
  return rows.flatMap(({ company, counts }) =>
    counts.map(({ inductionForm: { name, pin }, inductionCount }) => ({
      company,
      form: name || t('reports.removedForm'),
      pin,
      inductionCount,
    })),
  );
}

function droppedRows(t: TFunction, rows: readonly BillingRow[]) {
  return rows.flatMap(({ company, dropped }) =>
    dropped.map(({ user, reason }) => ({ company, user, reason: t(`reports.reasons.${reason}`) })),
  );
}

/** One table: each row says whether it is billed. */
export function saveCsv(t: TFunction, { month, rows }: Report): void {
  const [yes, no] = [t('reports.billed'), t('reports.notBilled')];
  const head = ['month', 'company', 'kind', 'form', 'pin', 'count', 'person', 'reason'] as const;
  const table: CsvCell[][] = [
    head.map((column) => t(`reports.columns.${column}`)),
    ...billedRows(t, rows).map(({ company, form, pin, inductionCount }) => [
      month,
      company,
      yes,
      form,
      pin,
      inductionCount,
      null,
      null,
    ]),
    ...droppedRows(t, rows).map(({ company, user, reason }) => [month, company, no, null, null, null, user, reason]),
  ];
  saveFile(nameOf(t, month, 'csv'), csvText(table), 'text/csv;charset=utf-8');
}

/** A sheet of billed and a sheet of unbilled inductions; its code is loaded on demand. */
export async function saveWorkbook(t: TFunction, { month, rows }: Report): Promise<void> {
  const { workbook, WORKBOOK_TYPE } = await import('../lists/export/workbook.ts');
  const columns = (...names: ('month' | 'company' | 'form' | 'pin' | 'count' | 'person' | 'reason')[]) =>
    names.map((name) => t(`reports.columns.${name}`));
  const content = workbook([
    {
      name: t('reports.billed'),
      widths: [10, 30, 40, 10, 12],
      rows: [
        columns('month', 'company', 'form', 'pin', 'count'),
        ...billedRows(t, rows).map(({ company, form, pin, inductionCount }) => [
          month,
          company,
          form,
          pin,
          inductionCount,
        ]),
      ],
    },
    {
      name: t('reports.notBilled'),
      widths: [10, 30, 40, 20],
      rows: [
        columns('month', 'company', 'person', 'reason'),
        ...droppedRows(t, rows).map(({ company, user, reason }) => [month, company, user, reason]),
      ],
    },
  ]);
  saveFile(nameOf(t, month, 'xlsx'), content, WORKBOOK_TYPE);
}
