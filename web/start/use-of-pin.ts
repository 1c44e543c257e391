import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OfPin } from '../phone/finished.ts';
import { knownOfPin } from './known-of-pin.ts';

/** When the user requested the page, in milliseconds since 1970; a tab's first page counts from before its slow script. */
function useAskedAt(): number {
  const { key } = useLocation();
  const [askedAt] = useState(() => (key === 'default' ? performance.timeOrigin : Date.now()));
  return askedAt;
}

/** This phone's inductions of the PIN at the time of the request, without starts made since; undefined until they are read. */
export function useOfPin(pin: string): OfPin | undefined {
  const askedAt = useAskedAt();
  const [kept, setKept] = useState<OfPin>();
  useEffect(() => {
    let isLeft = false;
    void knownOfPin(pin, askedAt).then((found) => !isLeft && setKept(found));
    return () => {
      isLeft = true;
    };
  }, [pin, askedAt]);
  return kept;
}
