import { useEffect, useState, type RefObject } from 'react';
import { picturesReady } from './print-when-ready.ts';

/** Multi-report print starts after a second (specification 9). */
const START_MILLISECONDS = 1000;

/** How the printing that a page begins by itself stands. */
export type SelfPrint = { state: 'starting' | 'started' | 'cancelled'; cancel: () => void };

/** Opens the print dialog after a second and once every picture is there, unless it is called off; only once. */
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
