import { readStored } from '../app/session/browser-storage.ts';

/** This localStorage key marks a shared device; its value is the time of the last handover. */
export const SHARED_MARK = 'sharedDevice';

export function isSharedDevice(): boolean {
  return readStored(SHARED_MARK) !== undefined;
}
