/** An address of the API, and the roles that it is asked for, where it is not for all. */
export type StaffCall = { url: string; roles?: readonly string[] | undefined };

/**
 * By a screen's address what it asks of the API first, the list that they are the first page of, and the scripts that it has beside the
 * shell's.
 */
export type StaffCalls = Readonly<
  Record<string, { calls: readonly StaffCall[]; list?: string; scripts?: readonly string[] } | undefined>
>;
