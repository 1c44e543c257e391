import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../content/use-seconds-left.ts';
import { currentReading, keepReading, readReading, readUntil } from './reading-clock.ts';

type Page = { userFormId: string; formPage: number; seconds: number };

/** The reading time of the page that is open; `waitFor` makes it longer where the server's clock says so. */
export function useReadingTime({ userFormId, formPage, seconds }: Page) {
  const [reading, setReading] = useState(() => currentReading(readReading(userFormId, formPage), seconds, Date.now()));
  useEffect(() => keepReading(userFormId, formPage, reading), [userFormId, formPage, reading]);
  const secondsLeft = useSecondsLeft(reading.seconds > 0 ? readUntil(reading) : undefined);
  return {
    secondsLeft,
    /** Whether there was a wait and it has ended. */
    isOver: reading.seconds > 0 && secondsLeft === 0,
    waitedShare: reading.seconds > 0 ? 1 - secondsLeft / reading.seconds : 1,
    waitFor: (longer: number) => setReading({ from: Date.now(), seconds: longer }),
  };
}
