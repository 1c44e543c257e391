import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { userApi } from '../../shared/users/user-api.ts';
import type { User, UserRow } from '../../shared/users/user.ts';
import { call } from '../app/api/call.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';

export const USERS = 'users';

export const userList: ListDesign<UserRow, 'all'> = {
  name: USERS,
  states: ['all'],
  load: ({ state: _all, ...query }, signal) => call(userApi.list, { query }, { signal }),
};

export const userKey = (id: string) => ['user', id] as const;

/** One user, refetched whenever the page opens, since edits are saved over it. */
export function useUser(id: string): UseQueryResult<User> {
  return useQuery({
    queryKey: userKey(id),
    queryFn: ({ signal }) => call(userApi.get, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
}

export function rowOfUser(user: User): UserRow {
  const { _id, company, name, email, roles, department, permitRole, created, isNew, verifiedEmail } = user;
  return { _id, company, name, email, roles, department, permitRole, created, isNew, verifiedEmail };
}
