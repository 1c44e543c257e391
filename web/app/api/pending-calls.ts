import { useSyncExternalStore } from 'react';

/** Counts unsettled promises. */
class Pending {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly isAny = () => this.#count > 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async track<T>(work: Promise<T>): Promise<T> {
    this.#change(1);
    try {
      return await work;
    } finally {
      this.#change(-1);
    }
  }

  #change(by: 1 | -1): void {
    this.#count += by;
    for (const listener of this.#listeners) listener();
  }
}

const calls = new Pending();
const proofs = new Pending();

/** Counts a promise as loading until it settles; the loading bar shows while any is pending. */
export const trackLoading = <T>(work: Promise<T>): Promise<T> => calls.track(work);

/** Counts a running proof of work, so that the waiting screen can say so. */
export const trackProof = <T>(work: Promise<T>): Promise<T> => proofs.track(work);

const never = () => false;

export const useIsLoading = (): boolean => useSyncExternalStore(calls.subscribe, calls.isAny, never);

export const useIsProving = (): boolean => useSyncExternalStore(proofs.subscribe, proofs.isAny, never);
