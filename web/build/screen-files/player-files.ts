import { filesLoadedWith, type Context } from './module-graph.ts';
import { LATER, PASS, PLAYER } from './named-screens.ts';

/** The player's modules that staff's screens, the start page and the service worker's registration also load. */
const SHARED = /\/web\/(app|lists|ui|drafts|offline|phone|service-worker)\/|\/shared\/|\/node_modules\//;
/** The parts of forms, which staff's screens show too. */
const OF_CONTENT = /\/web\/content\//;
/** The drawing of QR codes, apart from what the start page lists of passes. */
const OF_CODES = /\/qr-code\.|\/node_modules\/uqr\//;
/** The reading of a screen's own texts, which the choice of languages has on every first page, and the pass too. */
const OF_OWN_TEXTS = /\/texts\/own-texts\./;

export function playerFiles(context: Context): Map<string, string> {
  const atFirst = filesLoadedWith(PLAYER, context);
  const loaded = new Set([...atFirst, ...LATER.flatMap((id) => [...filesLoadedWith(id, context)])]);
  const files = new Map([...loaded].map((id) => [id, nameOfPlayerFile(id, atFirst)]));
  files.delete(PLAYER);
  return files;
}

function nameOfPlayerFile(id: string, atFirst: ReadonlySet<string>): string {
  const isFirst = atFirst.has(id);
  if (!isFirst) return SHARED.test(id) || OF_CONTENT.test(id) ? nameOfLaterFile(id) : 'player-pages';
  if (SHARED.test(id)) return 'parts';
  return OF_CONTENT.test(id) ? 'reading' : 'player';
}

/** The file that the player loads later, of a module which staff's screens load too. */
export function nameOfLaterFile(id: string): 'visit' | 'content' {
  return OF_CONTENT.test(id) ? 'content' : 'visit';
}

export function passFiles(context: Context): Map<string, string> {
  const files = new Map([...filesLoadedWith(PASS, context)].map((id) => [id, nameOfPassFile(id)]));
  files.delete(PASS);
  return files;
}

function nameOfPassFile(id: string): string {
  if (OF_CODES.test(id)) return 'code';
  return OF_OWN_TEXTS.test(id) ? 'own-texts' : 'pass';
}
