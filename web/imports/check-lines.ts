import type { ImportColumn, ImportKind, ImportLine, ImportTexts } from './import-kind.ts';
import { readTable } from '../lists/export/read-table.ts';

/** A file whose first line names no required column, and the columns that it lacks. */
export type Unreadable<Draft> = { lacking: readonly ImportColumn<Draft>[] };

type Checked<Draft> = { lines: ImportLine<Draft>[]; shown: readonly ImportColumn<Draft>[]; unknown: readonly string[] };

const named = <Draft>({ names, header }: ImportColumn<Draft>, heading: string) =>
  [...names.fi, ...names.en, header.toLowerCase()].includes(heading.toLowerCase().replace(/\s*\*$/u, ''));

/** Reads a file against the columns of its kind: each line with what is wrong with it. Nothing is sent. */
export function checkLines<Draft extends object>(
  text: string,
  kind: ImportKind<Draft>,
  { existing, texts }: { existing: ReadonlySet<string>; texts: ImportTexts },
): Checked<Draft> | Unreadable<Draft> {
  const [head, ...rows] = readTable(text);
  const headings = head?.cells ?? [];
  const placeOf = (column: ImportColumn<Draft>) => headings.findIndex((heading) => named(column, heading));
  const lacking = kind.columns.filter((column) => column.isRequired && placeOf(column) < 0);
  if (lacking.length > 0) return { lacking };
  const shown = kind.columns.filter((column) => placeOf(column) >= 0);
  const unknown = headings.filter((heading) => heading !== '' && !shown.some((column) => named(column, heading)));
  const firstLines = new Map<string, number>();
  const lines = rows.map(({ line, cells: all }) => {
    const cells = shown.map((column) => all[placeOf(column)] ?? '');
    const { draft, faults: inCells } = readLine(cells, { shown, empty: kind.empty, missing: texts.missing });
    const asWhole = inCells.length === 0 ? (kind.faultsOf?.(draft) ?? []) : [];
    const extra = all.slice(headings.length).some((cell) => cell !== '') ? [texts.extra] : [];
    const faults = [...inCells, ...asWhole, ...extra];
    const identity = kind.identity(draft);
    if (identity === '') return { line, cells, draft, faults };
    const first = firstLines.get(identity);
    if (first === undefined) firstLines.set(identity, line);
    const same = first === undefined ? [] : [texts.repeated(first)];
    const known = existing.has(identity) ? [texts.exists] : [];
    return { line, cells, draft, faults: [...faults, ...same, ...known] };
  });
  return { lines, shown, unknown };
}

type Reading<Draft> = { shown: readonly ImportColumn<Draft>[]; empty: Draft; missing: string };

function readLine<Draft extends object>(cells: readonly string[], { shown, empty, missing }: Reading<Draft>) {
  const faults: string[] = [];
  const draft = { ...empty };
  for (const [place, column] of shown.entries()) {
    const cell = cells[place] ?? '';
    if (cell === '') {
      if (column.isRequired) faults.push(`${column.header}: ${missing}`);
      continue;
    }
    const read = column.read(cell);
    if ('fault' in read) faults.push(`${column.header}: ${read.fault}`);
    else Object.assign(draft, read.value);
  }
  return { draft, faults };
}
