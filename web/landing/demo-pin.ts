import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inPage = () => /^\d{6}$/.exec(document.body.dataset['demoPin'] ?? '')?.[0];

/** The PIN of the installation's demo induction, which the served page carries; undefined where there is no demo. */
export function useDemoPin(): string | undefined {
  return useSyncExternalStore(never, inPage, () => undefined);
}
