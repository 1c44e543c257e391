import { noteExport } from '../../lists/export/note-export.ts';

/** Waits until every picture below an element has loaded or failed. */
export async function picturesReady(root: ParentNode): Promise<void> {
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    }),
  );
}

/** What the security log tells of a print. */
export type Printed = { title: string; count: number };

/** Opens the print dialog after every picture below an element has loaded or failed. */
export async function printWhenReady(root: ParentNode, printed: Printed): Promise<void> {
  await picturesReady(root);
  printReports(printed);
}

export function printReports({ title, count }: Printed): void {
  noteExport(title, count);
  window.print();
}
