import { filesLoadedWith, type Context } from './module-graph.ts';
import { DETAILS, LATER, PASS, PLAYER, REGISTRATION } from './named-screens.ts';

/** The player's modules that staff's screens, the start page and the service worker's registration also load. */
const SHARED = /\/web\/(app|lists|ui|drafts|offline|phone|service-worker)\/|\/shared\/|\/node_modules\//;
/** The parts of forms and what takes their pictures, which staff's screens show too. */
const OF_CONTENT = /\/web\/(content|pictures)\//;
/** The worker's queue, of which the first page only reads what the phone keeps. */
const OF_QUEUE = /\/web\/offline\//;
/** The keeping of an induction's pictures, which is one file with the registration of the service worker: that forgets old ones. */
const OF_KEPT_FILES = /\/service-worker\/(worker\/)?kept-files\./;
/** The drawing of QR codes, apart from what the start page lists of passes. */
const OF_CODES = /\/qr-code\.|\/node_modules\/uqr\//;
/** The reading of a screen's own texts, which the choice of languages has on every first page, and the pass too. */
const OF_OWN_TEXTS = /\/texts\/own-texts\./;

export function playerFiles(context: Context): Map<string, string> {
  const atFirst = filesLoadedWith(PLAYER, context);
  const ofDetails = filesLoadedWith(DETAILS, context);
  const loaded = new Set([...atFirst, ...ofDetails, ...LATER.flatMap((id) => [...filesLoadedWith(id, context)])]);
  const files = new Map([...loaded].map((id) => [id, nameOfPlayerFile(id, { atFirst, ofDetails })]));
  files.delete(PLAYER);
  return files.set(REGISTRATION, 'registration');
}

type Loaded = Readonly<Record<'atFirst' | 'ofDetails', ReadonlySet<string>>>;

function nameOfPlayerFile(id: string, { atFirst, ofDetails }: Loaded): string {
  // What queues a change comes with the first page that lets a worker change something; no screen of staff needs it.
  if (OF_QUEUE.test(id) && !atFirst.has(id)) return ofDetails.has(id) ? 'details' : 'player-pages';
  if (OF_KEPT_FILES.test(id)) return 'registration';
  // The details need little of the parts beside what the first page has, and wait for no other file.
  const isSoon = atFirst.has(id) || ofDetails.has(id);
  if (SHARED.test(id)) return isSoon ? 'parts' : nameOfLaterFile(id);
  if (OF_CONTENT.test(id)) return isSoon ? 'reading' : nameOfLaterFile(id);
  if (atFirst.has(id)) return 'player';
  return ofDetails.has(id) ? 'details' : 'player-pages';
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
