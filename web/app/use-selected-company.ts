import { useSession } from './session.ts';

/** The company whose lists root looks at, for the `company` of a list query; everyone else has their own without asking. */
export function useSelectedCompany(): string | undefined {
  const { loggedInUser, selectedCompanyId } = useSession();
  return loggedInUser?.roles.includes('root') ? selectedCompanyId : undefined;
}
