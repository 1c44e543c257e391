import type { QueryClient } from '@tanstack/react-query';

/** The first member of the keys of queries that ask for a mark. */
export const EVIDENCE_MARK = 'evidence-mark';

/** Waits until every mark that is being fetched is on the page, or could not be had. */
export async function marksReady(queryClient: QueryClient): Promise<void> {
  const isReady = () => queryClient.isFetching({ queryKey: [EVIDENCE_MARK] }) === 0;
  if (isReady()) return;
  await new Promise<void>((resolve) => {
    const leave = queryClient.getQueryCache().subscribe(() => {
      if (!isReady()) return;
      leave();
      // The page is told of an answer together with this listener: it has drawn the mark by the next task.
      setTimeout(resolve);
    });
  });
}
