import { indexedStore } from './indexed-store.ts';
import { safeStore } from './safe-store.ts';

const OPENING_MILLISECONDS = 3000;

/** A database that does not open in time counts as none: typing does not wait for it. */
async function opened(): ReturnType<typeof indexedStore> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not open')), OPENING_MILLISECONDS);
  });
  return Promise.race([indexedStore(), late]).finally(() => clearTimeout(timer));
}

let store: ReturnType<typeof safeStore> | undefined;

/** The store of this phone. */
export function phone(): ReturnType<typeof safeStore> {
  store ??= safeStore(opened());
  return store;
}
