import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { EVIDENCE_MARK, marksReady } from '../../../web/evidence/print/marks-ready.ts';

/** Marks that come or fail when the test says so; `events` tells in which order they and the print's turn came. */
function waitingMarks(count: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const events: string[] = [];
  const marks = Array.from({ length: count }, (_, place) => {
    let resolve: (mark: string) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<string>((...ends) => {
      [resolve, reject] = ends;
    });
    const asked = queryClient.fetchQuery({ queryKey: [EVIDENCE_MARK, 'userForm', place], queryFn: () => promise });
    const ended = asked.then(
      () => events.push(`mark ${place}`),
      () => events.push(`no mark ${place}`),
    );
    return { resolve, reject, ended };
  });
  const ready = marksReady(queryClient).then(() => events.push('print'));
  return { queryClient, events, marks, ready };
}

test('a print waits for every mark that is being fetched, also for one that cannot be had', async () => {
  const { events, marks, ready } = waitingMarks(2);
  marks[1]?.reject(new Error('no network'));
  await marks[1]?.ended;
  marks[0]?.resolve('3 · 9f2c 41aa 07be d310');
  await ready;
  expect(events).toEqual(['no mark 1', 'mark 0', 'print']);
});

test('a print waits for nothing but marks', async () => {
  const { queryClient, events, ready } = waitingMarks(0);
  void queryClient.fetchQuery({ queryKey: ['other'], queryFn: () => new Promise(() => undefined) });
  await marksReady(queryClient);
  await ready;
  expect(events).toEqual(['print']);
});
