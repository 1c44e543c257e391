import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import { userApi } from '../../shared/users/user-api.ts';
import type { User } from '../../shared/users/user.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { putRow } from '../lists/list-cache.ts';
import { focusFirst, refusedFields, userFaults, type UserFaults } from './user-faults.ts';
import { rowOfUser, userKey, USERS } from './user-queries.ts';
import { changedNames, changeOf, rebased, valuesOf, type UserValues } from './user-values.ts';

/** What came of the last save; `attempt` makes the same words be read aloud again. */
type Outcome =
  | { kind: 'saved' }
  | { kind: 'failed'; text: string; attempt: number }
  | { kind: 'conflict'; saved: User };

/** A user being edited: what is typed over what was read, its saving, and a change made by somebody else meanwhile. */
export function useUserEditor(user: User) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(user);
  const [values, setValues] = useState(() => valuesOf(user));
  const [faults, setFaults] = useState<UserFaults>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const take = (saved: User, shown: UserValues) => {
    queryClient.setQueryData(userKey(saved._id), saved);
    putRow(queryClient, USERS, rowOfUser(saved));
    setBase(saved);
    setValues(shown);
  };
  const refuse = (error: unknown) => {
    const refused = refusedFields(t, error);
    setFaults(refused);
    if (error instanceof AppError && codeOf(error) === 'version_conflict') {
      setOutcome({ kind: 'conflict', saved: error.detail.current as User });
    } else if (Object.keys(refused).length > 0) focusFirst(refused);
    else
      setOutcome((last) => ({
        kind: 'failed',
        text: errorText(t, error),
        attempt: last?.kind === 'failed' ? last.attempt + 1 : 1,
      }));
  };
  const send = async (from: User, typed: UserValues) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { ...changeOf(valuesOf(from), typed), version: from.version };
      const saved = await call(userApi.update, { params: { id: from._id }, body });
      take(saved, valuesOf(saved));
      setOutcome({ kind: 'saved' });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const save = () => {
    const found = userFaults(t, values);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else if (!isBusy) void send(base, values);
  };
  /** What was typed here, on top of what somebody else saved. */
  const mine = (saved: User) => rebased({ base: valuesOf(base), typed: values, saved: valuesOf(saved) });
  /** What somebody else saved is taken; what was typed here stays over it and is saved, or goes. */
  const settle = (saved: User, keepsMine: boolean) => {
    const typed = mine(saved);
    take(saved, keepsMine ? typed : valuesOf(saved));
    setOutcome(undefined);
    if (keepsMine) void send(saved, typed);
  };
  const change = (changed: Partial<UserValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setOutcome((last) => (last?.kind === 'saved' ? undefined : last));
  };
  const isDirty = changedNames(valuesOf(base), values).length > 0;
  return { base, take, mine, values, change, faults, outcome, isBusy, isDirty, save, settle };
}
