/** What the security log tells of; a new kind is one line here, and its text, which the compiler asks for. */
export const SECURITY_KINDS = [
  'login',
  'loginFailed',
  'logout',
  'sessionsEnded',
  'accessRefused',
  'userCreated',
  'userRemoved',
  'rolesChanged',
  'emailAsked',
  'emailChanged',
  'emailUndone',
  'passwordChanged',
  'signPinChanged',
  'pinDrawn',
  'pinsGuessed',
  'exported',
  'keysRotated',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
