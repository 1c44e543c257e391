import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { LoadedPages } from '../../../web/lists/list/list-pages.ts';
import { listKey } from '../../../web/lists/list/use-cursor-list.ts';
import { putApproval } from '../../../web/approval/review/approval-cache.ts';
import type { InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import type { UserForm, UserFormRow } from '../../../shared/user-forms/user-form.ts';

const row = (_id: string, approved: boolean) =>
  ({ _id, meta: { signed: '2026-11-20T05:05:00.000Z', approved, archived: false } }) as UserFormRow;
const form = (_id: string, waitingCount: number) => ({ _id, waitingCount }) as InductionFormRow;
const pagesOf = <Row>(...pages: Row[][]) => ({
  pages: pages.map((items) => ({ items, nextCursor: null })),
  pageParams: pages.map(() => undefined),
});

function store() {
  const queryClient = new QueryClient();
  const all = [...listKey('user-forms', 'form-1'), { state: 'all' }, 20];
  const waiting = [...listKey('user-forms', 'form-1'), { state: 'waiting' }, 20];
  const other = [...listKey('user-forms', 'form-2'), { state: 'all' }, 20];
  const forms = [...listKey('induction-forms', ''), {}, 20];
  queryClient.setQueryData(all, pagesOf([row('a', false)], [row('b', false), row('c', true)]));
  queryClient.setQueryData(waiting, pagesOf([row('a', false), row('b', false)]));
  queryClient.setQueryData(other, pagesOf([row('d', false)]));
  queryClient.setQueryData(forms, pagesOf([form('form-1', 2), form('form-2', 1)]));
  const approvals = (key: readonly unknown[]) =>
    queryClient
      .getQueryData<LoadedPages<UserFormRow>>(key)
      ?.pages.flatMap(({ items }) => items.map(({ _id, meta }) => [_id, meta.approved]));
  const counts = () =>
    queryClient
      .getQueryData<LoadedPages<InductionFormRow>>(forms)
      ?.pages.flatMap(({ items }) => items.map(({ waitingCount }) => waitingCount));
  const put = (_id: string, approved: boolean, archived = false) =>
    putApproval(queryClient, {
      _id,
      meta: { approved, archived, needsApproval: true, sourceFormId: 'form-1' } as UserForm['meta'],
    });
  return { put, all: () => approvals(all), waiting: () => approvals(waiting), other: () => approvals(other), counts };
}

describe('the lists after an approval', () => {
  test('show it in every list of the form, with the rows in their places', () => {
    const { put, all, waiting, other } = store();
    put('b', true);
    expect(all()).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    expect(waiting()).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(other()).toEqual([['d', false]]);
  });

  test('count one less that waits, and one more when it is taken back', () => {
    const { put, counts } = store();
    put('b', true);
    expect(counts()).toEqual([1, 1]);
    put('b', false);
    expect(counts()).toEqual([2, 1]);
  });

  test('never count fewer than none, and leave the count alone for an archived induction', () => {
    const { put, counts } = store();
    put('b', true, true);
    expect(counts()).toEqual([2, 1]);
    for (const id of ['a', 'b', 'c']) put(id, true);
    expect(counts()).toEqual([0, 1]);
  });
});
