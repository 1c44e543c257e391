import { lazy, Suspense, useEffect, useState } from 'react';
import { keepsAnything } from '../phone/keeps-anything.ts';

/** Lazy: most phones that open the page keep nothing. */
const KeptHere = lazy(() => import('./kept-here.tsx').then((file) => ({ default: file.KeptHere })));

/** What this phone keeps, where it keeps anything. */
export function IfKept() {
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void keepsAnything().then((found) => !isLeft && setAny(found));
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    isAny && (
      <Suspense>
        <KeptHere />
      </Suspense>
    )
  );
}
