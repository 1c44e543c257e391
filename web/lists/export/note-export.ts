import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { call } from '../../app/api/call.ts';

/** Tells the security log of a file or print; what is on the screen already does not wait for it. */
export function noteExport(list: string, rows: number): void {
  call(securityLogApi.noteExport, { body: { list, rows } }).catch(() => undefined);
}
