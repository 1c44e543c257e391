import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type BrowserPrint = {
  /** Prints every row, as the list's own button does. */
  printAll: () => void;
  /** Prints the loaded rows: the browser's print menu cannot wait for more. */
  showAtHand: () => void;
  onPrinted: () => void;
};

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** Makes the browser's own printing print the list: its shortcut prints all rows, its menu the loaded rows. */
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
