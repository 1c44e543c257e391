import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ofPin, type OfPin } from '../phone/finished.ts';

/** When the page was asked for, in milliseconds since 1970: the first of a tab before its script came, which takes long on a bad network. */
function useAskedAt(): number {
  const { key } = useLocation();
  const [askedAt] = useState(() => (key === 'default' ? performance.timeOrigin : Date.now()));
  return askedAt;
}

/**
 * What this phone had of the PIN when the page was asked for, nothing until the phone has said; a start that runs here or
 * in another tab does not turn into a question.
 */
export function useOfPin(pin: string): OfPin | undefined {
  const askedAt = useAskedAt();
  const [kept, setKept] = useState<OfPin>();
  useEffect(() => {
    let isLeft = false;
    void ofPin(pin, askedAt).then((found) => !isLeft && setKept(found));
    return () => {
      isLeft = true;
    };
  }, [pin, askedAt]);
  return kept;
}
