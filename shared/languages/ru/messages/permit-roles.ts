/** What a person is in a permit. */
export const ROLES: Readonly<Record<string, string>> = {
  Creator: 'составитель',
  Worker: 'исполнитель работ',
  Grantor: 'выдающий наряд',
  WorkApprover: 'принимающий работу',
  Watch: 'наблюдающий после работ',
};
