import { USUAL_PERIODS } from '../../../shared/data-desk/retention-rules.ts';
import type { Row } from './row.ts';

/** The desk of personal data is an admin's alone. */
export const DATA_DESK_ROWS: Readonly<Record<string, Row>> = {
  'dataDesk.search': { who: ['admin'], body: () => ({ by: 'name', text: 'Meikäläinen' }) },
  'dataDesk.get': { who: ['admin'] },
  'dataDesk.exportAll': { who: ['admin'], body: () => ({ userForms: [], cards: [] }) },
  'dataDesk.plan': { who: ['admin'], body: () => ({ userForms: [], cards: [] }) },
  'dataDesk.erase': { who: ['admin'] },
  'dataDesk.receipts': { who: ['admin'] },
  'dataDesk.retention': { who: ['admin'] },
  'dataDesk.saveRetention': { who: ['admin'], body: () => ({ periods: USUAL_PERIODS, version: 0 }) },
};
