import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import { userApi } from '../../shared/users/user-api.ts';
import type { User, UserRow } from '../../shared/users/user.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { changeRows } from '../lists/list-cache.ts';
import { listKey } from '../lists/use-cursor-list.ts';
import { focusFirst, refusedFields, userFaults, type UserFaults } from './user-faults.ts';
import { rowOfUser, userKey, USERS } from './user-queries.ts';
import {
  changedNames,
  changeOf,
  rebased,
  tornNames,
  valuesOf,
  type UserValues,
  type ValueName,
} from './user-values.ts';

/** Values that were changed here and by somebody else at the same time. */
export type Tear = { torn: ValueName[]; mine: UserValues; saved: UserValues };

/** What came of the last save; `attempt` makes the same words be read aloud again. */
type Outcome = { kind: 'saved' } | { kind: 'failed'; text: string; attempt: number } | { kind: 'torn'; tear: Tear };

const failedAfter = (last: Outcome | undefined, text: string): Outcome => ({
  kind: 'failed',
  text,
  attempt: last?.kind === 'failed' ? last.attempt + 1 : 1,
});

/** A user being edited: what is typed over what was read, its saving, and a change made by somebody else meanwhile. */
export function useUserEditor(user: User) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(user);
  const [values, setValues] = useState(() => valuesOf(user));
  const [faults, setFaults] = useState<UserFaults>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  /** Shows a newer state of the user, with what is typed and not saved over it. */
  const take = (
    saved: User,
    typed: UserValues = rebased({ base: valuesOf(base), typed: values, saved: valuesOf(saved) }),
  ) => {
    queryClient.setQueryData(userKey(saved._id), saved);
    changeRows<UserRow>(queryClient, listKey(USERS), (row) => (row._id === saved._id ? rowOfUser(saved) : row));
    setBase(saved);
    setValues(typed);
  };
  const refuse = (error: unknown) => {
    const refused = refusedFields(t, error);
    setFaults(refused);
    if (error instanceof AppError && codeOf(error) === 'version_conflict') {
      const current = error.detail.current as User;
      const [mine, saved] = [values, valuesOf(current)];
      setOutcome({
        kind: 'torn',
        tear: { torn: tornNames({ base: valuesOf(base), typed: mine, saved }), mine, saved },
      });
      take(current);
    } else if (Object.keys(refused).length > 0) focusFirst(refused);
    else setOutcome((last) => failedAfter(last, errorText(t, error)));
  };
  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { ...changeOf(valuesOf(base), values), version: base.version };
      const saved = await call(userApi.update, { params: { id: base._id }, body });
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
    else if (!isBusy) void send();
  };
  const discard = () => {
    setValues(valuesOf(base));
    setFaults({});
    setOutcome(undefined);
  };
  const change = (changed: Partial<UserValues>) => setValues((before) => ({ ...before, ...changed }));
  const isDirty = changedNames(valuesOf(base), values).length > 0;
  return { base, take, values, change, faults, outcome, isBusy, isDirty, save, discard };
}

export type UserEditing = ReturnType<typeof useUserEditor>;
