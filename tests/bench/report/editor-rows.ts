import type { MeasuredEditor } from '../editor/measured-editor.ts';
import type { Row } from './row.ts';

/** What an author waits for in the largest form; a machine that does other work besides is slower, so there is no gate. */
export function editorRows({ pages, blocks, typing, choosingPage, movingPage }: MeasuredEditor): Row[] {
  const row = (what: string, milliseconds: number): Row => ({
    item: 'editor',
    what: `${what} in a form of ${pages} pages with ${blocks} blocks each, from the press to the frame after it, median`,
    measured: `${Math.round(milliseconds)} ms`,
    gate: '',
    verdict: '',
  });
  return [row('a letter typed', typing), row('another page chosen', choosingPage), row('a page moved', movingPage)];
}
