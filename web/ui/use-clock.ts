import { useEffect, useState } from 'react';

const EACH_MILLISECONDS = 20_000;

/** The current time, updated three times a minute and whenever the user returns to the page. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const timer = setInterval(tell, EACH_MILLISECONDS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return now;
}
