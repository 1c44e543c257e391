import { useState } from 'react';
import { dataUrlOf } from '../../content/data-url.ts';
import { PictureRefused, smallPicture } from '../../content/small-picture.ts';

/** A drawing has more lines than a photo; it travels within one call. */
const MOST_BYTES = 1_500_000;

/** Takes a picture for a plan, as a data URL, and tells why one was refused. */
export function usePlanPicture(onPlan: (plan: string) => void) {
  const [refusal, setRefusal] = useState<PictureRefused['reason']>();
  const take = async ([file]: File[]) => {
    if (!file) return;
    setRefusal(undefined);
    try {
      onPlan(await dataUrlOf(await smallPicture(file, MOST_BYTES, new AbortController().signal)));
    } catch (failure) {
      setRefusal(failure instanceof PictureRefused ? failure.reason : 'unreadable');
    }
  };
  return { take, refusal };
}
