import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { entryOf } from './worker-chunks.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The list that Vite writes into a script: the files of what it imports later. */
const LIST = /(m\.f\s*=\s*)(\[[^\]]*\])/;
/** An import of a file, up to the places of its files in the list. */
const LATER = (file: string) => new RegExp(`(\\./${file}["'\`]\\)[^]*?__vite__mapDeps\\(\\[)([^\\]]*)(\\])`, 'g');
/** Rules for every printed page: they are loaded with their own screen alone. */
const OF_ALL_PAPER = /@page\s*\{/;

const cssOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];
const nameOf = (file: string) => file.replace(/^assets\//, '');

/** One file with the styles of all staff screens, so that none of them waits for a style of its own; scripts then name it alone. */
export function gatherStaffStyles(bundle: Bundle, staff: string): { fileName: string; source: string } {
  const { fileName: entry } = entryOf(bundle);
  const ofStaff = reached(bundle, staff, entry);
  const files = stylesOf(bundle, ofStaff);
  const source = files.map((file) => textOf(bundle, file)).join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/staff-styles-${hash}.css`;
  const taken = new Set(files);
  const before = reached(bundle, entry, staff);
  for (const chunk of ofStaff) if (!before.has(chunk)) nameInList(chunk, taken, fileName);
  for (const chunk of before) nameForImport(chunk, { staff, taken, fileName });
  return { fileName, source };
}

/** The scripts that one leads to, then or later, each after those that it imports; without what leads through another. */
function reached(bundle: Bundle, first: string, apart?: string): Set<Chunk> {
  const seen = new Set<string>();
  const chunks = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || name === apart || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports) add(next);
    chunks.add(chunk);
    for (const next of chunk.dynamicImports) add(next);
  };
  add(first);
  return chunks;
}

/** The styles of scripts in the order in which a visit may load them. */
function stylesOf(bundle: Bundle, chunks: ReadonlySet<Chunk>): string[] {
  const files = new Set([...chunks].flatMap(cssOf));
  return [...files].filter((file) => !OF_ALL_PAPER.test(textOf(bundle, file)));
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is no style of the site.`);
  return String(asset.source);
}

function nameInList(chunk: Chunk, taken: ReadonlySet<string>, fileName: string): void {
  chunk.code = chunk.code.replace(LIST, (_, start: string, list: string) => {
    const named = (JSON.parse(list) as string[]).map((file) => (taken.has(file) ? fileName : file));
    return start + JSON.stringify(named);
  });
}

type Told = { staff: string; taken: ReadonlySet<string>; fileName: string };

/** Lets an import of the staff's shell load the one file in place of the shell's styles. */
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
