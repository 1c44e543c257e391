import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import { userApi } from '../../shared/users/user-api.ts';
import type { User, UserChange } from '../../shared/users/user.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { login, session } from '../app/session.ts';
import { focusFirst, refusedFields, type UserFaults } from './user-faults.ts';
import { userKey } from './user-queries.ts';

type OwnChange = Omit<UserChange, 'version'>;

const MOST_TRIES = 3;

/** Saves over the newest version: what is sent is the changed values of one part alone. */
async function saveOwn(user: User, change: OwnChange) {
  let { version } = user;
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(userApi.update, { params: { id: user._id }, body: { ...change, version } });
    } catch (error) {
      const isConflict = error instanceof AppError && codeOf(error) === 'version_conflict';
      if (!isConflict || tries >= MOST_TRIES) throw error;
      ({ version } = error.detail.current as User);
    }
  }
}

/** One part of the user's own details: its saving, and what came of it. */
export function useOwnSave(user: User) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [failure, setFailure] = useState<{ text: string; attempt: number }>();
  const [faults, setFaults] = useState<UserFaults>({});
  const fail = (error: unknown) => {
    const refused = refusedFields(t, error);
    setFaults(refused);
    if (Object.keys(refused).length > 0) focusFirst(refused);
    else setFailure((last) => ({ text: errorText(t, error), attempt: (last?.attempt ?? 0) + 1 }));
  };
  /** Whether it was saved. Asked only of what has no fault of its own. */
  const save = async (change: OwnChange, found: UserFaults = {}): Promise<boolean> => {
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) focusFirst(found);
    if (isBusy || Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const { token, ...saved } = await saveOwn(user, change);
      queryClient.setQueryData(userKey(user._id), saved);
      keepLogin(saved, token);
      setSavedCount((count) => count + 1);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, savedCount, failure, faults, save };
}

/** The login goes on under the new name, and after a change of password with the token that takes the old one's place. */
function keepLogin({ name, email }: User, token: string | undefined): void {
  const { loggedInUser, authToken } = session();
  if (loggedInUser && authToken) login({ user: { ...loggedInUser, name, email }, token: token ?? authToken });
}
