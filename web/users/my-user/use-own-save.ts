import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User, UserChange } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { login, session } from '../../app/session/session.ts';
import { conflictIn } from '../../editing/versioned-edit.ts';
import { useFailure } from '../../ui/feedback/use-failure.ts';
import { focusFirst, refusedFields, type UserFaults } from '../user/user-faults.ts';
import { userKey } from '../user-queries.ts';

type OwnChange = Omit<UserChange, 'version'>;

const MOST_TRIES = 3;

/** Saves over the newest version: sends only the changed values of one part. */
async function saveOwn(user: User, change: OwnChange) {
  let { version } = user;
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(userApi.update, { params: { id: user._id }, body: { ...change, version } });
    } catch (error) {
      const current = conflictIn<User>(error);
      if (!current || tries >= MOST_TRIES) throw error;
      ({ version } = current);
    }
  }
}

/** Saves one part of the user's own details, and holds the result. */
export function useOwnSave(user: User) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, tellFailure] = useFailure();
  const [faults, setFaults] = useState<UserFaults>({});
  const fail = (error: unknown) => {
    const refused = refusedFields(t, error);
    setFaults(refused);
    if (Object.keys(refused).length > 0) focusFirst(refused);
    else tellFailure({ text: errorText(t, error) });
  };
  /** Answers whether it was saved. Sends only values without faults. */
  const save = async (change: OwnChange, found: UserFaults = {}): Promise<boolean> => {
    setFaults(found);
    tellFailure(undefined);
    setSaved(false);
    if (Object.keys(found).length > 0) focusFirst(found);
    if (isBusy || Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const { token, ...saved } = await saveOwn(user, change);
      queryClient.setQueryData(userKey(user._id), saved);
      keepLogin(saved, token);
      setSaved(true);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, isSaved, failure, faults, save };
}

/** Updates the login with the new name, and after a change of password with the new token. */
function keepLogin({ name, email }: User, token: string | undefined): void {
  const { loggedInUser, authToken } = session();
  if (loggedInUser && authToken) login({ user: { ...loggedInUser, name, email }, token: token ?? authToken });
}
