import type { Place } from './verdicts.ts';

type Cell = { caller: string; place: Place; verdict: string };

const LEGEND = `# Who may call what

Every endpoint was called by every kind of caller, about a thing of the first company and about one of the other, and answered so.
The expectation is written by hand in \`tests/functions/permissions/rows.ts\`; this page is what was found.

- \`+\` let in, \`*\` let in also where the thing is the other company's, \`o\` only there, \`.\` refused with 401, 403 or 404
- "let in" says nothing of what the call then does: a proof may be missing, a version stale
- the stranger belongs to the other company and has every role but root
`;

/** The answers to every call as one readable page. */
export class PermissionsPage {
  readonly #cells = new Map<string, Cell[]>();

  add(endpoint: string, cell: Cell): void {
    this.#cells.set(endpoint, [...(this.#cells.get(endpoint) ?? []), cell]);
  }

  text(callers: readonly string[]): string {
    const width = Math.max(...[...this.#cells.keys()].map(({ length }) => length)) + 1;
    const heads = callers.map((caller, index) => `${' '.repeat(width)}${'| '.repeat(index)}${caller}`);
    const lines = [...this.#cells].map(([endpoint, cells]) => {
      const marks = callers.map((caller) => markOf(cells.filter((cell) => cell.caller === caller)));
      return `${endpoint.padEnd(width)}${marks.join(' ')}`;
    });
    const total = [...this.#cells.values()].reduce((sum, cells) => sum + cells.length, 0);
    return `${LEGEND}\n${total} calls, none answered otherwise than expected.\n\n\`\`\`text\n${[...heads, ...lines].join('\n')}\n\`\`\`\n`;
  }
}

function markOf(cells: readonly Cell[]): string {
  const isLetIn = (place: Place) => cells.some((cell) => cell.place === place && cell.verdict === 'yes');
  if (isLetIn('other company') && isLetIn('own company')) return '*';
  if (isLetIn('other company')) return 'o';
  return isLetIn('own company') || isLetIn('nothing') ? '+' : '.';
}
