import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { chunkOf, deskScreens, entryOf, type Modules } from './worker-chunks.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Style = { fileName: string; source: string };

/** The list that Vite writes into a script: the files of what it imports later. */
const LIST = /(m\.f\s*=\s*)(\[[^\]]*\])/;
/** An import of a file, up to the places of its files in the list. */
const LATER = (file: string) => new RegExp(`(\\./${file}["'\`]\\)[^]*?__vite__mapDeps\\(\\[)([^\\]]*)(\\])`, 'g');
/** Rules for every printed page: they are loaded with their own screen alone. */
const OF_ALL_PAPER = /@page\s*\{/;

const cssOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];
const nameOf = (file: string) => file.replace(/^assets\//, '');

/**
 * One file with the styles of staff's shell and first screens, and one with those of all others but a desk's, so that none of them waits
 * for several; scripts then name these alone.
 */
export function gatherStaffStyles(
  bundle: Bundle,
  [staff, ...others]: readonly [string, ...string[]],
  context: Modules,
): Record<'first' | 'later', Style> {
  const { fileName: entry } = entryOf(bundle);
  const ofDesk = deskScreens(context).map((screen) => chunkOf(bundle, screen).fileName);
  const first = stylesOf(
    bundle,
    [staff, ...others].flatMap((screen) => [...loadedWith(bundle, screen, entry)]),
  );
  const ofDay = stylesOf(bundle, reached(bundle, staff, new Set([entry, ...ofDesk])));
  const later = ofDay.filter((file) => !first.includes(file));
  const styles = { first: gather(bundle, 'staff-styles', first), later: gather(bundle, 'staff-later', later) };
  const gathered = new Map([
    ...first.map((file) => [file, styles.first.fileName] as const),
    ...later.map((file) => [file, styles.later.fileName] as const),
  ]);
  const before = reached(bundle, entry, new Set([staff]));
  for (const chunk of reached(bundle, staff, new Set([entry]))) if (!before.has(chunk)) nameInList(chunk, gathered);
  for (const chunk of before) nameForImport(chunk, { staff, taken: gathered, fileName: styles.first.fileName });
  return styles;
}

function gather(bundle: Bundle, name: string, files: readonly string[]): Style {
  const source = files.map((file) => textOf(bundle, file)).join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.css`, source };
}

/** The scripts that one imports with it, each after those that it imports itself. */
function loadedWith(bundle: Bundle, screen: string, apart: string): Set<Chunk> {
  return reached(bundle, screen, new Set([apart]), ({ imports }) => imports);
}

/** The scripts that one leads to, then or later, each after those that it imports; without what leads through others. */
function reached(
  bundle: Bundle,
  first: string,
  apart: ReadonlySet<string>,
  leadsTo = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports],
): Set<Chunk> {
  const seen = new Set<string>();
  const chunks = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || apart.has(name) || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports) add(next);
    chunks.add(chunk);
    for (const next of leadsTo(chunk)) add(next);
  };
  add(first);
  return chunks;
}

/** The styles of scripts in the order in which a visit may load them. */
function stylesOf(bundle: Bundle, chunks: Iterable<Chunk>): string[] {
  const files = new Set([...chunks].flatMap(cssOf));
  return [...files].filter((file) => !OF_ALL_PAPER.test(textOf(bundle, file)));
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is no style of the site.`);
  return String(asset.source);
}

function nameInList(chunk: Chunk, gathered: ReadonlyMap<string, string>): void {
  chunk.code = chunk.code.replace(LIST, (_, start: string, list: string) => {
    const named = (JSON.parse(list) as string[]).map((file) => gathered.get(file) ?? file);
    return start + JSON.stringify(named);
  });
}

type Told = { staff: string; taken: ReadonlyMap<string, string>; fileName: string };

/** Lets an import of the staff's shell load the first file in place of the shell's styles. */
function nameForImport(chunk: Chunk, { staff, taken, fileName }: Told): void {
  const [, start = '', list] = LIST.exec(chunk.code) ?? [];
  if (list === undefined || !chunk.dynamicImports.includes(staff)) return;
  const files = JSON.parse(list) as string[];
  const later = chunk.code.replace(LATER(nameOf(staff)), (_, before: string, places: string, after: string) => {
    const others = places.split(',').filter((place) => !taken.has(files[Number(place)] ?? ''));
    return before + [...others, files.length].join(',') + after;
  });
  if (later === chunk.code) throw new Error(`${chunk.fileName} does not load the styles of ${staff}.`);
  chunk.code = later.replace(LIST, () => start + JSON.stringify([...files, fileName]));
}
