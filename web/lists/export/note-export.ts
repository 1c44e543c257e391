import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { call } from '../../app/api/call.ts';

/** The most characters of a title that the log takes. */
const LONGEST = 100;

/** Tells the security log of a file or print; what is on the screen already does not wait for it. */
export function noteExport(list: string, rows: number): void {
  call(securityLogApi.noteExport, { body: { list: list.slice(0, LONGEST), rows } }).catch(() => undefined);
}
