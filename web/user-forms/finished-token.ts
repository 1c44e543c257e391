const keyOf = (userFormId: string) => `finishedUserForm:${userFormId}`;

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The token of an induction that is finished: kept for this tab only, so that its last page can be shown at the gate. */
export function finishedToken(userFormId: string): string | undefined {
  return tabStorage()?.getItem(keyOf(userFormId)) ?? undefined;
}

export function keepFinishedToken(userFormId: string, token: string | undefined): void {
  try {
    if (token === undefined) tabStorage()?.removeItem(keyOf(userFormId));
    else tabStorage()?.setItem(keyOf(userFormId), token);
  } catch {
    // Without storage the last page is there until the tab is reloaded.
  }
}
