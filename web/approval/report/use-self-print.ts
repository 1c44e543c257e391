import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { printReports, reportsReady, type Printed } from './print-when-ready.ts';

/** Multi-report print starts after a second (rule 8.2). */
const START_MILLISECONDS = 1000;

/** The state of a print that the page starts by itself. */
export type SelfPrint = { state: 'starting' | 'started' | 'cancelled'; cancel: () => void };

/** Opens the print dialog for what there is to print once, after a second and once the reports are ready, unless cancelled. */
export function useSelfPrint(root: RefObject<HTMLElement | null>, { title, count }: Printed): SelfPrint {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SelfPrint['state']>('starting');
  const isStarting = count > 0 && state === 'starting';
  useEffect(() => {
    const element = root.current;
    if (!isStarting || !element) return;
    let isCalledOff = false;
    const wait = new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
    const ready = wait.then(() => reportsReady(element, queryClient));
    void ready.then(() => {
      if (isCalledOff) return;
      setState('started');
      printReports({ title, count });
    });
    return () => {
      isCalledOff = true;
    };
  }, [isStarting, root, queryClient, title, count]);
  return { state, cancel: () => setState('cancelled') };
}
