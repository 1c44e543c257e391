import { allWaiting } from '../offline/kept-induction.ts';
import { phone } from '../offline/phone.ts';
import { tabChannel } from '../offline/tabs.ts';

/** By user form, the number of parts that this phone has not sent. */
export type UnsentCounts = ReadonlyMap<string, number>;

export async function unsentCounts(): Promise<UnsentCounts> {
  const kept = await phone().inductions();
  return new Map(kept.map((induction) => [induction.userFormId, allWaiting(induction).length]));
}

const listeners = new Set<() => void>();
let isListening = false;

/** Calls the listener after every change of a stored induction; returns an unsubscribe function. */
export function onKeptChange(listener: () => void): () => void {
  if (!isListening) tabChannel(() => listeners.forEach((each) => each()));
  isListening = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}
