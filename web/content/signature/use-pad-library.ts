import { useEffect, useState } from 'react';
import type SignaturePad from 'signature_pad';

type PadLibrary = typeof SignaturePad;

let loaded: PadLibrary | undefined;

async function loadPad(): Promise<PadLibrary> {
  loaded ??= (await import('signature_pad')).default;
  return loaded;
}

/** Prefetches the pad while the network is available. */
export function preloadSignaturePad(): void {
  // A failed preload stays silent: opening the page retries and reports.
  loadPad().catch(() => undefined);
}

/** The pad library, loaded on first use; `retry` after a failed load. */
export function usePadLibrary(): { Pad: PadLibrary | undefined; hasFailed: boolean; retry: () => void } {
  const [Pad, setPad] = useState<PadLibrary | undefined>(() => loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    loadPad().then(
      (library) => !isLeft && setPad(() => library),
      () => !isLeft && setFailedAttempt(attempt),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return { Pad, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
