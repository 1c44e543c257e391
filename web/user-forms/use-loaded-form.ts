import { useEffect, useState } from 'react';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { takeFreshUserForm } from '../app/fresh-user-form.ts';
import { loadUserForm } from './load-user-form.ts';

type Loaded = { form?: UserForm; error?: unknown };

/** The induction of the address: the one that was just started, or the server's; `retry` after a failure. */
export function useLoadedForm(userFormId: string): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const form = takeFreshUserForm(userFormId);
    return form ? { form } : {};
  });
  const [attempt, setAttempt] = useState(0);
  const hasForm = loaded.form?._id === userFormId;
  useEffect(() => {
    if (hasForm) return undefined;
    let isLeft = false;
    loadUserForm(userFormId).then(
      (form) => !isLeft && setLoaded({ form }),
      (error: unknown) => !isLeft && setLoaded({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [userFormId, hasForm, attempt]);
  const retry = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  return hasForm ? { ...loaded, retry } : { error: loaded.error, retry };
}
