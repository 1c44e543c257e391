import { indexedStore } from './indexed-store.ts';
import { safeStore } from './safe-store.ts';

let store: ReturnType<typeof safeStore> | undefined;

/** The store of this phone. */
export function phone(): ReturnType<typeof safeStore> {
  store ??= safeStore(indexedStore());
  return store;
}
