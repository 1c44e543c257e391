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

/** Opens the print dialog after every picture below an element has loaded or failed. */
export async function printWhenReady(root: ParentNode): Promise<void> {
  await picturesReady(root);
  window.print();
}
