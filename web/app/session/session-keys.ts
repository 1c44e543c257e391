/** The names under which a browser keeps its login. */
export const SESSION_KEYS = {
  /** What this phone keeps of the gate it was last at: it goes with the login. */
  gate: 'gate',
  authToken: 'authToken',
  user: 'loggedInUser',
  company: 'loggedInUserCompany',
  selectedCompanyId: 'selectedCompanyId',
} as const;
