/** By a screen's address the API's that it asks first, and the list that they are the first page of. */
export type StaffCalls = Readonly<Record<string, { urls: readonly string[]; list?: string } | undefined>>;
