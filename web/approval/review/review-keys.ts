import type { KeyboardEvent } from 'react';

/** The act of a key during a review beside the list. */
export type ReviewAct = 'next' | 'previous' | 'approve' | 'open' | 'close' | 'help';

const ACTS: Readonly<Record<string, ReviewAct>> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
  a: 'approve',
  Enter: 'open',
  Escape: 'close',
  '?': 'help',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The act of a key. `isOnControl`: a button, link or field has the focus, and its own Enter takes precedence. A held key approves once. */
export function reviewActOf(pressed: Pressed, isOnControl: boolean): ReviewAct | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const act = Object.hasOwn(ACTS, key) ? ACTS[key] : undefined;
  if (act === 'open' && isOnControl) return undefined;
  return act === 'approve' && pressed.repeat ? undefined : act;
}

/** The shortcuts listed under "?". */
export const SHOWN_KEYS = [
  { act: 'next', keys: ['J', '→'] },
  { act: 'previous', keys: ['K', '←'] },
  { act: 'approve', keys: ['A'] },
  { act: 'open', keys: ['Enter'] },
  { act: 'close', keys: ['Esc'] },
  { act: 'help', keys: ['?'] },
] as const satisfies readonly { act: ReviewAct; keys: readonly string[] }[];
