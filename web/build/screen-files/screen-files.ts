import { type Context } from './module-graph.ts';
import { passFiles, playerFiles } from './player-files.ts';
import { AREAS, staffFiles } from './staff-files.ts';

type NameFile = (id: string, context: Context) => string | null;
type Group = { name: NameFile; debugName: string; priority: number };

/**
 * Groups the shared modules of the player and the staff screens into a few files instead of dozens: these compress a fifth better and load
 * without waiting for each other. A screen's entry module stays separate where its area does not name it. Groups with fewer users come last:
 * a group also takes the modules that its own modules import.
 */
export function screenFiles(): Group[] {
  const [ofPlayer, ofStaff] = [nameFiles(playerFiles), nameFiles(staffFiles)];
  const fileOf =
    (...named: readonly NameFile[]) =>
    (file: string, priority: number) => ({
      name: (id: string, context: Context) => (named.some((nameFile) => nameFile(id, context) === file) ? file : null),
      debugName: file,
      priority,
    });
  const [playerFile, staffFile, sharedFile] = [fileOf(ofPlayer), fileOf(ofStaff), fileOf(ofPlayer, ofStaff)];
  return [
    playerFile('parts', 9),
    playerFile('reading', 8),
    playerFile('player', 7),
    playerFile('details', 7),
    playerFile('registration', 7),
    // What the player loads later and staff's screens too, with what the staff's visitors share.
    sharedFile('visit', 6),
    sharedFile('content', 5),
    { name: ofPlayer, debugName: 'later', priority: 4 },
    { name: nameFiles(passFiles), debugName: 'pass', priority: 4 },
    staffFile('sheets', 3),
    staffFile('entrance', 2),
    ...['signing', 'logins', 'admin-app', 'staff-parts', ...Object.keys(AREAS)].map((file) => staffFile(file, 1)),
  ];
}

function nameFiles(filesOf: (context: Context) => ReadonlyMap<string, string>): NameFile {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => (files ??= filesOf(context)).get(id) ?? null;
}
