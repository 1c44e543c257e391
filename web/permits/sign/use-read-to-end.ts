import { useCallback, useState } from 'react';

/** Whether the end of each page has been on the screen of this reader; `end` marks the end of the shown page. */
export function useReadToEnd(
  reader: string,
  index: number,
  count: number,
): { isRead: boolean; end: (mark: Element | null) => void } {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const end = useCallback(
    (mark: Element | null) => {
      if (!mark) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setRead((before) => new Set([...before, `${reader} ${index}`]));
        observer.disconnect();
      });
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [reader, index],
  );
  const pages = Array.from({ length: count }, (_, page) => `${reader} ${page}`);
  return { isRead: pages.every((page) => read.has(page)), end };
}
