type Page<Row> = { items: readonly Row[]; nextCursor: string | null };

/** Every row of a list, page after page of a hundred. */
export async function walkPages<Row>(
  load: (query: { limit: string; cursor: string | undefined }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await load({ limit: '100', cursor });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
