import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLeaving } from '../ui/overlays/leaving.ts';
import { useHeldSteps } from '../ui/overlays/use-held-steps.ts';

type Leave = () => void;
type Asking = { isOn: boolean; isSamePage: (pathname: string) => boolean };

/** True while an agreed navigation runs, so that the guards of other parts of the page let it through. */
let isAgreed = false;

/** The URL on this site that a plain click on a link would open in this tab. */
function linkOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  return url.origin === window.location.origin ? url : undefined;
}

/** Guards the browser's Back and Forward. */
function useSteps({ isOn, isSamePage }: Asking, ask: (leave: Leave) => void): void {
  const isLet = useCallback(
    (isToThisEntry: boolean) => isAgreed || (!isToThisEntry && isSamePage(window.location.pathname)),
    [isSamePage],
  );
  useHeldSteps({ isOn, isLet, onHeld: ask });
}

function useLinks({ isOn, isSamePage }: Asking, ask: (leave: Leave) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const follow = (event: MouseEvent) => {
      const url = linkOf(event);
      if (!url || isSamePage(url.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(url.pathname + url.search + url.hash));
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [isOn, isSamePage, ask, navigate]);
}

/** Guards closing and reloading the page; the browser asks with its own dialog. */
function useUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const close = (event: BeforeUnloadEvent) => {
      if (!isAgreed) event.preventDefault();
    };
    window.addEventListener('beforeunload', close);
    return () => {
      isAgreed = false;
      window.removeEventListener('beforeunload', close);
    };
  }, [isOn]);
}

/** Asks before a link, a history step or a guarded act leaves the page while `isOn`. */
export function useLeaveQuestion(asking: Asking): { isAsked: boolean; agree: () => void; stay: () => void } {
  const [wanted, setWanted] = useState<{ leave: Leave }>();
  const [ask] = useState(() => (leave: Leave) => setWanted({ leave }));
  const { isOn } = asking;
  useSteps(asking, ask);
  useLinks(asking, ask);
  useUnload(isOn);
  useEffect(() => (isOn ? guardLeaving(ask) : undefined), [isOn, ask]);
  return {
    isAsked: wanted !== undefined,
    agree: () => {
      isAgreed = true;
      setWanted(undefined);
      wanted?.leave();
    },
    stay: () => setWanted(undefined),
  };
}
