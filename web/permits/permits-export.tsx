import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import { permitStateKey } from '../../shared/permits/permit-state.ts';
import type { PermitRow } from '../../shared/permits/permit.ts';
import { csvText } from '../lists/csv.ts';
import { fileName, saveFile } from '../lists/save-file.ts';
import { Button } from '../ui/button.tsx';

/** Saves the shown rows as a file for a spreadsheet, and prints them. */
export function PermitsExport({ rows }: { rows: readonly PermitRow[] | undefined }) {
  const { t } = useTranslation();
  const save = () => {
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
    const name = fileName([t('permits.list.caption'), localDate(new Date())], 'csv');
    saveFile(name, csvText([head, ...lines]), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <Button variant="secondary" disabled={!rows?.length} onClick={save}>
        {t('permits.list.export')}
      </Button>
      <Button variant="secondary" disabled={!rows?.length} onClick={() => window.print()}>
        {t('permits.list.print')}
      </Button>
    </>
  );
}
