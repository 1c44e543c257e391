export const ROLES_FI: Readonly<Record<string, string>> = {
  Creator: 'laatija',
  Worker: 'työn tekijä',
  Grantor: 'luvan myöntäjä',
  WorkApprover: 'työn hyväksyjä',
  Watch: 'jälkivartija',
};

export const ROLES_EN: Readonly<Record<string, string>> = {
  Creator: 'creator',
  Worker: 'worker',
  Grantor: 'permit issuer',
  WorkApprover: 'work approver',
  Watch: 'after-watch guard',
};
