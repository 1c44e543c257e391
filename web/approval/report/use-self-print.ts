import { useEffect, useState, type RefObject } from 'react';
import { picturesReady, printReports, type Printed } from './print-when-ready.ts';

/** Multi-report print starts after a second (rule 8.2). */
const START_MILLISECONDS = 1000;

/** The state of a print that the page starts by itself. */
export type SelfPrint = { state: 'starting' | 'started' | 'cancelled'; cancel: () => void };

/** Opens the print dialog for what there is to print once, after a second and after all pictures have loaded, unless cancelled. */
export function useSelfPrint(root: RefObject<HTMLElement | null>, { title, count }: Printed): SelfPrint {
  const [state, setState] = useState<SelfPrint['state']>('starting');
  const isStarting = count > 0 && state === 'starting';
  useEffect(() => {
    const element = root.current;
    if (!isStarting || !element) return;
    let isCalledOff = false;
    const wait = new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
    void Promise.all([wait, picturesReady(element)]).then(() => {
      if (isCalledOff) return;
      setState('started');
      printReports({ title, count });
    });
    return () => {
      isCalledOff = true;
    };
  }, [isStarting, root, title, count]);
  return { state, cancel: () => setState('cancelled') };
}
