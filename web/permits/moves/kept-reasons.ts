/** Drafts of reasons, by the id of the signing person or of the permit to cancel; in this tab's memory. */
const kept = new Map<string, string>();

export const keptReason = (id: string): string => kept.get(id) ?? '';

export function keepReason(id: string, reason: string): void {
  if (reason === '') kept.delete(id);
  else kept.set(id, reason);
}
