/** What a person does in a permit. */
export const PERSON_ROLES = ['Creator', 'Worker', 'Grantor', 'WorkApprover', 'NoRole'] as const;
