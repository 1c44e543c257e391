import { useEffect, useState } from 'react';
import { phoneAhead } from '../../phone/server-clock.ts';

const serverNow = () => Date.now() - phoneAhead();

/** The server's time, each second: the clock of a phone may be wrong. In milliseconds. */
export function useSeconds(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
