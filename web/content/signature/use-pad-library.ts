import { useEffect, useState } from 'react';
import type SignaturePad from 'signature_pad';

type PadLibrary = typeof SignaturePad;

let loaded: PadLibrary | undefined;

async function loadPad(): Promise<PadLibrary> {
  loaded ??= (await import('signature_pad')).default;
  return loaded;
}

/** Fetches the pad before its page is opened, while the network is there. */
export function preloadSignaturePad(): void {
  // A preload that fails says nothing: opening the page tries again and tells.
  loadPad().catch(() => undefined);
}

/** The pad, fetched on first use; `retry` where the network did not give it. */
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
