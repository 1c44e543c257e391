import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import { call } from '../../app/api/call.ts';

const KEY = ['own-calendar'] as const;

/** How the link of a calendar stands: `new` shows it once, `closed` was just ended. */
export type Standing =
  | { is: 'none' }
  | { is: 'closed' }
  | { is: 'open'; opened: string }
  | { is: 'new'; opened: string; url: string };

/** The link of the user's calendar as it is stored, and what opens and closes it. */
export function useOwnCalendar() {
  const queryClient = useQueryClient();
  const stored = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(calendarApi.own, {}, { signal }) });
  const keep = (opened: string | null) => queryClient.setQueryData(KEY, { opened });
  const opening = useMutation({
    mutationFn: () => call(calendarApi.open, {}),
    onSuccess: ({ opened }) => keep(opened),
  });
  const closing = useMutation({ mutationFn: () => call(calendarApi.close, {}), onSuccess: () => keep(null) });
  const open = () => {
    closing.reset();
    opening.mutate();
  };
  const close = () => {
    opening.reset();
    closing.mutate();
  };
  const busy = opening.isPending ? 'open' : closing.isPending ? 'close' : undefined;
  const failure = opening.error ?? closing.error;
  return { stored, open, close, busy, failure, standing: stored.data && standingOf(stored.data.opened) } as const;

  function standingOf(opened: string | null): Standing {
    if (opened === null) return closing.isSuccess ? { is: 'closed' } : { is: 'none' };
    return opening.data ? { is: 'new', opened, url: opening.data.url } : { is: 'open', opened };
  }
}
