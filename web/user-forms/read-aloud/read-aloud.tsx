import { useEffect, useRef, useState, type RefObject } from 'react';
import { useOwnTexts } from '../../app/texts/own-texts.ts';
import { drawLargeIcon } from '../../content/file-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { piecesOf } from './page-pieces.ts';
import { speak } from './speak.ts';
import { READ_ALOUD_TEXTS } from './texts.ts';

const SPEAKER = drawLargeIcon(
  'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6a8.500 8.500 0 0 1 0 12',
);
const SQUARE = drawLargeIcon('M5 5h14v14H5z');

/** Reads a page aloud by the phone's own voice, and stops: by a second press, and when the page is left. */
export function ReadAloud({ page }: { page: RefObject<Element | null> }) {
  const texts = useOwnTexts(READ_ALOUD_TEXTS, 'readAloud');
  const [isReading, setReading] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => {
    const silence = () => {
      stop.current();
      setReading(false);
    };
    // A page that the browser keeps for going back is not unmounted.
    addEventListener('pagehide', silence);
    return () => {
      removeEventListener('pagehide', silence);
      stop.current();
    };
  }, []);
  const press = () => {
    stop.current();
    stop.current = () => {};
    setReading(false);
    if (isReading || !page.current) return;
    setReading(true);
    stop.current = speak(piecesOf(page.current), () => setReading(false));
  };
  return (
    <Button
      variant="secondary"
      icon={isReading ? SQUARE : SPEAKER}
      aria-label={isReading ? texts.stop : texts.listen}
      title={isReading ? texts.stop : texts.listen}
      onClick={press}
    />
  );
}
