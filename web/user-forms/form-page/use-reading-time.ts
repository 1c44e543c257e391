import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../content/use-seconds-left.ts';
import { currentReading, keepReading, readReading, readUntil } from './reading-clock.ts';

type Page = { userFormId: string; formPage: number; seconds: number; isDone: boolean };

/** The reading time of the open page, none for a finished page; `waitFor` extends it by the server's clock. */
export function useReadingTime({ userFormId, formPage, seconds, isDone }: Page) {
  const [reading, setReading] = useState(() => currentReading(readReading(userFormId, formPage), seconds, Date.now()));
  useEffect(() => keepReading(userFormId, formPage, reading), [userFormId, formPage, reading]);
  const hasWait = reading.seconds > 0 && !isDone;
  const secondsLeft = useSecondsLeft(hasWait ? readUntil(reading) : undefined);
  return {
    secondsLeft,
    /** Whether there was a wait and it has ended. */
    isOver: hasWait && secondsLeft === 0,
    /** From 0 to 1. */
    waitedShare: hasWait ? 1 - secondsLeft / reading.seconds : 1,
    waitFor: (longer: number) => setReading({ from: Date.now(), seconds: longer }),
  };
}
