/** What a person is in a permit. */
export const ROLES: Readonly<Record<string, string>> = {
  Creator: 'autor',
  Worker: 'wykonujący pracę',
  Grantor: 'wydający pozwolenie',
  WorkApprover: 'odbierający pracę',
  Watch: 'dozorujący po pracach',
};
