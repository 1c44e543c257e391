import type { QueryClient } from '@tanstack/react-query';
import { marksReady } from '../../evidence/print/marks-ready.ts';
import { noteExport } from '../../lists/export/note-export.ts';

/** Waits until every picture below an element has loaded or failed. */
async function picturesReady(root: ParentNode): Promise<void> {
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    }),
  );
}

/** Waits until the pictures below an element and the marks of evidence have come or failed. */
export async function reportsReady(root: ParentNode, queryClient: QueryClient): Promise<void> {
  await Promise.all([picturesReady(root), marksReady(queryClient)]);
}

/** What the security log tells of a print. */
export type Printed = { title: string; count: number };

/** Opens the print dialog once the reports below an element are ready. */
export async function printWhenReady(root: ParentNode, queryClient: QueryClient, printed: Printed): Promise<void> {
  await reportsReady(root, queryClient);
  printReports(printed);
}

export function printReports({ title, count }: Printed): void {
  noteExport(title, count);
  window.print();
}
