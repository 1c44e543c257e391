import { useEffect, useState, type RefObject } from 'react';
import { picturesReady } from './print-when-ready.ts';

/** Multi-report print starts after a second (rule 8.2). */
const START_MILLISECONDS = 1000;

/** The state of a print that the page starts by itself. */
export type SelfPrint = { state: 'starting' | 'started' | 'cancelled'; cancel: () => void };

/** Opens the print dialog once, after a second and after all pictures have loaded, unless cancelled. */
export function useSelfPrint(root: RefObject<HTMLElement | null>, isReady: boolean): SelfPrint {
  const [state, setState] = useState<SelfPrint['state']>('starting');
  const isStarting = isReady && state === 'starting';
  useEffect(() => {
    const element = root.current;
    if (!isStarting || !element) return;
    let isCalledOff = false;
    const wait = new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
    void Promise.all([wait, picturesReady(element)]).then(() => {
      if (isCalledOff) return;
      setState('started');
      window.print();
    });
    return () => {
      isCalledOff = true;
    };
  }, [isStarting, root]);
  return { state, cancel: () => setState('cancelled') };
}
