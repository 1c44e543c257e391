/** Waits until every picture under an element is there, or is known not to come. */
export async function picturesReady(root: ParentNode): Promise<void> {
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    }),
  );
}

/** Opens the print dialog once every picture under an element is there. */
export async function printWhenReady(root: ParentNode): Promise<void> {
  await picturesReady(root);
  window.print();
}
