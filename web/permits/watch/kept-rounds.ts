/** A round of the watch that the server has not confirmed; `at` is the phone's time of its making. */
export type KeptRound = { id: string; at: string; word: string; photo?: string };

const keyOf = (permitId: string) => `watchRounds:${permitId}`;

/** For a tab whose browser stores nothing. */
const memory = new Map<string, readonly KeptRound[]>();

export function keptRounds(permitId: string): readonly KeptRound[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(permitId)) ?? 'null');
    if (Array.isArray(stored)) return stored as KeptRound[];
  } catch {
    // What this tab knows is all there is.
  }
  return memory.get(permitId) ?? [];
}

function keep(permitId: string, rounds: readonly KeptRound[]): void {
  memory.set(permitId, rounds);
  try {
    if (rounds.length === 0) localStorage.removeItem(keyOf(permitId));
    else localStorage.setItem(keyOf(permitId), JSON.stringify(rounds));
  } catch {
    // Then they last until the tab reloads.
  }
}

export function keepRound(permitId: string, round: KeptRound): void {
  keep(permitId, [...keptRounds(permitId), round]);
}

export function dropRound(permitId: string, id: string): void {
  keep(
    permitId,
    keptRounds(permitId).filter((round) => round.id !== id),
  );
}

/** An id like the server's, of 128 random bits. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
