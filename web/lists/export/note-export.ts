import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { LIST_TITLE_CHARACTERS } from '../../../shared/security-log/security-log-limits.ts';
import { call } from '../../app/api/call.ts';
import { usePageTitle } from '../page-frame.ts';

/** Tells the security log of a file or print; what is on the screen already does not wait for it. */
export function noteExport(list: string, rows: number): void {
  call(securityLogApi.noteExport, { body: { list: list.slice(0, LIST_TITLE_CHARACTERS), rows } }).catch(
    () => undefined,
  );
}

/** Notes exports of a list by its title and that of the page around it, which names the form or the site. */
export function useNoteExport(title: string): (rows: number) => void {
  const page = usePageTitle();
  const list = page === '' || page === title ? title : `${title}: ${page}`;
  return (rows) => noteExport(list, rows);
}
