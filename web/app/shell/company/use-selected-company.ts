import { useSession } from '../../session/session.ts';

/** Root's selected company for the `company` of a list query; undefined for others, who get their own company. */
export function useSelectedCompany(): string | undefined {
  const { loggedInUser, selectedCompanyId } = useSession();
  return loggedInUser?.roles.includes('root') ? selectedCompanyId : undefined;
}
