/** What a person is in a permit. */
export const ROLES: Readonly<Record<string, string>> = {
  Creator: 'укладач',
  Worker: 'виконавець робіт',
  Grantor: 'видає наряд',
  WorkApprover: 'приймає роботу',
  Watch: 'наглядач після робіт',
};
