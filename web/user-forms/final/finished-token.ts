const keyOf = (userFormId: string) => `finishedUserForm:${userFormId}`;

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The token of a finished induction: stored for this tab only, to show its last page at the gate. */
export function finishedToken(userFormId: string): string | undefined {
  return tabStorage()?.getItem(keyOf(userFormId)) ?? undefined;
}

export function keepFinishedToken(userFormId: string, token: string | undefined): void {
  try {
    if (token === undefined) tabStorage()?.removeItem(keyOf(userFormId));
    else tabStorage()?.setItem(keyOf(userFormId), token);
  } catch {
    // Without storage the last page is gone after a reload.
  }
}
