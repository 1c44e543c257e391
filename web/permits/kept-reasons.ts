/** Reasons that are typed and not given, by the person who signs, as long as this tab lives. */
const kept = new Map<string, string>();

export const keptReason = (personId: string): string => kept.get(personId) ?? '';

export function keepReason(personId: string, reason: string): void {
  if (reason === '') kept.delete(personId);
  else kept.set(personId, reason);
}
