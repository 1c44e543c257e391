import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User, UserRow } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { useVersionedEdit } from '../../editing/use-versioned-edit.ts';
import { changeRows } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { focusFirst, refusedFields, userFaults, type UserFaults } from './user-faults.ts';
import { rowOfUser, userKey, USERS } from '../user-queries.ts';
import { changeOf, isSameValue, valuesOf, type UserValues } from './user-values.ts';

const SHAPE = { valuesOf, isSame: isSameValue };

/** Edits a user: the typed values over the loaded ones, saving, and conflicts. */
export function useUserEditor(user: User) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [faults, setFaults] = useState<UserFaults>({});

  /** Takes a newer state of the user and rebases the edit on it. */
  const take = (saved: User) => {
    queryClient.setQueryData(userKey(saved._id), saved);
    changeRows<UserRow>(queryClient, listKey(USERS), (row) => (row._id === saved._id ? rowOfUser(saved) : row));
  };
  const edit = useVersionedEdit<User, UserValues>({
    saved: user,
    shape: SHAPE,
    send: (values, base) => {
      const body = { ...changeOf(valuesOf(base), values), version: base.version };
      return call(userApi.update, { params: { id: base._id }, body });
    },
    onKnown: take,
  });
  const send = async () => {
    const outcome = await edit.save();
    if (outcome.kind !== 'failed') return;
    const refused = refusedFields(t, outcome.error);
    setFaults(refused);
    focusFirst(refused);
  };
  const save = () => {
    const found = userFaults(t, edit.values);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else void send();
  };
  const discard = () => {
    edit.discard();
    setFaults({});
  };
  const isOfFields = Object.keys(refusedFields(t, edit.error)).length > 0;
  const failure = edit.error === undefined || isOfFields ? undefined : errorText(t, edit.error);
  return { ...edit, take, faults, failure, save, discard };
}

export type UserEditing = ReturnType<typeof useUserEditor>;
