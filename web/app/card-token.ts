const keyOf = (cardId: string) => `cardToken:${cardId}`;

/** For a tab whose browser keeps nothing. */
const memory = new Map<string, string>();

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The token by which the holder of a card may change it: kept for this tab only. */
export function cardToken(cardId: string): string | undefined {
  return memory.get(cardId) ?? tabStorage()?.getItem(keyOf(cardId)) ?? undefined;
}

export function keepCardToken(cardId: string, token: string): void {
  memory.set(cardId, token);
  try {
    tabStorage()?.setItem(keyOf(cardId), token);
  } catch {
    // The token then lasts until the tab is reloaded.
  }
}

export function forgetCardToken(cardId: string): void {
  memory.delete(cardId);
  tabStorage()?.removeItem(keyOf(cardId));
}
