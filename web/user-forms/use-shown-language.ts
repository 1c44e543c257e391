import { useEffect } from 'react';
import { shownLanguageOf } from '../../shared/content/base-language.ts';
import { workerLanguageOf } from '../../shared/core/language.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { useIsOnline } from '../app/shell/use-is-online.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { loadUserForm } from './load-user-form.ts';
import { workerOutbox } from './sending/worker-outbox.ts';

/** Fetches an induction's texts in the language that the worker has chosen; without a network those that it has stay. */
export function useShownLanguage({ _id, pages, inductionForm: { languages } }: UserForm): void {
  const chosen = workerLanguageOf(useLanguage());
  const isOnline = useIsOnline();
  const [base] = languages ?? [];
  const wanted = languages && shownLanguageOf({ languages }, chosen);
  const isOther = base !== undefined && pages.some(({ language = base }) => language !== wanted);
  useEffect(() => {
    if (!isOther || !isOnline) return;
    loadUserForm(_id, wanted).then(
      (form) => workerOutbox().take(form),
      () => undefined,
    );
  }, [_id, isOther, isOnline, wanted]);
}
