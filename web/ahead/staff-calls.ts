/**
 * By a screen's address the API's that it asks first, the list that they are the first page of, and the scripts that it has beside the
 * shell's.
 */
export type StaffCalls = Readonly<
  Record<string, { urls: readonly string[]; list?: string; scripts?: readonly string[] } | undefined>
>;
