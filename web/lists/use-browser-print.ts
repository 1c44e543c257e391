import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type BrowserPrint = {
  /** Prints every row, as the list's own button does. */
  printAll: () => void;
  /** Puts the rows that are there on paper: the browser's menu waits for nothing. */
  showAtHand: () => void;
  onPrinted: () => void;
};

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** Makes the browser's own printing print the list: by its keys all of it, by its menu what is at hand. */
export function useBrowserPrint(print: BrowserPrint): void {
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current.printAll();
    };
    const before = () => flushSync(() => latest.current.showAtHand());
    const after = () => latest.current.onPrinted();
    window.addEventListener('keydown', press);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
