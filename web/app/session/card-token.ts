const keyOf = (cardId: string) => `cardToken:${cardId}`;

/** For a tab whose browser stores nothing. */
const memory = new Map<string, string>();

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The token with which a card's holder may change it: stored for this tab only. */
export function cardToken(cardId: string): string | undefined {
  return memory.get(cardId) ?? tabStorage()?.getItem(keyOf(cardId)) ?? undefined;
}

export function keepCardToken(cardId: string, token: string): void {
  memory.set(cardId, token);
  try {
    tabStorage()?.setItem(keyOf(cardId), token);
  } catch {
    // Then the token lasts until the tab reloads.
  }
}

export function forgetCardToken(cardId: string): void {
  memory.delete(cardId);
  tabStorage()?.removeItem(keyOf(cardId));
}
