import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { permitStateKey } from '../../../shared/permits/permit-state.ts';
import type { PermitRow } from '../../../shared/permits/permit.ts';
import { csvText } from '../../lists/export/csv.ts';
import { useNoteExport } from '../../lists/export/note-export.ts';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { TableFileIcon } from '../../lists/looks/list-icons.tsx';
import { ToolButton } from '../../lists/looks/tool-button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';

/** Saves the displayed rows as a spreadsheet file, and prints them. */
export function PermitsExport({ rows }: { rows: readonly PermitRow[] | undefined }) {
  const { t } = useTranslation();
  const title = t('permits.list.caption');
  const noteRows = useNoteExport(title);
  const note = () => noteRows(rows?.length ?? 0);
  const print = () => {
    note();
    window.print();
  };
  const save = () => {
    note();
    const head = (['number', 'name', 'form', 'state', 'start', 'end', 'from', 'until', 'role', 'waiting'] as const).map(
      (name) => t(`permits.csv.${name}`),
    );
    const lines = (rows ?? []).map((row) => [
      row.number,
      row.name,
      row.formName,
      t(`permits.state.${permitStateKey(row.state)}`),
      row.startDate,
      row.endTime,
      row.dailyStartTime,
      row.dailyEndTime,
      row.pendingRole && t(`permits.role.${row.pendingRole}`),
      row.waitingFor,
    ]);
    const name = fileName([title, localDate(new Date())], 'csv');
    saveFile(name, csvText([head, ...lines]), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <ToolButton label={t('permits.list.export')} icon={<TableFileIcon />} disabled={!rows?.length} onClick={save} />
      <ToolButton label={t('permits.list.print')} icon={<PrintIcon />} disabled={!rows?.length} onClick={print} />
    </>
  );
}
