import type { Page } from '../../../shared/content/pages/page.ts';
import type { TrailEvent } from '../../../shared/core/trail.ts';
import type { UserFormWithHistory } from '../../store/entities/user-forms/user-form-history.ts';
import { formPagePlace } from '../review/admin-edit.ts';

const WHAT = { signed: 'pageSigned', changed: 'pageChanged' } as const;

/** What the worker did to the pages; what staff gave back is told once, by the history. */
export function pageEvents({ pages }: UserFormWithHistory, form: readonly Page[]): TrailEvent[] {
  return pages.flatMap(({ index, events }) =>
    events.flatMap(({ at, by, what }): TrailEvent[] => {
      if (what === 'returned') return [];
      const place = formPagePlace(index, form[index]?.title ?? '');
      return [{ at, what: WHAT[what], by: 'worker', user: null, how: by === 'worker' ? 'phone' : 'login', place }];
    }),
  );
}
