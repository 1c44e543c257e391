import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChosenUserForms } from '../../../shared/site-paths/staff-screen-paths.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { useChangeAddress } from '../../app/routing/use-change-address.ts';
import type { CursorList } from '../../lists/list/use-cursor-list.ts';

const PARAMETER = 'show' satisfies keyof ChosenUserForms;

/** A review of the list's inductions, one after another. */
export type Review = {
  /** The reviewed induction; undefined while the review is closed. */
  row: UserFormRow | undefined;
  /** Its number on the page, from 1. */
  place: number;
  count: number;
  hasNext: boolean;
  hasPrevious: boolean;
  open: (row: UserFormRow) => void;
  next: () => void;
  previous: () => void;
  /** Opens the next induction that waits for approval, also on later pages; closes the review after the last one. */
  nextWaiting: () => void;
  close: () => void;
  /** True after the last one, until the next review opens. */
  isThrough: boolean;
};

const isWaiting = ({ meta }: UserFormRow) => waitsForApproval(meta);

type ReviewedList = Pick<CursorList<UserFormRow, string>, 'shown' | 'state'> & {
  change: (change: { page: number }) => void;
};

/** The address holds the reviewed induction, so that returning from its page restores it. */
export function useReview({ shown, state, change }: ReviewedList): Review {
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const [isThrough, setThrough] = useState(false);
  const isTurning = useRef<'next' | 'waiting'>(null);
  const rows = shown?.rows ?? [];
  const at = rows.findIndex(({ _id }) => _id === params.get(PARAMETER));
  const show = useCallback(
    (row: UserFormRow | undefined) => {
      setThrough(false);
      changeAddress((address) => {
        if (row) address.set(PARAMETER, row._id);
        else address.delete(PARAMETER);
        return address;
      });
    },
    [changeAddress],
  );
  const turn = (why: 'next' | 'waiting') => {
    isTurning.current = why;
    change({ page: state.page + 1 });
  };
  const end = () => {
    show(undefined);
    setThrough(true);
  };
  const shownPage = shown?.page;
  useEffect(() => {
    const why = isTurning.current;
    if (!why || shownPage !== state.page || rows.length === 0) return;
    isTurning.current = null;
    const found = why === 'next' ? rows[0] : rows.find(isWaiting);
    if (found) show(found);
    else if (shown?.hasNext) turn(why);
    else end();
  });
  const hasMore = shown?.hasNext === true && state.size !== 0;
  return {
    row: rows[at],
    place: at + 1,
    count: rows.length,
    hasNext: at + 1 < rows.length || hasMore,
    hasPrevious: at > 0,
    open: show,
    next: () => (at + 1 < rows.length ? show(rows[at + 1]) : hasMore && turn('next')),
    previous: () => at > 0 && show(rows[at - 1]),
    nextWaiting: () => {
      const found = rows.slice(at + 1).find(isWaiting);
      if (found) show(found);
      else if (hasMore) turn('waiting');
      else end();
    },
    close: () => show(undefined),
    isThrough,
  };
}
